<?php
function identifier_hash(string|int $identifier, string $key): string
{
    if ($key === '') {
        throw new RuntimeException('CHAT_IDENTITY_KEY is not set.');
    }
    if ($identifier === '') {
        throw new RuntimeException('There is no identifier to sign.');
    }
    return hash_hmac('sha256', (string) $identifier, $key);
}

echo identifier_hash('user-42', getenv('CHAT_IDENTITY_KEY') ?: '');
