require 'openssl'

def identifier_hash(identifier, key)
  raise 'CHAT_IDENTITY_KEY is not set.' if key.to_s.empty?
  raise 'There is no identifier to sign.' if identifier.to_s.empty?

  OpenSSL::HMAC.hexdigest('SHA256', key, identifier.to_s)
end

puts identifier_hash('user-42', ENV['CHAT_IDENTITY_KEY'])
