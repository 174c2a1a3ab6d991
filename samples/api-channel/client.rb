require 'json'
require 'net/http'

def need(name)
  value = ENV[name].to_s
  raise "#{name} is not set." if value.empty?

  value
end

BASE_URL = need('%SLUG%_URL')
TOKEN = need('%SLUG%_TOKEN')
ACCOUNT = need('%SLUG%_ACCOUNT_ID')

class ApiError < StandardError
  attr_reader :status

  def initialize(status, text)
    @status = status
    super("#{status} #{text.to_s[0, 200]}")
  end
end

# Makes one call. Raises unless the response is 2xx with JSON or empty.
def call(method, path, data = nil)
  uri = URI(BASE_URL + path)
  request = Net::HTTP.const_get(method.capitalize).new(uri)
  request['api_access_token'] = TOKEN
  if data
    request['Content-Type'] = 'application/json'
    request.body = data.to_json
  end

  options = { use_ssl: uri.scheme == 'https', open_timeout: 10, read_timeout: 30 }
  response = Net::HTTP.start(uri.host, uri.port, **options) { |http| http.request(request) }
  raise ApiError.new(response.code.to_i, response.body) unless response.is_a?(Net::HTTPSuccess)

  response.body.to_s.empty? ? nil : JSON.parse(response.body)
end
