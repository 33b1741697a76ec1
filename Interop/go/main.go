// Answers POSTs with what Go reads of a multipart body: `reader` with the parts of mime/multipart one after the other, `form`
// with net/http's ParseMultipartForm, as Gin and Echo use it. `program reader|form PORT`; the answer is that of ../README.md.
package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"mime"
	"mime/multipart"
	"net"
	"net/http"
	"os"
	"runtime"
	"sort"
	"strings"
	"unicode/utf8"
)

type part struct {
	Name     string  `json:"name"`
	Filename *string `json:"filename"`
	Type     *string `json:"type"`
	Length   int64   `json:"length"`
	SHA256   string  `json:"sha256"`
}

type answer struct {
	Server  string `json:"server"`
	Version string `json:"version"`
	Parts   []part `json:"parts"`
	Error   string `json:"error,omitempty"`
}

// A name for JSON: what is no Unicode text is shown by its bytes.
func text(value string) string {
	if utf8.ValidString(value) {
		return value
	}
	return "bytes:" + hex.EncodeToString([]byte(value))
}

func optional(header map[string][]string, key string) *string {
	if values, given := header[key]; given && len(values) > 0 {
		return &values[0]
	}
	return nil
}

func digested(content io.Reader, read *part) error {
	digest := sha256.New()
	length, err := io.Copy(digest, content)
	read.Length, read.SHA256 = length, hex.EncodeToString(digest.Sum(nil))
	return err
}

func readParts(request *http.Request) ([]part, error) {
	parts := []part{}
	reader, err := request.MultipartReader()
	if err != nil {
		return parts, err
	}
	for {
		next, err := reader.NextPart()
		if err == io.EOF {
			return parts, nil
		}
		if err != nil {
			return parts, err
		}
		read := part{Name: text(next.FormName()), Type: optional(next.Header, "Content-Type")}
		// FileName() cannot tell an empty filename from none.
		_, disposition, err := mime.ParseMediaType(next.Header.Get("Content-Disposition"))
		if _, given := disposition["filename"]; err == nil && given {
			filename := text(next.FileName())
			read.Filename = &filename
		}
		err = digested(next, &read)
		parts = append(parts, read)
		if err != nil {
			return parts, err
		}
	}
}

func readForm(request *http.Request) ([]part, error) {
	parts := []part{}
	if err := request.ParseMultipartForm(1 << 20); err != nil {
		return parts, err
	}
	defer request.MultipartForm.RemoveAll()
	for _, name := range sortedKeys(request.MultipartForm.Value) {
		for _, value := range request.MultipartForm.Value[name] {
			read := part{Name: text(name)}
			if err := digested(strings.NewReader(value), &read); err != nil {
				return parts, err
			}
			parts = append(parts, read)
		}
	}
	for _, name := range sortedKeys(request.MultipartForm.File) {
		for _, file := range request.MultipartForm.File[name] {
			read, err := readFile(name, file)
			if err != nil {
				return parts, err
			}
			parts = append(parts, read)
		}
	}
	return parts, nil
}

func readFile(name string, header *multipart.FileHeader) (part, error) {
	filename, contentType := text(header.Filename), header.Header.Get("Content-Type")
	read := part{Name: text(name), Filename: &filename, Type: &contentType}
	file, err := header.Open()
	if err != nil {
		return read, err
	}
	defer file.Close()
	return read, digested(file, &read)
}

// Go's map has no order, an answer should have one.
func sortedKeys[Value any](values map[string]Value) []string {
	keys := []string{}
	for key := range values {
		keys = append(keys, key)
	}
	sort.Strings(keys)
	return keys
}

func main() {
	if len(os.Args) != 3 || os.Args[1] != "reader" && os.Args[1] != "form" {
		log.Fatal("usage: program reader|form PORT")
	}
	read := readParts
	if os.Args[1] == "form" {
		read = readForm
	}
	handler := http.HandlerFunc(func(writer http.ResponseWriter, request *http.Request) {
		parts, err := read(request)
		reply := answer{Server: "Go", Version: strings.TrimPrefix(runtime.Version(), "go"), Parts: parts}
		if err != nil {
			// Its text may quote the body.
			reply.Error = fmt.Sprintf("%T", err)
		}
		writer.Header().Set("Content-Type", "application/json")
		if err := json.NewEncoder(writer).Encode(reply); err != nil {
			log.Print(err)
		}
	})
	listener, err := net.Listen("tcp", "127.0.0.1:"+os.Args[2])
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("http://%s/\n", listener.Addr())
	log.Fatal(http.Serve(listener, handler))
}
