# Three readers of Perl in Starman: `perl reader.pl READER PORT`, where READER is cgi (CGI.pm), body (HTTP::Body) or
# entity (HTTP::Entity::Parser, which Plack::Request uses). The answer is that of ../README.md.
use strict;
use warnings;
use Digest::SHA;
use Encode ();
use File::Temp ();
use JSON::PP ();

# A name for JSON: what is no Unicode text is shown by its bytes.
sub text {
    my ($value) = @_;
    return undef unless defined $value;
    $value = Encode::encode('UTF-8', $value) if utf8::is_utf8($value);
    my $copy = $value;
    my $text = eval { Encode::decode('UTF-8', $copy, Encode::FB_CROAK) };
    return defined $text ? $text : 'bytes:' . unpack('H*', $value);
}

sub part {
    my ($name, $filename, $type, $content) = @_;
    my $digest = Digest::SHA->new(256);
    my $length;
    if (ref $content) {
        $digest->addfile($content->{path}, 'b');
        $length = -s $content->{path};
    } else {
        $content = Encode::encode('UTF-8', $content) if utf8::is_utf8($content);
        $digest->add($content);
        $length = length $content;
    }
    return {
        name => text($name), filename => text($filename), type => $type, length => $length, sha256 => $digest->hexdigest,
    };
}

sub each_piece {
    my ($env, $take) = @_;
    my $left = $env->{CONTENT_LENGTH} // 0;  # Starman says it of a chunked body too.
    while ($left > 0) {
        my $count = $env->{'psgi.input'}->read(my $piece, $left < 65536 ? $left : 65536);
        last unless $count;
        $take->($piece);
        $left -= $count;
    }
}

sub read_cgi {
    my ($env, $parts) = @_;
    # A CGI program has the body on standard input and the rest in its environment.
    my $body = File::Temp->new;
    each_piece($env, sub { print {$body} $_[0] });
    $body->flush;
    local @ENV{qw(REQUEST_METHOD CONTENT_TYPE CONTENT_LENGTH)} = ('POST', $env->{CONTENT_TYPE}, -s "$body");
    open STDIN, '<', "$body" or die "no body\n";
    CGI::initialize_globals();
    my $form = CGI->new;
    for my $name ($form->multi_param) {
        for my $value ($form->multi_param($name)) {
            if (ref $value) {
                my $info = $form->uploadInfo($value) || {};
                push @$parts, part($name, "$value", $info->{'Content-Type'}, { path => $form->tmpFileName($value) });
            } else {
                push @$parts, part($name, undef, undef, $value);
            }
        }
    }
    die "refused\n" if $form->cgi_error;
}

sub read_body {
    my ($env, $parts) = @_;
    require HTTP::Body;
    my $form = HTTP::Body->new($env->{CONTENT_TYPE}, $env->{CONTENT_LENGTH} // 0);
    $form->cleanup(1);
    each_piece($env, sub { $form->add($_[0]) });
    my %seen;
    for my $name (grep { !$seen{$_}++ } map { $_ // '' } @{ $form->param_order }) {
        my $values = $form->param->{$name};
        push @$parts, map { part($name, undef, undef, $_) } ref $values ? @$values : $values;
    }
    for my $name (sort keys %{ $form->upload }) {
        my $files = $form->upload->{$name};
        push @$parts, map { part($name, $_->{filename}, $_->{headers}{'Content-Type'}, { path => $_->{tempname} }) }
            ref $files eq 'ARRAY' ? @$files : $files;
    }
    die "incomplete\n" unless $form->state eq 'done';
}

sub read_entity {
    my ($env, $parts) = @_;
    require HTTP::Entity::Parser;
    my $parser = HTTP::Entity::Parser->new(buffer_length => 65536);
    $parser->register('multipart/form-data', 'HTTP::Entity::Parser::MultiPart');
    my ($fields, $files) = $parser->parse($env);
    while (my ($name, $value) = splice @$fields, 0, 2) { push @$parts, part($name, undef, undef, $value) }
    while (my ($name, $file) = splice @$files, 0, 2) {
        my ($type) = map { ref $file->{headers} eq 'ARRAY' ? {@{ $file->{headers} }}->{'Content-Type'} : undef } 1;
        push @$parts, part($name, $file->{filename}, $type, { path => $file->{tempname} });
    }
}

my %readers = (
    cgi => ['CGI.pm', 'CGI', \&read_cgi],
    body => ['HTTP::Body', 'HTTP::Body', \&read_body],
    entity => ['HTTP::Entity::Parser', 'HTTP::Entity::Parser', \&read_entity],
);
my ($server, $module, $read) = @{ $readers{ $ARGV[0] // '' } or die "usage: reader.pl cgi|body|entity PORT\n" };
eval "require $module" or die $@;
my $version = $module->VERSION;

my $application = sub {
    my ($env) = @_;
    my $answer = { server => $server, version => "$version", parts => [] };
    # Of an error nothing is said: its text may quote the body.
    eval { $read->($env, $answer->{parts}); 1 } or $answer->{error} = 'refused';
    return [200, ['Content-Type' => 'application/json'], [JSON::PP->new->ascii->canonical->encode($answer) . "\n"]];
};

{
    package Announcing;
    use parent 'Starman::Server';

    sub post_bind_hook {
        my ($self) = @_;
        $| = 1;
        print 'http://127.0.0.1:', $self->{server}{sock}[0]->sockport, "/\n";
        $self->SUPER::post_bind_hook(@_);
    }
}
Announcing->new->run($application, { listen => ['127.0.0.1:' . ($ARGV[1] // die "which port?\n")], workers => 1 });
