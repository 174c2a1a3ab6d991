require 'openssl'

TOLERANCE = 300 # seconds

def genuine?(body, timestamp, signature, secret, now: Time.now.to_i)
  raise ArgumentError, 'The webhook secret is missing.' if secret.to_s.empty?
  return false unless timestamp.to_s.match?(/\A\d+\z/)
  return false if (now - timestamp.to_i).abs > TOLERANCE

  digest = OpenSSL::HMAC.hexdigest('SHA256', secret, "#{timestamp}.#{body}")
  OpenSSL.secure_compare("sha256=#{digest}", signature.to_s)
end
