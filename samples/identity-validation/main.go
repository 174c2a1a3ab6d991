package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"log"
	"os"
)

func identifierHash(identifier, key string) string {
	mac := hmac.New(sha256.New, []byte(key))
	mac.Write([]byte(identifier))
	return hex.EncodeToString(mac.Sum(nil))
}

func main() {
	key := os.Getenv("CHAT_IDENTITY_KEY")
	if key == "" {
		log.Fatal("CHAT_IDENTITY_KEY is not set.")
	}
	fmt.Println(identifierHash("user-42", key))
}
