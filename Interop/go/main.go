// Reads multipart bodies with Go's own mime/multipart and prints what it read.
//
// Input: on standard input, any number of records: one line with the Content-Type value, one line with the length of the
// body in bytes, the body. Output: one line of JSON for each, {"parts":[…]} or {"error":"…"}.
package main

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io"
	"log"
	"mime"
	"mime/multipart"
	"os"
	"strconv"
	"strings"
)

type part struct {
	Name     string  `json:"name"`
	Filename *string `json:"filename"`
	Type     string  `json:"type"`
	Length   int     `json:"length"`
	SHA256   string  `json:"sha256"`
}

type answer struct {
	Parts []part `json:"parts"`
	Error string `json:"error,omitempty"`
}

func read(contentType string, body []byte) answer {
	_, parameters, err := mime.ParseMediaType(contentType)
	if err != nil {
		return answer{Error: err.Error()}
	}
	reader := multipart.NewReader(bytes.NewReader(body), parameters["boundary"])
	parts := []part{}
	for {
		next, err := reader.NextPart()
		if err == io.EOF {
			return answer{Parts: parts}
		}
		if err != nil {
			return answer{Error: err.Error()}
		}
		content, err := io.ReadAll(next)
		if err != nil {
			return answer{Error: err.Error()}
		}
		digest := sha256.Sum256(content)
		read := part{
			Name: next.FormName(), Type: next.Header.Get("Content-Type"), Length: len(content),
			SHA256: hex.EncodeToString(digest[:]),
		}
		// FileName() cannot tell an empty filename from none.
		_, disposition, err := mime.ParseMediaType(next.Header.Get("Content-Disposition"))
		if err != nil {
			return answer{Error: err.Error()}
		}
		if _, given := disposition["filename"]; given {
			filename := next.FileName()
			read.Filename = &filename
		}
		parts = append(parts, read)
	}
}

func main() {
	input := bufio.NewReader(os.Stdin)
	output := json.NewEncoder(os.Stdout)
	for {
		contentType, err := input.ReadString('\n')
		if err == io.EOF {
			return
		}
		line, err := input.ReadString('\n')
		if err != nil {
			log.Fatal(err)
		}
		length, err := strconv.Atoi(strings.TrimSuffix(line, "\n"))
		if err != nil {
			log.Fatal(err)
		}
		body := make([]byte, length)
		if _, err := io.ReadFull(input, body); err != nil {
			log.Fatal(err)
		}
		if err := output.Encode(read(strings.TrimSuffix(contentType, "\n"), body)); err != nil {
			log.Fatal(err)
		}
	}
}
