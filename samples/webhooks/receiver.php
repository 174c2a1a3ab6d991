<?php
require __DIR__ . '/signature.php';

const MAX_BYTES = 1_000_000;

// Your work. What it throws is logged.
function handle(array $event): void
{
    error_log('received ' . $event['event'] . ' ' . ($event['id'] ?? ''));
}

function respond(int $status): never
{
    http_response_code($status);
    exit;
}

// One file for each delivery. Use a table with a unique column in production.
function is_repeated(?string $delivery): bool
{
    if ($delivery === null) {
        return false;
    }
    $file = sys_get_temp_dir() . '/delivery-' . hash('sha256', $delivery);
    if (@fopen($file, 'x') !== false) {
        return false;
    }
    // Without the file, nothing was recorded: fail rather than drop the event.
    return file_exists($file) ?: throw new RuntimeException("Cannot write $file.");
}

$secret = getenv('WEBHOOK_SECRET') ?: '';
if ($secret === '') {
    error_log('Set WEBHOOK_SECRET to the secret of the webhook.');
    respond(500);
}
$body = file_get_contents('php://input', length: MAX_BYTES + 1);
if (strlen($body) > MAX_BYTES) {
    respond(413);
}

$headers = array_change_key_case(getallheaders());
$header = fn (string $name): ?string => $headers[strtolower($name)] ?? null;
if (!is_genuine($body, $header('X-%Slug%-Timestamp'), $header('X-%Slug%-Signature'), $secret)) {
    respond(401);
}
$event = json_decode($body, true);
if (!is_array($event)) {
    respond(400);
}
if (is_repeated($header('X-%Slug%-Delivery'))) {
    respond(204);
}

http_response_code(204);
if (function_exists('fastcgi_finish_request')) {
    fastcgi_finish_request();
}
try {
    handle($event);
} catch (Throwable $error) {
    error_log((string) $error);
}
