require 'json'
require 'net/http'

uri = URI('%app-url%/public/api/v1/inboxes/<INBOX_IDENTIFIER>/contacts/<SOURCE_ID>/conversations')
headers = { 'Content-Type' => 'application/json' }
body = { custom_attributes: { screen: 'checkout' } }

response = Net::HTTP.post(uri, body.to_json, headers)
raise "#{response.code} #{response.body}" unless response.is_a?(Net::HTTPSuccess)

puts JSON.parse(response.body)['id']
