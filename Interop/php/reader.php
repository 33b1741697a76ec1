<?php
// Answers every POST to PHP's own web server with what its own multipart parser read. The answer is that of ../README.md.
//
// PHP sorts parts into $_POST and $_FILES and keeps the last of one name, unless the name ends in `[]`. So the order between
// fields and files is lost: fields are listed first. The content type of a field is not kept either.
header('Content-Type: application/json');

// A name for JSON: what is no Unicode text is shown by its bytes.
function text(?string $value): ?string
{
    return $value === null || preg_match('//u', $value) ? $value : 'bytes:' . bin2hex($value);
}

function entry(string $name, ?string $filename, ?string $type, int $length, string $sha256, int $problem = 0): array
{
    $entry = [
        'name' => text($name), 'filename' => text($filename), 'type' => $type, 'length' => $length, 'sha256' => $sha256,
    ];
    return $problem === 0 ? $entry : $entry + ['problem' => $problem];
}

// What stood behind a name in brackets: PHP numbers what had none in them.
function suffix(mixed $values, int|string $index): string
{
    return !is_array($values) ? '' : (array_is_list($values) ? '[]' : "[$index]");
}

$parts = [];
foreach ($_POST as $name => $values) {
    foreach ((array) $values as $index => $value) {
        $suffix = suffix($values, $index);
        $value = is_string($value) ? $value : json_encode($value);
        $parts[] = entry($name . $suffix, null, null, strlen($value), hash('sha256', $value));
    }
}
foreach ($_FILES as $name => $file) {
    foreach (array_keys((array) $file['name']) as $index) {
        $suffix = suffix($file['name'], $index);
        $field = fn (string $key) => is_array($file[$key]) ? $file[$key][$index] : $file[$key];
        $path = $field('tmp_name');
        $length = $path === '' ? 0 : filesize($path);
        $sha256 = $path === '' ? hash('sha256', '') : hash_file('sha256', $path);
        $parts[] = entry($name . $suffix, $field('name'), $field('type'), $length, $sha256, $field('error'));
    }
}
$answer = ['server' => 'PHP', 'version' => PHP_VERSION, 'parts' => $parts];
// PHP only warns of what it cannot read, before the script begins.
if (error_get_last() !== null) {
    $answer['error'] = 'warning';
}
echo json_encode($answer, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES), "\n";
