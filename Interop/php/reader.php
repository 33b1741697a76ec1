<?php
// Answers every POST to PHP's own web server with what its own multipart parser read, as JSON.
//
// PHP sorts parts into $_POST and $_FILES and keeps the last of one name, unless the name ends in `[]`. So the order between
// fields and files is lost: fields are listed first. The content type of a field is not kept either.
header('Content-Type: application/json');

function entry(string $name, ?string $filename, ?string $type, string $content, int $error = 0): array
{
    return [
        'name' => $name, 'filename' => $filename, 'type' => $type, 'length' => strlen($content),
        'sha256' => hash('sha256', $content), 'error' => $error,
    ];
}

$parts = [];
foreach ($_POST as $name => $values) {
    $suffix = is_array($values) ? '[]' : '';
    foreach ((array) $values as $value) {
        $parts[] = entry($name . $suffix, null, null, $value);
    }
}
foreach ($_FILES as $name => $file) {
    $suffix = is_array($file['name']) ? '[]' : '';
    foreach (array_keys((array) $file['name']) as $index) {
        $field = fn (string $key) => is_array($file[$key]) ? $file[$key][$index] : $file[$key];
        $path = $field('tmp_name');
        $content = $path === '' ? '' : file_get_contents($path);
        $parts[] = entry($name . $suffix, $field('name'), $field('type'), $content, $field('error'));
    }
}
echo json_encode(['parts' => $parts], JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE), "\n";
