package main

import (
	"encoding/json"
	"fmt"
	"os"
	"time"
)

// Verifies every message of signed.json with the receiver of the guide.
func main() {
	text, err := os.ReadFile("signed.json")
	var signed struct {
		Messages []struct {
			Name, Method, URL, Body string
			IsGood                  bool
			Headers                 map[string]string
			At                      int64
		}
		Jwks struct{ Keys []Key }
	}
	if err == nil {
		err = json.Unmarshal(text, &signed)
	}
	if err != nil {
		panic(err)
	}
	for _, one := range signed.Messages {
		_, err := VerifyWebhook(one.Method, one.URL, one.Headers, []byte(one.Body), signed.Jwks.Keys, time.Unix(one.At, 0))
		verdict := "FAILED"
		if (err == nil) == one.IsGood {
			verdict = "PASSED"
		}
		fmt.Println(verdict, one.Name)
	}
}
