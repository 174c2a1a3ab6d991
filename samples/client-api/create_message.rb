require 'json'
require 'net/http'

uri = URI('%app-url%/public/api/v1/inboxes/<INBOX_IDENTIFIER>/contacts/<SOURCE_ID>/conversations/<CONVERSATION_ID>/messages')
headers = { 'Content-Type' => 'application/json' }
body = { content: 'The gate stays closed.', echo_id: 'draft-1' }

response = Net::HTTP.post(uri, body.to_json, headers)
raise "#{response.code} #{response.body}" unless response.is_a?(Net::HTTPSuccess)

puts JSON.parse(response.body)['id']
