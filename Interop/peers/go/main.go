// Go's mime/multipart.Writer and net/http.
package main

import (
	"io"
	"log"
	"mime/multipart"
	"net/http"
	"os"
	"path/filepath"
)

func write(form *multipart.Writer, folder string) error {
	for _, field := range [][2]string{{"title", "hello"}, {"名字", "验收"}, {"lines", "one\r\ntwo\r\n"}} {
		if err := form.WriteField(field[0], field[1]); err != nil {
			return err
		}
	}
	for _, file := range [][2]string{{"photo", "p.bin"}, {"empty", "empty.txt"}, {"files", "验收.txt"}, {"files", "2.txt"}} {
		content, err := os.Open(filepath.Join(folder, file[1]))
		if err != nil {
			return err
		}
		defer content.Close()
		part, err := form.CreateFormFile(file[0], file[1])
		if err != nil {
			return err
		}
		if _, err := io.Copy(part, content); err != nil {
			return err
		}
	}
	return form.Close()
}

func main() {
	// A pipe has no length, so that the body goes in chunks.
	reader, writer := io.Pipe()
	form := multipart.NewWriter(writer)
	go func() { writer.CloseWithError(write(form, os.Args[2])) }()
	response, err := http.Post(os.Args[1], form.FormDataContentType(), reader)
	if err != nil {
		log.Fatal(err)
	}
	if response.StatusCode != http.StatusOK {
		log.Fatal(response.Status)
	}
}
