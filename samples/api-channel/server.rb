require 'json'
require 'openssl'
require 'set'
require 'sinatra'
require 'timeout'

SECRET = ENV['CHANNEL_SECRET'].to_s
raise 'CHANNEL_SECRET is not set.' if SECRET.empty?

MAX_BYTES = 5_000_000
DONE = Set.new   # IDs that were delivered. Keep them in your database.
FAILED = Set.new # IDs that an agent may send again. Keep them too.

helpers do
  def header(name)
    request.get_header("HTTP_#{name.upcase.tr('-', '_')}").to_s
  end

  def genuine?(body)
    timestamp = header('X-%Slug%-Timestamp')
    return false if (Time.now.to_i - timestamp.to_i).abs > 300

    digest = OpenSSL::HMAC.hexdigest('SHA256', SECRET, "#{timestamp}.#{body}")
    Rack::Utils.secure_compare("sha256=#{digest}", header('X-%Slug%-Signature'))
  end
end

# Your own code: raise if the customer can't be reached.
def deliver(message_id, conversation_id, source_id, text, files)
  puts "to #{conversation_id} #{source_id}: #{text} #{files}"
end

def wanted?(event)
  return false unless event['message_type'] == 'outgoing' && !event['private']
  return false if DONE.include?(event['id'])
  return true if event['event'] == 'message_created'

  # The agent's retry button: the platform removes the error of the message.
  attributes = event['content_attributes'] || {}
  event['event'] == 'message_updated' && FAILED.include?(event['id']) &&
    !attributes['external_error'] && !attributes['deleted']
end

post '/webhooks/chat' do
  body = request.body.read(MAX_BYTES + 1).to_s
  halt 413 if body.bytesize > MAX_BYTES
  halt 401 unless genuine?(body)

  begin
    event = JSON.parse(body)
  rescue JSON::ParserError
    halt 400
  end
  halt 200 unless event.is_a?(Hash) && wanted?(event)

  begin
    conversation_id = event.dig('conversation', 'id')
    source_id = event.dig('conversation', 'contact_inbox', 'source_id')
    files = (event['attachments'] || []).map { |file| file['data_url'] }
    # The content is null if the agent sent only files.
    Timeout.timeout(4) { deliver(event['id'], conversation_id, source_id, event['content'].to_s, files) }
  rescue StandardError => e
    logger.error(e.full_message)
    FAILED.add(event['id'])
    halt 500 # The agent sees the message as failed.
  end
  DONE.add(event['id'])
  FAILED.delete(event['id'])
  200
end
