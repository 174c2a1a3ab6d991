<?php
const TOLERANCE = 300; // seconds

function is_genuine(string $body, ?string $timestamp, ?string $signature, string $secret, ?int $now = null): bool
{
    if ($secret === '') {
        throw new InvalidArgumentException('The webhook secret is missing.');
    }
    if (!ctype_digit($timestamp ?? '')) {
        return false;
    }
    if (abs(($now ?? time()) - (int) $timestamp) > TOLERANCE) {
        return false;
    }
    $digest = hash_hmac('sha256', $timestamp . '.' . $body, $secret);
    return hash_equals('sha256=' . $digest, $signature ?? '');
}
