require 'json'
require_relative 'signature'

SECRET = ENV['WEBHOOK_SECRET'].to_s
raise 'Set WEBHOOK_SECRET to the secret of the webhook.' if SECRET.empty?

MAX_BYTES = 1_000_000
DELIVERIES = {} # IDs of the last 10,000 deliveries
LOCK = Mutex.new

# Your work. What it raises is logged.
def handle(event)
  puts "received #{event['event']} #{event['id']}"
end

def repeated?(delivery)
  return false if delivery.nil?

  LOCK.synchronize do
    return true if DELIVERIES.key?(delivery)

    DELIVERIES[delivery] = true
    DELIVERIES.shift if DELIVERIES.size > 10_000
    false
  end
end

def header(env, name)
  env["HTTP_#{name.upcase.tr('-', '_')}"]
end

run(lambda do |env|
  body = env['rack.input']&.read(MAX_BYTES + 1).to_s
  next [413, {}, []] if body.bytesize > MAX_BYTES

  timestamp = header(env, 'X-%Slug%-Timestamp')
  signature = header(env, 'X-%Slug%-Signature')
  next [401, {}, []] unless genuine?(body, timestamp, signature, SECRET)

  begin
    event = JSON.parse(body)
  rescue JSON::ParserError
    next [400, {}, []]
  end

  unless repeated?(header(env, 'X-%Slug%-Delivery'))
    Thread.new do
      handle(event)
    rescue StandardError => e
      warn e.full_message
    end
  end
  [204, {}, []]
end)
