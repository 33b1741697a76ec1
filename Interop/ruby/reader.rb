# Rack::Multipart, as Rails and Sinatra use it, in Puma. `ruby reader.rb PORT`; the answer is that of ../README.md.
require "digest"
require "json"
require "puma"
require "puma/server"
require "rack"
require "rack/multipart"

Rack::Utils.multipart_part_limit = 0
Rack::Utils.multipart_total_part_limit = 0 if Rack::Utils.respond_to?(:multipart_total_part_limit=)
Rack::Utils.multipart_file_limit = 0 if Rack::Utils.respond_to?(:multipart_file_limit=)

# A name for JSON: what is no Unicode text is shown by its bytes.
def text(value)
  return nil if value.nil?

  utf8 = value.dup.force_encoding(Encoding::UTF_8)
  utf8.valid_encoding? ? utf8 : "bytes:#{value.unpack1('H*')}"
end

# Rack makes hashes and lists of names with brackets; this makes names of them again.
def flattened(name, value, &block)
  if value.is_a?(Array)
    value.each { |element| flattened("#{name}[]", element, &block) }
  elsif value.is_a?(Hash) && !value.key?(:tempfile)
    value.each { |key, element| flattened("#{name}[#{key}]", element, &block) }
  else
    yield name, value
  end
end

def part(name, value)
  return { name: text(name), filename: nil, type: nil, length: 0, sha256: Digest::SHA256.hexdigest("") } if value.nil?
  unless value.is_a?(Hash)
    return { name: text(name), filename: nil, type: nil, length: value.bytesize, sha256: Digest::SHA256.hexdigest(value) }
  end

  file = value[:tempfile]
  { name: text(name), filename: text(value[:filename]), type: value[:type], length: file.size,
    sha256: Digest::SHA256.file(file.path).hexdigest }
end

application = lambda do |env|
  answer = { server: "Rack", version: Rack.release, parts: [] }
  begin
    (Rack::Multipart.parse_multipart(env) || {}).each do |name, value|
      flattened(name, value) { |whole, content| answer[:parts] << part(whole, content) }
    end
  rescue StandardError => error
    # Its text may quote the body.
    answer[:error] = error.class.name
  end
  [200, { "Content-Type" => "application/json" }, [JSON.generate(answer), "\n"]]
end

server = Puma::Server.new(application)
listener = server.add_tcp_listener("127.0.0.1", Integer(ARGV.fetch(0, "0")))
puts "http://127.0.0.1:#{listener.addr[1]}/"
$stdout.flush
server.run.join
