import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class IdentifierHash {
    static String identifierHash(String identifier, String key)
            throws GeneralSecurityException {
        byte[] secret = key.getBytes(StandardCharsets.UTF_8);
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(secret, "HmacSHA256"));
        byte[] hash = mac.doFinal(identifier.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(hash);
    }

    public static void main(String[] args) throws GeneralSecurityException {
        String key = System.getenv("CHAT_IDENTITY_KEY");
        if (key == null || key.isEmpty()) {
            throw new IllegalStateException("CHAT_IDENTITY_KEY is not set.");
        }
        System.out.println(identifierHash("user-42", key));
    }
}
