using System.Security.Cryptography;
using System.Text;

string? key = Environment.GetEnvironmentVariable("CHAT_IDENTITY_KEY");
if (string.IsNullOrEmpty(key))
{
    throw new InvalidOperationException("CHAT_IDENTITY_KEY is not set.");
}
Console.WriteLine(IdentifierHash("user-42", key));

static string IdentifierHash(string identifier, string key)
{
    byte[] secret = Encoding.UTF8.GetBytes(key);
    byte[] message = Encoding.UTF8.GetBytes(identifier);
    byte[] hash = HMACSHA256.HashData(secret, message);
    return Convert.ToHexString(hash).ToLowerInvariant();
}
