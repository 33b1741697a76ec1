// swift-format-ignore-file
// Made by Scripts/embed-vectors from Vectors/. Do not edit.

enum BuiltInVectors {
    /// The areas, in the order of the files.
    static let areas = [
        "multipart.boundary",
        "multipart.encode",
        "multipart.header",
        "multipart.request",
        "uuid.bytes",
        "uuid.identity",
        "uuid.layout",
        "uuid.rule",
        "uuid.text",
    ]
    static let files: [String] = [
        // Vectors/multipart-boundary.json
###"""
{
  "schema": "bytecontract-vectors-1",
  "area": "multipart.boundary",
  "suite": "1.0.0",
  "title": "Boundary syntax and the Content-Type value",
  "notes": {
    "Generator": "Base64, UUIDs in braces and e-mail-like ids come from generators that were not made for boundaries.",
    "Injection": "A line end in the boundary writes a second header into the request.",
    "Length": "RFC 2046, 5.1.1 allows 70 characters; aiohttp, falcon, civetweb and Rack 3 refuse more.",
    "Quotes": "A boundary with a character that ends a token must stand in quotes (RFC 2045, 5.1); Rack 2.2 cut such a boundary at the comma even then.",
    "Short": "civetweb refuses fewer than 4 characters; legal all the same.",
    "TrailingSpace": "10 of 33 parser set-ups refuse a boundary that ends in a space: a header reader trims it."
  },
  "groups": [
    {
      "name": "syntax",
      "operation": "multipart.boundary",
      "level": "must",
      "section": "RFC 2046, 5.1.1",
      "profile": "strict",
      "cases": [
        {
          "id": "multipart.boundary.0001",
          "comment": "letters and digits",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "bytecontract8f1d2c3b4a596877"
              }
            ],
            "length": 28,
            "sha256": "69858c81017554b82524e975be68e11675462614f767118d9b1b270d26e7d513"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "multipart/form-data; boundary=bytecontract8f1d2c3b4a596877"
                }
              ],
              "length": 58,
              "sha256": "18b763e43d91eb92a6c3cd38b850835874df9d183083402a28665722a5cfff3e"
            }
          }
        },
        {
          "id": "multipart.boundary.0002",
          "comment": "hyphens in front, as browsers send",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "----WebKitFormBoundary7MA4YWxkTrZu0gW"
              }
            ],
            "length": 37,
            "sha256": "29cb0f261d151e86058cd8fefcef0ad3f089d8520daf65bd4dea8ec1cbf00180"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "multipart/form-data; boundary=----WebKitFormBoundary7MA4YWxkTrZu0gW"
                }
              ],
              "length": 67,
              "sha256": "c6601b17623dce1ba7159c3408a01a2f0631779788cf00e64488bbaaf29e27ee"
            }
          }
        },
        {
          "id": "multipart.boundary.0003",
          "comment": "hyphens alone",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "----------"
              }
            ],
            "length": 10,
            "sha256": "590ccb73c8a4de29c964c2b9942276ea692f69ba18a38a53ef981edb91e916de"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "multipart/form-data; boundary=----------"
                }
              ],
              "length": 40,
              "sha256": "39b074aa8a5070699456c4514e53ceb68e592b4e8f536cbc6cd22a3bd2987807"
            }
          }
        },
        {
          "id": "multipart.boundary.0004",
          "comment": "underscore, period, plus and apostrophe need no quotes",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "a_b.c+d'e"
              }
            ],
            "length": 9,
            "sha256": "dbdc81ba9886d92a4be2b4daca48166a3e2be85e991896a36e3ddcd3c01d71ef"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "multipart/form-data; boundary=a_b.c+d'e"
                }
              ],
              "length": 39,
              "sha256": "b91cfaf343acb4c41031e0825eddbf590dcc26dce1481aa041c3fa5d4e4fb511"
            }
          }
        },
        {
          "id": "multipart.boundary.0005",
          "comment": "one character",
          "flags": [
            "Short"
          ],
          "input": {
            "segments": [
              {
                "text": "B"
              }
            ],
            "length": 1,
            "sha256": "df7e70e5021544f4834bbee64a9e3789febc4be81470df629cad6ddb03320a5c"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "multipart/form-data; boundary=B"
                }
              ],
              "length": 31,
              "sha256": "1197bfdaf5efd60dac43da06a5362e0687924b06a61ef59bfabc6db867040f8b"
            }
          }
        },
        {
          "id": "multipart.boundary.0006",
          "comment": "70 characters",
          "flags": [
            "Length"
          ],
          "input": {
            "segments": [
              {
                "text": "0123456789012345678901234567890123456789012345678901234567890123456789"
              }
            ],
            "length": 70,
            "sha256": "57445fa40b08c60cdcba7ca39c756de614d11482e3f15a925f548688c19e58f4"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "multipart/form-data; boundary=0123456789012345678901234567890123456789012345678901234567890123456789"
                }
              ],
              "length": 100,
              "sha256": "1399227b618c21e7142f630b0bede3bf5718ee179ca7e27dca8f57c2f4c4bd43"
            }
          }
        },
        {
          "id": "multipart.boundary.0007",
          "comment": "colon inside: quotes",
          "flags": [
            "Quotes"
          ],
          "input": {
            "segments": [
              {
                "text": "a:b"
              }
            ],
            "length": 3,
            "sha256": "6783a31eabf68ccc0660f935c0826282bdd2241f3a80a9f2d10d59aea9ebb5d8"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "multipart/form-data; boundary=\"a:b\""
                }
              ],
              "length": 35,
              "sha256": "00a832bb15b351708f762ae3a198a9e084008092427dde2af164b73294927c2c"
            }
          }
        },
        {
          "id": "multipart.boundary.0008",
          "comment": "equals sign inside: quotes",
          "flags": [
            "Quotes"
          ],
          "input": {
            "segments": [
              {
                "text": "a=b"
              }
            ],
            "length": 3,
            "sha256": "42144f3939c3ffbbf0bf8b1f12affb5c23a4c5bd41e0ff672d54a5754f062058"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "multipart/form-data; boundary=\"a=b\""
                }
              ],
              "length": 35,
              "sha256": "edc59b5c6288907adde0cdd39a7cf8e4df51c7072aeecfce1963b50faf822519"
            }
          }
        },
        {
          "id": "multipart.boundary.0009",
          "comment": "question mark inside: quotes",
          "flags": [
            "Quotes"
          ],
          "input": {
            "segments": [
              {
                "text": "a?b"
              }
            ],
            "length": 3,
            "sha256": "c2a7b64a2d2520047bfc9248fdda834c9cc2c0c9e89826355c7a6ae16fe11179"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "multipart/form-data; boundary=\"a?b\""
                }
              ],
              "length": 35,
              "sha256": "89daf1b883d33b92bb8858b9d761fd9086af30348208e838dfb3f96a23f272c5"
            }
          }
        },
        {
          "id": "multipart.boundary.0010",
          "comment": "slash inside: quotes",
          "flags": [
            "Quotes"
          ],
          "input": {
            "segments": [
              {
                "text": "a/b"
              }
            ],
            "length": 3,
            "sha256": "c14cddc033f64b9dea80ea675cf280a015e672516090a5626781153dc68fea11"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "multipart/form-data; boundary=\"a/b\""
                }
              ],
              "length": 35,
              "sha256": "cdac986347a0163b1f672e85bf125df49f68dc864b2b04c9047642ad2ecf09ae"
            }
          }
        },
        {
          "id": "multipart.boundary.0011",
          "comment": "opening parenthesis inside: quotes",
          "flags": [
            "Quotes"
          ],
          "input": {
            "segments": [
              {
                "text": "a(b"
              }
            ],
            "length": 3,
            "sha256": "38d5ec2d0e88604dc0391293d8e2024ba18ed6a7c8dc19d5227d368a7fb402a9"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "multipart/form-data; boundary=\"a(b\""
                }
              ],
              "length": 35,
              "sha256": "95a37bdcf8d643b33eb47c64f8e90abf3ea739b5fd53c192a7409161f8201b22"
            }
          }
        },
        {
          "id": "multipart.boundary.0012",
          "comment": "closing parenthesis inside: quotes",
          "flags": [
            "Quotes"
          ],
          "input": {
            "segments": [
              {
                "text": "a)b"
              }
            ],
            "length": 3,
            "sha256": "23b9ef03b2c752c6616f84a35d77323e935903333e8d434e808e04e886c921b8"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "multipart/form-data; boundary=\"a)b\""
                }
              ],
              "length": 35,
              "sha256": "c379ac3b67759a3b528530d550c268721dfc8d5625bd44f127e41ae584230348"
            }
          }
        },
        {
          "id": "multipart.boundary.0013",
          "comment": "comma inside: quotes",
          "flags": [
            "Quotes"
          ],
          "input": {
            "segments": [
              {
                "text": "a,b"
              }
            ],
            "length": 3,
            "sha256": "1eb7c54d52831bbfe8942af0b1c56b7409523a59ed6ca99c1174fef7eb32c1b5"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "multipart/form-data; boundary=\"a,b\""
                }
              ],
              "length": 35,
              "sha256": "236eb438a11a784cdff93eb9c240bdb09f3f7b106a7276fa1a19789b90a34fdb"
            }
          }
        },
        {
          "id": "multipart.boundary.0014",
          "comment": "space inside: quotes",
          "flags": [
            "Quotes"
          ],
          "input": {
            "segments": [
              {
                "text": "a b"
              }
            ],
            "length": 3,
            "sha256": "c8687a08aa5d6ed2044328fa6a697ab8e96dc34291e8c2034ae8c38e6fcc6d65"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "multipart/form-data; boundary=\"a b\""
                }
              ],
              "length": 35,
              "sha256": "c0d3412cbb1548d2db22a2641b68463bf470644ea55961298a3941e92f5deede"
            }
          }
        },
        {
          "id": "multipart.boundary.0015",
          "comment": "every character that RFC 2046 allows besides letters and digits",
          "flags": [
            "Quotes"
          ],
          "input": {
            "segments": [
              {
                "text": "'()+_,-./:=? x"
              }
            ],
            "length": 14,
            "sha256": "6b5ed18ed49a438286f45d4b60100abbcd6ca13b51f8d58054ccbe27216be2c3"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "multipart/form-data; boundary=\"'()+_,-./:=? x\""
                }
              ],
              "length": 46,
              "sha256": "542bce7c0c93e3ece1fa492273f648b2508872e720b2c30769fedd6713d3f8e6"
            }
          }
        },
        {
          "id": "multipart.boundary.0016",
          "comment": "space in front",
          "flags": [
            "Quotes"
          ],
          "input": {
            "segments": [
              {
                "text": " abc"
              }
            ],
            "length": 4,
            "sha256": "d92b1cb3a32147b86a4db0647e4bf6eda6cf160fd3b2da264c5b088c9f9ccbfa"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "multipart/form-data; boundary=\" abc\""
                }
              ],
              "length": 36,
              "sha256": "766ec2b15cd76addaa0a8ac08fea3d1c9a40fad066e2cf225af6f8b0ee809af9"
            }
          }
        },
        {
          "id": "multipart.boundary.0017",
          "comment": "no characters",
          "flags": [],
          "input": {
            "segments": [],
            "length": 0,
            "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-empty"
          }
        },
        {
          "id": "multipart.boundary.0018",
          "comment": "71 characters",
          "flags": [
            "Length"
          ],
          "input": {
            "segments": [
              {
                "text": "01234567890123456789012345678901234567890123456789012345678901234567890"
              }
            ],
            "length": 71,
            "sha256": "01aa46a7df1c7040d75ec1d75c338c8506e491b6ff0cdd0ffa58742e761da0a1"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-too-long"
          }
        },
        {
          "id": "multipart.boundary.0019",
          "comment": "a thousand characters",
          "flags": [
            "Length"
          ],
          "input": {
            "segments": [
              {
                "repeat": {
                  "text": "a",
                  "count": 1000
                }
              }
            ],
            "length": 1000,
            "sha256": "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-too-long"
          }
        },
        {
          "id": "multipart.boundary.0020",
          "comment": "space at the end",
          "flags": [
            "TrailingSpace"
          ],
          "input": {
            "segments": [
              {
                "text": "abc "
              }
            ],
            "length": 4,
            "sha256": "5488613c42b0d34d60f7aa9e94be317a3ee102a2bbd91ccc73cc79fbc2269955"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-trailing-space",
            "offset": 3
          }
        },
        {
          "id": "multipart.boundary.0021",
          "comment": "two spaces at the end",
          "flags": [
            "TrailingSpace"
          ],
          "input": {
            "segments": [
              {
                "text": "abc  "
              }
            ],
            "length": 5,
            "sha256": "a61ae8589d539f50adbd8f8f66a488818df762348b7232f9a5ed9721bd994366"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-trailing-space",
            "offset": 4
          }
        },
        {
          "id": "multipart.boundary.0022",
          "comment": "a space alone",
          "flags": [
            "TrailingSpace"
          ],
          "input": {
            "segments": [
              {
                "text": " "
              }
            ],
            "length": 1,
            "sha256": "36a9e7f1c95b82ffb99743e0c5c4ce95d83c9a430aac59f84ef3cbfab6145068"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-trailing-space",
            "offset": 0
          }
        },
        {
          "id": "multipart.boundary.0023",
          "comment": "quotation mark",
          "flags": [
            "Generator"
          ],
          "input": {
            "segments": [
              {
                "text": "a\"b"
              }
            ],
            "length": 3,
            "sha256": "39a012772dd5c3accbc56923093422896d41ac882e3cd66914bc584c7aac966f"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character",
            "offset": 1
          }
        },
        {
          "id": "multipart.boundary.0024",
          "comment": "semicolon",
          "flags": [
            "Generator"
          ],
          "input": {
            "segments": [
              {
                "text": "a;b"
              }
            ],
            "length": 3,
            "sha256": "5719af18823567701f70e9f302f75d96e574215493286286a57b0a4959672283"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character",
            "offset": 1
          }
        },
        {
          "id": "multipart.boundary.0025",
          "comment": "at sign",
          "flags": [
            "Generator"
          ],
          "input": {
            "segments": [
              {
                "text": "a@b"
              }
            ],
            "length": 3,
            "sha256": "7508d8b5018ea640b85269861a101203f0c26900555268e930025dac844b0f35"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character",
            "offset": 1
          }
        },
        {
          "id": "multipart.boundary.0026",
          "comment": "braces of a GUID",
          "flags": [
            "Generator"
          ],
          "input": {
            "segments": [
              {
                "text": "{6e0c9a41-3b27-4d15-a8f0-7c5e21d3b964}"
              }
            ],
            "length": 38,
            "sha256": "42dfe84a6a8a6d54c5df1ac1b8ca1857a49c4316b13b9e3a3c150a3d838ee14d"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character",
            "offset": 0
          }
        },
        {
          "id": "multipart.boundary.0027",
          "comment": "square bracket",
          "flags": [
            "Generator"
          ],
          "input": {
            "segments": [
              {
                "text": "ab[c]"
              }
            ],
            "length": 5,
            "sha256": "0f6c7f2c16f9dd6e2e39ba06b0ab95a4fc3706416d4b782f2bd5192fcc81757d"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character",
            "offset": 2
          }
        },
        {
          "id": "multipart.boundary.0028",
          "comment": "less-than sign at the end",
          "flags": [
            "Generator"
          ],
          "input": {
            "segments": [
              {
                "text": "abc<"
              }
            ],
            "length": 4,
            "sha256": "19f4929fd413a6ad7e6fe7780bc32c011ee0276ebc310676879cd93a2a544a31"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character",
            "offset": 3
          }
        },
        {
          "id": "multipart.boundary.0029",
          "comment": "asterisk",
          "flags": [
            "Generator"
          ],
          "input": {
            "segments": [
              {
                "text": "a*b"
              }
            ],
            "length": 3,
            "sha256": "15eb0a792505b1914ccd7f8d39a6b0f1985d86b37566faf73a589ea9e8454d8b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character",
            "offset": 1
          }
        },
        {
          "id": "multipart.boundary.0030",
          "comment": "backslash",
          "flags": [
            "Generator"
          ],
          "input": {
            "segments": [
              {
                "text": "a\\b"
              }
            ],
            "length": 3,
            "sha256": "c62016d0f8ee333350283fd879b50b692932e932794e5d686f7d37d67484e199"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character",
            "offset": 1
          }
        },
        {
          "id": "multipart.boundary.0031",
          "comment": "percent sign",
          "flags": [
            "Generator"
          ],
          "input": {
            "segments": [
              {
                "text": "%41bc"
              }
            ],
            "length": 5,
            "sha256": "f8a1c9f3dcaf3366b832bd8ffbbc767a0a563e658bf40e7f1f2e18de08244e7a"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character",
            "offset": 0
          }
        },
        {
          "id": "multipart.boundary.0032",
          "comment": "CR LF and a header",
          "flags": [
            "Injection"
          ],
          "input": {
            "segments": [
              {
                "text": "abc"
              },
              {
                "hex": "0d0a"
              },
              {
                "text": "X-Injected: 1"
              }
            ],
            "length": 18,
            "sha256": "87c9f4d1e2722c01ab1e31e79df586df405fa75ba9d98ac83c85b4aebcef29b2"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character",
            "offset": 3
          }
        },
        {
          "id": "multipart.boundary.0033",
          "comment": "LF at the end",
          "flags": [
            "Injection"
          ],
          "input": {
            "segments": [
              {
                "text": "abc"
              },
              {
                "hex": "0a"
              }
            ],
            "length": 4,
            "sha256": "edeaaff3f1774ad2888673770c6d64097e391bc362d7d6fb34982ddf0efd18cb"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character",
            "offset": 3
          }
        },
        {
          "id": "multipart.boundary.0034",
          "comment": "NUL",
          "flags": [
            "Injection"
          ],
          "input": {
            "segments": [
              {
                "text": "abc"
              },
              {
                "hex": "00"
              },
              {
                "text": "d"
              }
            ],
            "length": 5,
            "sha256": "9455e32efb2873cf7a2ddbdeb392fa6d40a7514288c856d5efb1d8c6a7d29555"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character",
            "offset": 3
          }
        },
        {
          "id": "multipart.boundary.0035",
          "comment": "tab",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "a"
              },
              {
                "hex": "09"
              },
              {
                "text": "b"
              }
            ],
            "length": 3,
            "sha256": "894891f8b78a9945b0aa07e70d5f71f10b1f1990af127de561cc0ac36024c188"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character",
            "offset": 1
          }
        },
        {
          "id": "multipart.boundary.0036",
          "comment": "DEL",
          "flags": [],
          "input": {
            "segments": [
              {
                "hex": "7f"
              },
              {
                "text": "b"
              }
            ],
            "length": 2,
            "sha256": "a3f9fab9fa79111f78d6a5d11ea456f87a5233db77d4f7e0850c6ae7f511386c"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character",
            "offset": 0
          }
        },
        {
          "id": "multipart.boundary.0037",
          "comment": "UTF-8: ü",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "abcü"
              }
            ],
            "length": 5,
            "sha256": "dc328be234380d5cd0b224d0dea07ba1602306484556a9ab7e09672413504785"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character",
            "offset": 3
          }
        },
        {
          "id": "multipart.boundary.0038",
          "comment": "two faults: the first in reading order counts",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "a@b "
              }
            ],
            "length": 4,
            "sha256": "848e7afa7ac6bf01d7440894a7abf6c1178034c27b1939160cad7ea8640114b1"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character",
            "offset": 1
          }
        }
      ]
    }
  ]
}

"""###,
        // Vectors/multipart-encode.json
###"""
{
  "schema": "bytecontract-vectors-1",
  "area": "multipart.encode",
  "suite": "1.0.0",
  "title": "Whole bodies, byte for byte",
  "notes": {
    "Backslash": "As a filename, b\\c is kept by 21 of 33 parser set-ups, cut to c by 6, and read as bc by 5.",
    "Binary": "Content is bytes. Code that takes it through a string, or through C functions that stop at NUL, damages it.",
    "BoundaryForm": "The body holds the boundary as it is; only the header puts it in quotes.",
    "ClosesAtOnce": "The CRLF after the content belongs to the delimiter; one more, or none, makes the file two bytes longer or unreadable.",
    "Collision": "A boundary that occurs in a part: Django and Rack 2.2 cut the file there, undici and Sanic fail. Refused here, also without its hyphens.",
    "ContentType": "Text parts say text/plain; charset=utf-8, file parts application/octet-stream, unless told otherwise.",
    "Control": "NUL is kept by 22 of 33 parser set-ups, 7 refuse, PHP cuts the name there, Django removes it.",
    "Empty": "An empty content keeps its blank line and its CRLF. Without that CRLF 13 of 33 parser set-ups fail and 3 drop the part.",
    "EmptyForm": "RFC 2046 wants one part at least; browsers send the closing delimiter alone, and 30 of 33 parser set-ups read it.",
    "ExtraHeader": "RFC 7578, 4.8 lets servers ignore other headers; some clients need one.",
    "Injection": "Every text that goes into a header is a slot for header injection.",
    "LineBreak": "A line end in a name writes header lines of somebody's choosing: Go 1.19's writer let CR LF through.",
    "LineEndInContent": "Line ends of a content are never changed, neither added nor made uniform.",
    "NearDelimiter": "What only looks like a delimiter is content. Some readers cut there all the same, so a writer's own boundary is random.",
    "NoFile": "A form with no file chosen sends an empty filename; 19 of 33 parser set-ups read a file named \"\", 10 a text field.",
    "NonASCII": "busboy's default and CherryPy read Latin-1. Refusing is the one answer that no server misreads; browser sends UTF-8.",
    "Normalised": "WHATWG: in names, each lone CR, lone LF and CRLF becomes CRLF first; in filenames it does not.",
    "Order": "Parts of one name are kept apart and in order (RFC 7578, 5.2); a dictionary loses them.",
    "PercentKept": "Browsers escape three bytes only, so %22 in a name and an escaped quotation mark are the same bytes.",
    "Piecewise": "Content larger than a buffer, with a mark where pieces meet.",
    "Quote": "Readers differ on an escaped quotation mark: of 33 parser set-ups 23 keep %22 in a filename and 10 decode it, 23 read \\\" as meant, 4 stop at the backslash.",
    "Reserved": "Content-Disposition and Content-Type come from the part; Content-Length and Content-Transfer-Encoding change what some servers deliver (7 of 33 decode base64).",
    "SplitCollision": "The search is per part: no reader sees two contents as one.",
    "Structure": "Characters that mean something to a server's naming convention are plain bytes here."
  },
  "groups": [
    {
      "name": "bodies",
      "operation": "multipart.encode",
      "level": "must",
      "section": "RFC 7578, 4; RFC 2046, 5.1.1",
      "profile": "strict",
      "cases": [
        {
          "id": "multipart.encode.0001",
          "comment": "one text part",
          "flags": [],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "title",
                "length": 5
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "hello"
              }
            ],
            "length": 5,
            "sha256": "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"title\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "hello"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 164,
              "sha256": "dc6d8fcbc898d692fc391a4b7a95e4ee2e4aa790f67e7c45e14a2b8ec607c57c"
            }
          }
        },
        {
          "id": "multipart.encode.0002",
          "comment": "one file part",
          "flags": [],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.txt",
                "length": 5
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "hello"
              }
            ],
            "length": 5,
            "sha256": "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "hello"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 180,
              "sha256": "545620c906ccd0822991573fb9b7c9ef0224e0cb89037bc67bf951afe065f2ab"
            }
          }
        },
        {
          "id": "multipart.encode.0003",
          "comment": "text, then file",
          "flags": [
            "Order"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "title",
                "length": 5
              },
              {
                "name": "file",
                "filename": "a.png",
                "length": 8
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "hello"
              },
              {
                "hex": "89504e470d0a1a0a"
              }
            ],
            "length": 13,
            "sha256": "db89c918db02fbb1f988868ed14705d4ee5da3bb98390d4b18b2e0b056f1d430"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"title\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "hello"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"a.png\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "hex": "89504e470d0a1a0a"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 312,
              "sha256": "a52611284cccecbdff50f87faa2660bc569cba9ba73c0d2fc7dc2f03d3198495"
            }
          }
        },
        {
          "id": "multipart.encode.0004",
          "comment": "file, then text: the order is kept",
          "flags": [
            "Order"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.png",
                "length": 8
              },
              {
                "name": "title",
                "length": 5
              }
            ]
          },
          "input": {
            "segments": [
              {
                "hex": "89504e470d0a1a0a"
              },
              {
                "text": "hello"
              }
            ],
            "length": 13,
            "sha256": "0e8754cfeb908584f7a2f2ccd08e37fda8d3d540cbaf2e16ac559c7ea59a7151"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"a.png\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "hex": "89504e470d0a1a0a"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"title\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "hello"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 312,
              "sha256": "41231a69b287e2ad1b2ed7b00fa08a13c698dba1ac5fd92e734c746b55accad7"
            }
          }
        },
        {
          "id": "multipart.encode.0005",
          "comment": "the bytes 00 FF 0D 0A 80, and the closing delimiter at once after them",
          "flags": [
            "Binary",
            "ClosesAtOnce"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "sample.bin",
                "length": 5
              }
            ]
          },
          "input": {
            "segments": [
              {
                "hex": "00ff0d0a80"
              }
            ],
            "length": 5,
            "sha256": "672098eecaca353d3dee05da38b00e81d3dede461ea74c33d9d3cea60ae9a500"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"sample.bin\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "hex": "00ff0d0a80"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 185,
              "sha256": "696aff343b30aa58c2aa81547f18b33d2b29e4352980e1a3231bac0ce728a26e"
            }
          }
        },
        {
          "id": "multipart.encode.0006",
          "comment": "every byte once",
          "flags": [
            "Binary"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "all.bin",
                "length": 256
              }
            ]
          },
          "input": {
            "segments": [
              {
                "hex": "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f606162636465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9fa0a1a2a3a4a5a6a7a8a9aaabacadaeafb0b1b2b3b4b5b6b7b8b9babbbcbdbebfc0c1c2c3c4c5c6c7c8c9cacbcccdcecfd0d1d2d3d4d5d6d7d8d9dadbdcdddedfe0e1e2e3e4e5e6e7e8e9eaebecedeeeff0f1f2f3f4f5f6f7f8f9fafbfcfdfeff"
              }
            ],
            "length": 256,
            "sha256": "40aff2e9d2d8922e47afd4648e6967497158785fbd1da870e7110266bf944880"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"all.bin\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "hex": "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f606162636465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9fa0a1a2a3a4a5a6a7a8a9aaabacadaeafb0b1b2b3b4b5b6b7b8b9babbbcbdbebfc0c1c2c3c4c5c6c7c8c9cacbcccdcecfd0d1d2d3d4d5d6d7d8d9dadbdcdddedfe0e1e2e3e4e5e6e7e8e9eaebecedeeeff0f1f2f3f4f5f6f7f8f9fafbfcfdfeff"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 433,
              "sha256": "10b25fe8bbfab39cce0622e3d07b72b75653882832a7fb43ac5b0fde298de182"
            }
          }
        },
        {
          "id": "multipart.encode.0007",
          "comment": "NULs alone",
          "flags": [
            "Binary"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "zero.bin",
                "length": 8
              }
            ]
          },
          "input": {
            "segments": [
              {
                "repeat": {
                  "hex": "00",
                  "count": 8
                }
              }
            ],
            "length": 8,
            "sha256": "af5570f5a1810b7af78caf4bc70a660f0df51e42baf91d4de5b2328de0e83dfc"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"zero.bin\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "repeat": {
                    "hex": "00",
                    "count": 8
                  }
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 186,
              "sha256": "97bfa6e5b7dabd8ee0d49adb2e146a567322c343311ecac1074a5dcc9549a09a"
            }
          }
        },
        {
          "id": "multipart.encode.0008",
          "comment": "bytes that are no UTF-8",
          "flags": [
            "Binary"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "no-utf8.bin",
                "length": 7
              }
            ]
          },
          "input": {
            "segments": [
              {
                "hex": "fffec080eda080"
              }
            ],
            "length": 7,
            "sha256": "09418a50174c3ae0f39250c02dfd8f7f72ce8e75fe12d51cbaa08d4ff05706fe"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"no-utf8.bin\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "hex": "fffec080eda080"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 188,
              "sha256": "6633aefcc4d6b001f8fa1d6e8326dc98f7ec21535ae574751a593b0373fdaa9b"
            }
          }
        },
        {
          "id": "multipart.encode.0009",
          "comment": "empty file",
          "flags": [
            "Empty"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "empty.bin",
                "length": 0
              }
            ]
          },
          "input": {
            "segments": [],
            "length": 0,
            "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"empty.bin\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 179,
              "sha256": "c8b043e4eebfb2af6232c7588cd7762e1c2b55ca9c9fc03ab8221098596bfd77"
            }
          }
        },
        {
          "id": "multipart.encode.0010",
          "comment": "empty text",
          "flags": [
            "Empty"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "note",
                "length": 0
              }
            ]
          },
          "input": {
            "segments": [],
            "length": 0,
            "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"note\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 158,
              "sha256": "82385f4226824a20ad3851a5d7ceb4c113924e02a9b07ff7debba25a58fc1f1b"
            }
          }
        },
        {
          "id": "multipart.encode.0011",
          "comment": "empty text between two others",
          "flags": [
            "Empty"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "length": 1
              },
              {
                "name": "b",
                "length": 0
              },
              {
                "name": "c",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              },
              {
                "text": "3"
              }
            ],
            "length": 2,
            "sha256": "3fdba35f04dc8c462986c992bcf875546257113072a909c162f7e470e581e278"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"a\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "1"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"b\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"c\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "3"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 397,
              "sha256": "02e3d6aa4beb70e505071003bff8a6a90c63af290d5f3df808f258e2cd3780f1"
            }
          }
        },
        {
          "id": "multipart.encode.0012",
          "comment": "two text parts of one name",
          "flags": [
            "Order"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "tag",
                "length": 3
              },
              {
                "name": "tag",
                "length": 5
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "red"
              },
              {
                "text": "green"
              }
            ],
            "length": 8,
            "sha256": "ff1a8de9868c681aec2b55b695ba8d485640db4b1d634b73569b7b372c6fe319"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"tag\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "red"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"tag\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "green"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 287,
              "sha256": "89708be72303a8d0f3822f01a93a0d0e89599065ad26973769b027077ab3f844"
            }
          }
        },
        {
          "id": "multipart.encode.0013",
          "comment": "the same name and content twice",
          "flags": [
            "Order"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "tag",
                "length": 3
              },
              {
                "name": "tag",
                "length": 3
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "red"
              },
              {
                "text": "red"
              }
            ],
            "length": 6,
            "sha256": "d166139e8c419032c6773f8ba4bb04ae314c4ffb5880f693e5f64f46f4ef762f"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"tag\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "red"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"tag\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "red"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 285,
              "sha256": "0ffbcff38d934ffc9e9187c7580fcf7edae601afeb13cbdf6d2e266ebf0d823d"
            }
          }
        },
        {
          "id": "multipart.encode.0014",
          "comment": "three parts of one name with another between them",
          "flags": [
            "Order"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "tag",
                "length": 1
              },
              {
                "name": "other",
                "length": 1
              },
              {
                "name": "tag",
                "length": 1
              },
              {
                "name": "tag",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              },
              {
                "text": "x"
              },
              {
                "text": "2"
              },
              {
                "text": "3"
              }
            ],
            "length": 4,
            "sha256": "2987546a0bf78966e343009f5de22c8715a172251c04fff5789ccfb6e6eb5424"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"tag\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "1"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"other\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "x"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"tag\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "2"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"tag\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "3"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 529,
              "sha256": "2f54dab80be0e450e829c7cc32c26a74312bdc4b80c28841c42cb86d9339b0e1"
            }
          }
        },
        {
          "id": "multipart.encode.0015",
          "comment": "two files of one field",
          "flags": [
            "Order"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "1.txt",
                "length": 3
              },
              {
                "name": "file",
                "filename": "2.txt",
                "length": 3
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "one"
              },
              {
                "text": "two"
              }
            ],
            "length": 6,
            "sha256": "25b6746d5172ed6352966a013d93ac846e1110d5a25e8f183b5931f4688842a1"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"1.txt\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "one"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"2.txt\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "two"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 321,
              "sha256": "9f3b7b2b24ec3a04820c17c1913c390abac4be6c8be798125a0cddde4e02a116"
            }
          }
        },
        {
          "id": "multipart.encode.0016",
          "comment": "twelve parts",
          "flags": [
            "Order"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "f0",
                "length": 1
              },
              {
                "name": "f1",
                "length": 1
              },
              {
                "name": "f2",
                "length": 1
              },
              {
                "name": "f3",
                "length": 1
              },
              {
                "name": "f4",
                "length": 1
              },
              {
                "name": "f5",
                "length": 1
              },
              {
                "name": "f6",
                "length": 1
              },
              {
                "name": "f7",
                "length": 1
              },
              {
                "name": "f8",
                "length": 1
              },
              {
                "name": "f9",
                "length": 1
              },
              {
                "name": "f10",
                "length": 2
              },
              {
                "name": "f11",
                "length": 2
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "0"
              },
              {
                "text": "1"
              },
              {
                "text": "2"
              },
              {
                "text": "3"
              },
              {
                "text": "4"
              },
              {
                "text": "5"
              },
              {
                "text": "6"
              },
              {
                "text": "7"
              },
              {
                "text": "8"
              },
              {
                "text": "9"
              },
              {
                "text": "10"
              },
              {
                "text": "11"
              }
            ],
            "length": 14,
            "sha256": "a4db0c7ff2e3fe06e133001dd94a0103eab3ad780b4314f21b9ab3a134c12544"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"f0\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "0"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"f1\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "1"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"f2\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "2"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"f3\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "3"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"f4\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "4"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"f5\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "5"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"f6\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "6"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"f7\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "7"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"f8\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "8"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"f9\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "9"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"f10\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "10"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"f11\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "11"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 1503,
              "sha256": "e2ab906bc887977b980aeffe6998ae56b6ec98f52b9ef586e79cf62b83530386"
            }
          }
        },
        {
          "id": "multipart.encode.0017",
          "comment": "Chinese text as UTF-8",
          "flags": [],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "note",
                "length": 6
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "验收"
              }
            ],
            "length": 6,
            "sha256": "7acb62b7d92970b0167d47c972b6a94dbcc343decd66bd64b4d5cea212856a53"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"note\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "验收"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 164,
              "sha256": "aaeefa3b1e016639d3d82954969a1fc4da62e98c462d829409f8828e92d38d84"
            }
          }
        },
        {
          "id": "multipart.encode.0018",
          "comment": "emoji and a combining mark as UTF-8",
          "flags": [],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "note",
                "length": 7
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "👍e"
              },
              {
                "hex": "cc81"
              }
            ],
            "length": 7,
            "sha256": "205bad648526db0d88f09e560046a7e78f79fa8e6784727559d8aa886ce60b33"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"note\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "👍e"
                },
                {
                  "hex": "cc81"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 165,
              "sha256": "192c26eb3d53010b40664c8e8fb60de70052bf978deb231a6a78d092fc83cb4b"
            }
          }
        },
        {
          "id": "multipart.encode.0019",
          "comment": "byte order mark in a text is content",
          "flags": [
            "Binary"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "note",
                "length": 7
              }
            ]
          },
          "input": {
            "segments": [
              {
                "hex": "efbbbf"
              },
              {
                "text": "text"
              }
            ],
            "length": 7,
            "sha256": "3f290fb3a24328c76f4d09294c8be46a8c10c4a7ac8a7642782c7152d2761a13"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"note\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "hex": "efbbbf"
                },
                {
                  "text": "text"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 165,
              "sha256": "2b918ddc7d1c2592bb75bc1c14622bce27b9d232df5378bcbe9dbf187776cd39"
            }
          }
        },
        {
          "id": "multipart.encode.0020",
          "comment": "content ends in CR",
          "flags": [
            "LineEndInContent"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.txt",
                "length": 4
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "abc"
              },
              {
                "hex": "0d"
              }
            ],
            "length": 4,
            "sha256": "e2af64b38bbaf25b74d1e999d27370bde03f62b612f43a3f8f548287079ef77e"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "abc"
                },
                {
                  "hex": "0d"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 179,
              "sha256": "43deb14740dfbff82871eda6769f12a1a9370a3407c5b5b8959a4fa9da4b5c7b"
            }
          }
        },
        {
          "id": "multipart.encode.0021",
          "comment": "content ends in LF",
          "flags": [
            "LineEndInContent"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.txt",
                "length": 4
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "abc"
              },
              {
                "hex": "0a"
              }
            ],
            "length": 4,
            "sha256": "edeaaff3f1774ad2888673770c6d64097e391bc362d7d6fb34982ddf0efd18cb"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "abc"
                },
                {
                  "hex": "0a"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 179,
              "sha256": "e0dcdee58ea91c11ec6f1cccb0ffaa4a141a8e7791e268b380bdf8108795a563"
            }
          }
        },
        {
          "id": "multipart.encode.0022",
          "comment": "content ends in CR LF",
          "flags": [
            "LineEndInContent",
            "ClosesAtOnce"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.txt",
                "length": 5
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "abc"
              },
              {
                "hex": "0d0a"
              }
            ],
            "length": 5,
            "sha256": "552bab6864c7a7b69a502ed1854b9245c0e1a30f008aaa0b281da62585fdb025"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "abc"
                },
                {
                  "hex": "0d0a"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 180,
              "sha256": "36d8bdc9226f199ab8760a90c6fc89146bc2562a06a4e361ee8ac3ee88096e0e"
            }
          }
        },
        {
          "id": "multipart.encode.0023",
          "comment": "content is CR LF alone",
          "flags": [
            "LineEndInContent",
            "Empty"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.txt",
                "length": 2
              }
            ]
          },
          "input": {
            "segments": [
              {
                "hex": "0d0a"
              }
            ],
            "length": 2,
            "sha256": "7eb70257593da06f682a3ddda54a9d260d4fc514f645237f5ca74b08f8da61a6"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "hex": "0d0a"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 177,
              "sha256": "663e9e3eaf74f6cd625be9158103ab830b26e2948fd81e650ff39a62f2d749e2"
            }
          }
        },
        {
          "id": "multipart.encode.0024",
          "comment": "content begins with CR LF",
          "flags": [
            "LineEndInContent"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.txt",
                "length": 5
              }
            ]
          },
          "input": {
            "segments": [
              {
                "hex": "0d0a"
              },
              {
                "text": "abc"
              }
            ],
            "length": 5,
            "sha256": "d479e2f73ae97dd4321d1fb6d9d6382f9580c26beb7bac9ce3b9a8d32c4de87b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "hex": "0d0a"
                },
                {
                  "text": "abc"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 180,
              "sha256": "a38656e3ab29216f2f28e58eb62851f05dc56902d6893e0f9a4863171d14a518"
            }
          }
        },
        {
          "id": "multipart.encode.0025",
          "comment": "bare LF and bare CR inside stay",
          "flags": [
            "LineEndInContent"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "note",
                "length": 5
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "a"
              },
              {
                "hex": "0a"
              },
              {
                "text": "b"
              },
              {
                "hex": "0d"
              },
              {
                "text": "c"
              }
            ],
            "length": 5,
            "sha256": "0577f27a4988a27a9db1984042dd5d7dc94bcf17bafed5bc9808e0a2124fce62"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"note\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "a"
                },
                {
                  "hex": "0a"
                },
                {
                  "text": "b"
                },
                {
                  "hex": "0d"
                },
                {
                  "text": "c"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 163,
              "sha256": "4dab894c2d5f241214d0d03bf0e523af8aa2d57d3fd3effb61b8b0f4389e9273"
            }
          }
        },
        {
          "id": "multipart.encode.0026",
          "comment": "content is two hyphens",
          "flags": [
            "NearDelimiter"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.txt",
                "length": 2
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "--"
              }
            ],
            "length": 2,
            "sha256": "d8156bae0c4243d3742fc4e9774d8aceabe0410249d720c855f98afc88ff846c"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 177,
              "sha256": "8425ecfb2a79c23e1ae12279659d6e49622d3d291cba9fec5801a52b2d47a154"
            }
          }
        },
        {
          "id": "multipart.encode.0027",
          "comment": "content ends in CR LF and two hyphens",
          "flags": [
            "NearDelimiter"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.txt",
                "length": 7
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "abc"
              },
              {
                "hex": "0d0a"
              },
              {
                "text": "--"
              }
            ],
            "length": 7,
            "sha256": "98e267f67505703e22fd3e5168457e6c429b9e439b8b7e09566c6e150a75b557"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "abc"
                },
                {
                  "hex": "0d0a"
                },
                {
                  "text": "--"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 182,
              "sha256": "00bee7b572679bd17798cd105d156b324772ad015c09dfd13c04058226cad2e6"
            }
          }
        },
        {
          "id": "multipart.encode.0028",
          "comment": "delimiter without its last character",
          "flags": [
            "NearDelimiter"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.txt",
                "length": 40
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "abc"
              },
              {
                "hex": "0d0a"
              },
              {
                "text": "--bytecontract-8f1d2c3b4a59687"
              },
              {
                "hex": "0d0a"
              },
              {
                "text": "def"
              }
            ],
            "length": 40,
            "sha256": "b5b6d426693aeef688f4a6ffb45fd9a3ae6551d0d7696e6cfab1867d95eaea3f"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "abc"
                },
                {
                  "hex": "0d0a"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a59687"
                },
                {
                  "hex": "0d0a"
                },
                {
                  "text": "def"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 215,
              "sha256": "c1cfac27e7222a5446727c1759d21a8c676b0cdad87d83cc6df5862826032d88"
            }
          }
        },
        {
          "id": "multipart.encode.0029",
          "comment": "delimiter in capitals",
          "flags": [
            "NearDelimiter"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.txt",
                "length": 41
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "abc"
              },
              {
                "hex": "0d0a"
              },
              {
                "text": "--BYTECONTRACT-8F1D2C3B4A596877"
              },
              {
                "hex": "0d0a"
              },
              {
                "text": "def"
              }
            ],
            "length": 41,
            "sha256": "3c6b0698698e89067a50dce2f7c42577dc0ccbb5b31dff49724c39c0efbb1f25"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "abc"
                },
                {
                  "hex": "0d0a"
                },
                {
                  "text": "--BYTECONTRACT-8F1D2C3B4A596877"
                },
                {
                  "hex": "0d0a"
                },
                {
                  "text": "def"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 216,
              "sha256": "7f046f846a223ccf4feab3033a90591fea52217e8831a7c78821ebf86cf2ec82"
            }
          }
        },
        {
          "id": "multipart.encode.0030",
          "comment": "delimiter with its last character changed, ten times",
          "flags": [
            "NearDelimiter"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.txt",
                "length": 330
              }
            ]
          },
          "input": {
            "segments": [
              {
                "repeat": {
                  "text": "\r\n--bytecontract-8f1d2c3b4a596878",
                  "count": 10
                }
              }
            ],
            "length": 330,
            "sha256": "25abb413ed99d9c1dcc644ee4ec915f1bd53cab8e01f72c934ae9c1945f75d77"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "repeat": {
                    "text": "\r\n--bytecontract-8f1d2c3b4a596878",
                    "count": 10
                  }
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 505,
              "sha256": "394ae11d548aa3e8ee9a4314907480aea86ae32ff04ee324e87e61f887268a98"
            }
          }
        },
        {
          "id": "multipart.encode.0031",
          "comment": "a body with another boundary as content",
          "flags": [
            "NearDelimiter"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "form.txt",
                "length": 85
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "--other-boundary\r\nContent-Disposition: form-data; name=\"x\"\r\n\r\n1\r\n--other-boundary--\r\n"
              }
            ],
            "length": 85,
            "sha256": "34c9b71946c304ed23513bd0af4319e98bb8a6599d9748ee9fb454507dc00912"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"form.txt\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--other-boundary\r\nContent-Disposition: form-data; name=\"x\"\r\n\r\n1\r\n--other-boundary--\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 263,
              "sha256": "a9a62469e3d1f44c75ae8522f62f59fde860632801245f480d7f6474a9dbcbb9"
            }
          }
        },
        {
          "id": "multipart.encode.0032",
          "comment": "boundary torn over two contents",
          "flags": [
            "SplitCollision"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "length": 10
              },
              {
                "name": "b",
                "length": 19
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "bytecontra"
              },
              {
                "text": "ct-8f1d2c3b4a596877"
              }
            ],
            "length": 29,
            "sha256": "fbea97fbf5d0118edd6053ab23c6330e9dd57dcc2e90db8aa58d3247fba64992"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"a\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "bytecontra"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"b\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "ct-8f1d2c3b4a596877"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 304,
              "sha256": "7d80d17b486b718156b41e39b57277fd4c3b6950eea85357f1bfe4c196914c13"
            }
          }
        },
        {
          "id": "multipart.encode.0033",
          "comment": "boundary of 70 characters",
          "flags": [
            "BoundaryForm"
          ],
          "parameters": {
            "boundary": "0123456789012345678901234567890123456789012345678901234567890123456789",
            "parts": [
              {
                "name": "a",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--0123456789012345678901234567890123456789012345678901234567890123456789\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"a\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "1"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--0123456789012345678901234567890123456789012345678901234567890123456789--\r\n"
                }
              ],
              "length": 238,
              "sha256": "591de3699d2d73d691c4e2b6b5e5f7c888a2a3d0fba8d096ba41a35900f1d162"
            }
          }
        },
        {
          "id": "multipart.encode.0034",
          "comment": "boundary of one character",
          "flags": [
            "BoundaryForm"
          ],
          "parameters": {
            "boundary": "Z",
            "parts": [
              {
                "name": "a",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--Z\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"a\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "1"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--Z--\r\n"
                }
              ],
              "length": 100,
              "sha256": "35e55e99a030f6841918bc373869ba5fd4760f9d3637d8173755b6e78fb8b586"
            }
          }
        },
        {
          "id": "multipart.encode.0035",
          "comment": "boundary with a space and a colon: no quotes in the body",
          "flags": [
            "BoundaryForm"
          ],
          "parameters": {
            "boundary": "a boundary: 1",
            "parts": [
              {
                "name": "a",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--a boundary: 1\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"a\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "1"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--a boundary: 1--\r\n"
                }
              ],
              "length": 124,
              "sha256": "6e31ae65e197e54a8bc6f35600991dff4c4d577011fed872f05a44aa82ad99a2"
            }
          }
        },
        {
          "id": "multipart.encode.0036",
          "comment": "boundary with every special character",
          "flags": [
            "BoundaryForm"
          ],
          "parameters": {
            "boundary": "'()+_,-./:=?X",
            "parts": [
              {
                "name": "a",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--'()+_,-./:=?X\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"a\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "1"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--'()+_,-./:=?X--\r\n"
                }
              ],
              "length": 124,
              "sha256": "c622debfcb2cfadd83fe9ea9fb2a3cc27219efbe6edd7115d82c807443519589"
            }
          }
        },
        {
          "id": "multipart.encode.0037",
          "comment": "boundary that begins with hyphens",
          "flags": [
            "BoundaryForm",
            "NearDelimiter"
          ],
          "parameters": {
            "boundary": "----WebKitFormBoundary7MA4YWxkTrZu0gW",
            "parts": [
              {
                "name": "a",
                "length": 3
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "--1"
              }
            ],
            "length": 3,
            "sha256": "f51aea0352bb03f35ff4e6608ce0a7e587bf5acbb4064dcc86365db934b81366"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "------WebKitFormBoundary7MA4YWxkTrZu0gW\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"a\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--1"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "------WebKitFormBoundary7MA4YWxkTrZu0gW--\r\n"
                }
              ],
              "length": 174,
              "sha256": "5e10dcf650dc36a11edf3fb3d9c65295b2853b3e6feb8c4dd27afc744fc16f1b"
            }
          }
        },
        {
          "id": "multipart.encode.0038",
          "comment": "boundary that ends in hyphens",
          "flags": [
            "BoundaryForm"
          ],
          "parameters": {
            "boundary": "boundary--",
            "parts": [
              {
                "name": "a",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--boundary--\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"a\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "1"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--boundary----\r\n"
                }
              ],
              "length": 118,
              "sha256": "c3249ab7a28d8ba26a85dff6b6367b8667883aad94306d973f3f1015a9f8457b"
            }
          }
        },
        {
          "id": "multipart.encode.0039",
          "comment": "content type of a file",
          "flags": [
            "ContentType"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "photo",
                "filename": "p.jpg",
                "contentType": "image/jpeg",
                "length": 4
              }
            ]
          },
          "input": {
            "segments": [
              {
                "hex": "ffd8ffe0"
              }
            ],
            "length": 4,
            "sha256": "ba4f25bf16ba4be6bc7d3276fafeb67f9eb3c5df042bc3a405e1af15b921eed7"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"photo\"; filename=\"p.jpg\"\r\n"
                },
                {
                  "text": "Content-Type: image/jpeg\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "hex": "ffd8ffe0"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 166,
              "sha256": "1bf09a1a73c29d0c8e559aef4662c6db3112d3a207fcaccd6fc264eb98d45905"
            }
          }
        },
        {
          "id": "multipart.encode.0040",
          "comment": "content type of a text part",
          "flags": [
            "ContentType"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "meta",
                "contentType": "application/json",
                "length": 7
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "{\"a\":1}"
              }
            ],
            "length": 7,
            "sha256": "015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"meta\"\r\n"
                },
                {
                  "text": "Content-Type: application/json\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "{\"a\":1}"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 156,
              "sha256": "fb4670ecc67f21c1bd4461c5da81fbf3fa4d474359f90ccee052334334de91f4"
            }
          }
        },
        {
          "id": "multipart.encode.0041",
          "comment": "content type with parameters, one of them quoted",
          "flags": [
            "ContentType"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.csv",
                "contentType": "text/csv; charset=utf-8; note=\"a b\"",
                "length": 3
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "a,b"
              }
            ],
            "length": 3,
            "sha256": "1eb7c54d52831bbfe8942af0b1c56b7409523a59ed6ca99c1174fef7eb32c1b5"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"a.csv\"\r\n"
                },
                {
                  "text": "Content-Type: text/csv; charset=utf-8; note=\"a b\"\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "a,b"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 189,
              "sha256": "6f2b563cbb8b295e003f9470562b32be0a05f9074f4b42b1242eb0a052d7eebf"
            }
          }
        },
        {
          "id": "multipart.encode.0042",
          "comment": "content type with plus and period",
          "flags": [
            "ContentType"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.svg",
                "contentType": "application/vnd.example.v1+xml",
                "length": 6
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "<svg/>"
              }
            ],
            "length": 6,
            "sha256": "d4dc56669143034f31aa309635d4113d9ad76a02b1739da22c965ed2049be9e6"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"a.svg\"\r\n"
                },
                {
                  "text": "Content-Type: application/vnd.example.v1+xml\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "<svg/>"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 187,
              "sha256": "06b5933343dd97c0242f430550bfa9b2e9a5446da98f2f9d328110eeb16e9566"
            }
          }
        },
        {
          "id": "multipart.encode.0043",
          "comment": "extra header",
          "flags": [
            "ExtraHeader"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.txt",
                "headers": [
                  [
                    "X-Request-ID",
                    "42"
                  ]
                ],
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "x"
              }
            ],
            "length": 1,
            "sha256": "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "X-Request-ID: 42\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "x"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 194,
              "sha256": "3a983ca01d4ff7c7d5e65c36c4e9254e18ebae31fbab0bec1497dee821a52c84"
            }
          }
        },
        {
          "id": "multipart.encode.0044",
          "comment": "two extra headers, in their order, after the content type",
          "flags": [
            "ExtraHeader",
            "ContentType"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.txt",
                "contentType": "text/plain",
                "headers": [
                  [
                    "X-B",
                    "2"
                  ],
                  [
                    "X-A",
                    "1; a=b, c"
                  ]
                ],
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "x"
              }
            ],
            "length": 1,
            "sha256": "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain\r\n"
                },
                {
                  "text": "X-B: 2\r\n"
                },
                {
                  "text": "X-A: 1; a=b, c\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "x"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 186,
              "sha256": "9bc713f0c0cb159f8de153bd48fe7832ef25a0a48db552bb3f427e8a472a72b8"
            }
          }
        },
        {
          "id": "multipart.encode.0045",
          "comment": "empty form",
          "flags": [
            "EmptyForm"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": []
          },
          "input": {
            "segments": [],
            "length": 0,
            "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 35,
              "sha256": "b29c91039162b0a0d7dd91476204c23aff4dbe984750f58a35881ea55e29c4ca"
            }
          }
        },
        {
          "id": "multipart.encode.0046",
          "comment": "empty filename",
          "flags": [
            "NoFile",
            "Empty"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "",
                "length": 0
              }
            ]
          },
          "input": {
            "segments": [],
            "length": 0,
            "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 170,
              "sha256": "6f72a7af4c070c5871d9b25bacc113d31eca03f61b2dbf59179029b6beb65f52"
            }
          }
        },
        {
          "id": "multipart.encode.0047",
          "comment": "brackets in the name, percent and semicolon in the filename",
          "flags": [
            "Structure",
            "PercentKept"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "photos[]",
                "filename": "a;b=%22.jpg",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "x"
              }
            ],
            "length": 1,
            "sha256": "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"photos[]\"; filename=\"a;b=%22.jpg\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "x"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 186,
              "sha256": "a09896a5dd63b195b03b5fda0e1132ee346b4735d225344938a46013b456dd6c"
            }
          }
        },
        {
          "id": "multipart.encode.0048",
          "comment": "200,000 bytes with a near delimiter in the middle",
          "flags": [
            "Piecewise",
            "NearDelimiter"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "big.bin",
                "length": 200032
              }
            ]
          },
          "input": {
            "segments": [
              {
                "repeat": {
                  "text": "0123456789abcdef",
                  "count": 6250
                }
              },
              {
                "text": "\r\n--bytecontract-8f1d2c3b4a59687"
              },
              {
                "repeat": {
                  "text": "0123456789abcdef",
                  "count": 6250
                }
              }
            ],
            "length": 200032,
            "sha256": "467407df512e26cba82b0aa83b84136bdf200d794f8d70b00487e6cecd70b078"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"big.bin\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "repeat": {
                    "text": "0123456789abcdef",
                    "count": 6250
                  }
                },
                {
                  "text": "\r\n--bytecontract-8f1d2c3b4a59687"
                },
                {
                  "repeat": {
                    "text": "0123456789abcdef",
                    "count": 6250
                  }
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 200209,
              "sha256": "c4096a61f9d1f65bb4de92eda80b934e084a85ed8312d9db6df07ad37a47a674"
            }
          }
        }
      ]
    },
    {
      "name": "browser bodies",
      "operation": "multipart.encode",
      "level": "must",
      "section": "WHATWG HTML, multipart/form-data encoding",
      "profile": "browser",
      "cases": [
        {
          "id": "multipart.encode.0049",
          "comment": "quotation mark in the name",
          "flags": [
            "Quote"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a\"b",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"a%22b\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "1"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 160,
              "sha256": "33a6c4a0b33b8fd69fbbcd5b6ecdf76c80a145d01331cc33a6a620dd127b2c7e"
            }
          }
        },
        {
          "id": "multipart.encode.0050",
          "comment": "quotation mark in the filename",
          "flags": [
            "Quote"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a\"b.txt",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"a%22b.txt\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "1"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 180,
              "sha256": "addbb8d6d79fb3adfd195febea38cb8d8d8b0ed916a4d73acca12d45071d7397"
            }
          }
        },
        {
          "id": "multipart.encode.0051",
          "comment": "Chinese filename as UTF-8",
          "flags": [
            "NonASCII"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "验收.txt",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"验收.txt\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "1"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 181,
              "sha256": "4d36d32cf6035dc06f6604712a5c7e509e47d56f9a93ea6e69dcb4307d9a5a55"
            }
          }
        },
        {
          "id": "multipart.encode.0052",
          "comment": "UTF-8 in the name",
          "flags": [
            "NonASCII"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "名前",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"名前\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "1"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 161,
              "sha256": "1514a078ac728fb673fcf612d570d2d6bebf97d74879ade0e31eee9e51d678cc"
            }
          }
        },
        {
          "id": "multipart.encode.0053",
          "comment": "CR LF in the filename",
          "flags": [
            "LineBreak"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a\r\nb.txt",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"a%0D%0Ab.txt\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "1"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 183,
              "sha256": "02e21bd0b6ec38ee25a499e89ad87de4c1e482fd202a27d6c77c31a48cc6eea2"
            }
          }
        },
        {
          "id": "multipart.encode.0054",
          "comment": "CR alone in the filename",
          "flags": [
            "LineBreak",
            "Normalised"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a\rb.txt",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"a%0Db.txt\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "1"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 180,
              "sha256": "f1864b8c71c5c1fc624d39082b69a03ef810288524217cd604cb0fdab61e0483"
            }
          }
        },
        {
          "id": "multipart.encode.0055",
          "comment": "LF alone in the filename",
          "flags": [
            "LineBreak",
            "Normalised"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a\nb.txt",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"a%0Ab.txt\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "1"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 180,
              "sha256": "14999913fe8f9d258efcded972748a364452ade2cbeb1d58e7078f6631af9c13"
            }
          }
        },
        {
          "id": "multipart.encode.0056",
          "comment": "CR LF in the name",
          "flags": [
            "LineBreak",
            "Normalised"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a\r\nb",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"a%0D%0Ab\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "1"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 163,
              "sha256": "8342d88267d270bc29d823ad16cedaf08120df36785f2119280e7dc849d8de88"
            }
          }
        },
        {
          "id": "multipart.encode.0057",
          "comment": "CR alone in the name",
          "flags": [
            "LineBreak",
            "Normalised"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a\rb",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"a%0D%0Ab\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "1"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 163,
              "sha256": "8342d88267d270bc29d823ad16cedaf08120df36785f2119280e7dc849d8de88"
            }
          }
        },
        {
          "id": "multipart.encode.0058",
          "comment": "LF alone in the name",
          "flags": [
            "LineBreak",
            "Normalised"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a\nb",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"a%0D%0Ab\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "1"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 163,
              "sha256": "8342d88267d270bc29d823ad16cedaf08120df36785f2119280e7dc849d8de88"
            }
          }
        },
        {
          "id": "multipart.encode.0059",
          "comment": "backslash in name and filename",
          "flags": [
            "Backslash"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a\\b",
                "filename": "c\\d.txt",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"a\\b\"; filename=\"c\\d.txt\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "1"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 177,
              "sha256": "72a693969951adcb11f6353e36844946ea46036576ddb913d2b9be264cca1ca7"
            }
          }
        },
        {
          "id": "multipart.encode.0060",
          "comment": "percent escapes stay",
          "flags": [
            "PercentKept"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a%22b",
                "filename": "c%0D%0A.txt",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"a%22b\"; filename=\"c%0D%0A.txt\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "1"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 183,
              "sha256": "2f40fa3898d76e81bf2027b56d51a6810ab651b83cf3e79ec4e3ba9edd154b8a"
            }
          }
        },
        {
          "id": "multipart.encode.0061",
          "comment": "injection in the filename becomes escapes",
          "flags": [
            "Injection",
            "LineBreak",
            "Quote"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a\"\r\nX-Injected: 1\r\n\r\n.txt",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"a%22%0D%0AX-Injected: 1%0D%0A%0D%0A.txt\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "1"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 210,
              "sha256": "1bc2fa792e235486f347563dcb6d8ed27c6961a545958ccd62812054c9f5ae18"
            }
          }
        },
        {
          "id": "multipart.encode.0062",
          "comment": "line ends of a text stay: the rule is for names alone",
          "flags": [
            "LineEndInContent"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "note",
                "length": 5
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "a"
              },
              {
                "hex": "0a"
              },
              {
                "text": "b"
              },
              {
                "hex": "0d"
              },
              {
                "text": "c"
              }
            ],
            "length": 5,
            "sha256": "0577f27a4988a27a9db1984042dd5d7dc94bcf17bafed5bc9808e0a2124fce62"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"note\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "a"
                },
                {
                  "hex": "0a"
                },
                {
                  "text": "b"
                },
                {
                  "hex": "0d"
                },
                {
                  "text": "c"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 163,
              "sha256": "4dab894c2d5f241214d0d03bf0e523af8aa2d57d3fd3effb61b8b0f4389e9273"
            }
          }
        },
        {
          "id": "multipart.encode.0063",
          "comment": "plain parts: the same bytes as under strict",
          "flags": [
            "Binary"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "title",
                "length": 5
              },
              {
                "name": "file",
                "filename": "sample.bin",
                "length": 5
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "hello"
              },
              {
                "hex": "00ff0d0a80"
              }
            ],
            "length": 10,
            "sha256": "be73c87e6dd9d6961baf4252097ce77db2df6d636d8a77b6ffc6e44d43eacf70"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"title\"\r\n"
                },
                {
                  "text": "Content-Type: text/plain; charset=utf-8\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "hello"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877\r\n"
                },
                {
                  "text": "Content-Disposition: form-data; name=\"file\"; filename=\"sample.bin\"\r\n"
                },
                {
                  "text": "Content-Type: application/octet-stream\r\n"
                },
                {
                  "text": "\r\n"
                },
                {
                  "hex": "00ff0d0a80"
                },
                {
                  "text": "\r\n"
                },
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 314,
              "sha256": "bc32ad864fa47a9b4b265dced20bde388dbbbbbb61fec6680db2c593d48016a9"
            }
          }
        },
        {
          "id": "multipart.encode.0064",
          "comment": "empty form",
          "flags": [
            "EmptyForm"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": []
          },
          "input": {
            "segments": [],
            "length": 0,
            "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "--bytecontract-8f1d2c3b4a596877--\r\n"
                }
              ],
              "length": 35,
              "sha256": "b29c91039162b0a0d7dd91476204c23aff4dbe984750f58a35881ea55e29c4ca"
            }
          }
        }
      ]
    },
    {
      "name": "refused under strict",
      "operation": "multipart.encode",
      "level": "must",
      "section": "RFC 7578, 4.2",
      "profile": "strict",
      "cases": [
        {
          "id": "multipart.encode.0065",
          "comment": "empty name",
          "flags": [],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.name-empty"
          }
        },
        {
          "id": "multipart.encode.0066",
          "comment": "quotation mark in the name",
          "flags": [
            "Quote"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a\"b",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-quote"
          }
        },
        {
          "id": "multipart.encode.0067",
          "comment": "quotation mark in the filename",
          "flags": [
            "Quote"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a\"b.txt",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-quote"
          }
        },
        {
          "id": "multipart.encode.0068",
          "comment": "backslash in the name",
          "flags": [
            "Backslash"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a\\b",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-backslash"
          }
        },
        {
          "id": "multipart.encode.0069",
          "comment": "backslash in the filename",
          "flags": [
            "Backslash"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a\\b.txt",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-backslash"
          }
        },
        {
          "id": "multipart.encode.0070",
          "comment": "CR LF in the name",
          "flags": [
            "LineBreak",
            "Injection"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a\r\nb",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-line-break"
          }
        },
        {
          "id": "multipart.encode.0071",
          "comment": "LF in the name",
          "flags": [
            "LineBreak"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a\nb",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-line-break"
          }
        },
        {
          "id": "multipart.encode.0072",
          "comment": "CR in the name",
          "flags": [
            "LineBreak"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a\rb",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-line-break"
          }
        },
        {
          "id": "multipart.encode.0073",
          "comment": "CR LF in the filename",
          "flags": [
            "LineBreak",
            "Injection"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a\r\nX-Injected: 1",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-line-break"
          }
        },
        {
          "id": "multipart.encode.0074",
          "comment": "NUL in the filename",
          "flags": [
            "Control"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a\u0000b.txt",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-control"
          }
        },
        {
          "id": "multipart.encode.0075",
          "comment": "tab in the name",
          "flags": [
            "Control"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a\tb",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-control"
          }
        },
        {
          "id": "multipart.encode.0076",
          "comment": "Chinese filename: refused, not renamed",
          "flags": [
            "NonASCII"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "验收.txt",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-non-ascii"
          }
        },
        {
          "id": "multipart.encode.0077",
          "comment": "UTF-8 in the name",
          "flags": [
            "NonASCII"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "naïve",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-non-ascii"
          }
        },
        {
          "id": "multipart.encode.0078",
          "comment": "fault in the second part",
          "flags": [
            "Quote"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "length": 1
              },
              {
                "name": "b\"c",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              },
              {
                "text": "2"
              }
            ],
            "length": 2,
            "sha256": "6b51d431df5d7f141cbececcf79edf3dd861c3b4069f0b11661a3eefacbba918"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-quote"
          }
        }
      ]
    },
    {
      "name": "extra headers and content types",
      "operation": "multipart.encode",
      "level": "must",
      "section": "RFC 9110, 5.5, 5.6.2 and 8.3.1",
      "profile": "strict",
      "cases": [
        {
          "id": "multipart.encode.0079",
          "comment": "CR LF and a header in a header value",
          "flags": [
            "Injection"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "headers": [
                  [
                    "X-A",
                    "1\r\nX-B: 2"
                  ]
                ],
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-line-break"
          }
        },
        {
          "id": "multipart.encode.0080",
          "comment": "LF in a header value",
          "flags": [
            "Injection"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "headers": [
                  [
                    "X-A",
                    "1\n2"
                  ]
                ],
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-line-break"
          }
        },
        {
          "id": "multipart.encode.0081",
          "comment": "blank line and content in a header value",
          "flags": [
            "Injection"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "headers": [
                  [
                    "X-A",
                    "1\r\n\r\ncontent"
                  ]
                ],
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-line-break"
          }
        },
        {
          "id": "multipart.encode.0082",
          "comment": "NUL in a header value",
          "flags": [
            "Injection"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "headers": [
                  [
                    "X-A",
                    "1\u00002"
                  ]
                ],
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-control"
          }
        },
        {
          "id": "multipart.encode.0083",
          "comment": "UTF-8 in a header value",
          "flags": [],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "headers": [
                  [
                    "X-A",
                    "ü"
                  ]
                ],
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-non-ascii"
          }
        },
        {
          "id": "multipart.encode.0084",
          "comment": "CR LF in a header name",
          "flags": [
            "Injection"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "headers": [
                  [
                    "X-A: 1\r\nX-B",
                    "2"
                  ]
                ],
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-name"
          }
        },
        {
          "id": "multipart.encode.0085",
          "comment": "colon in a header name",
          "flags": [
            "Injection"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "headers": [
                  [
                    "X-A: 1",
                    "2"
                  ]
                ],
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-name"
          }
        },
        {
          "id": "multipart.encode.0086",
          "comment": "space in a header name",
          "flags": [],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "headers": [
                  [
                    "X A",
                    "1"
                  ]
                ],
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-name"
          }
        },
        {
          "id": "multipart.encode.0087",
          "comment": "space after a header name",
          "flags": [],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "headers": [
                  [
                    "X-A ",
                    "1"
                  ]
                ],
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-name"
          }
        },
        {
          "id": "multipart.encode.0088",
          "comment": "empty header name",
          "flags": [],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "headers": [
                  [
                    "",
                    "1"
                  ]
                ],
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-name"
          }
        },
        {
          "id": "multipart.encode.0089",
          "comment": "UTF-8 in a header name",
          "flags": [],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "headers": [
                  [
                    "X-ü",
                    "1"
                  ]
                ],
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-name"
          }
        },
        {
          "id": "multipart.encode.0090",
          "comment": "Content-Disposition as an extra header",
          "flags": [
            "Reserved"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "headers": [
                  [
                    "Content-Disposition",
                    "form-data; name=x"
                  ]
                ],
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-reserved"
          }
        },
        {
          "id": "multipart.encode.0091",
          "comment": "content-type as an extra header",
          "flags": [
            "Reserved"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "headers": [
                  [
                    "content-type",
                    "text/html"
                  ]
                ],
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-reserved"
          }
        },
        {
          "id": "multipart.encode.0092",
          "comment": "CONTENT-LENGTH as an extra header",
          "flags": [
            "Reserved"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "headers": [
                  [
                    "CONTENT-LENGTH",
                    "1"
                  ]
                ],
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-reserved"
          }
        },
        {
          "id": "multipart.encode.0093",
          "comment": "Content-Transfer-Encoding as an extra header",
          "flags": [
            "Reserved"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "headers": [
                  [
                    "Content-Transfer-Encoding",
                    "base64"
                  ]
                ],
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-reserved"
          }
        },
        {
          "id": "multipart.encode.0094",
          "comment": "one header twice, in another case",
          "flags": [
            "ExtraHeader"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "headers": [
                  [
                    "X-A",
                    "1"
                  ],
                  [
                    "x-a",
                    "2"
                  ]
                ],
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-duplicate"
          }
        },
        {
          "id": "multipart.encode.0095",
          "comment": "empty content type",
          "flags": [
            "ContentType"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.bin",
                "contentType": "",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-type-syntax"
          }
        },
        {
          "id": "multipart.encode.0096",
          "comment": "file extension for a content type",
          "flags": [
            "ContentType"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.bin",
                "contentType": "jpg",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-type-syntax"
          }
        },
        {
          "id": "multipart.encode.0097",
          "comment": "no subtype",
          "flags": [
            "ContentType"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.bin",
                "contentType": "image/",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-type-syntax"
          }
        },
        {
          "id": "multipart.encode.0098",
          "comment": "no type",
          "flags": [
            "ContentType"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.bin",
                "contentType": "/jpeg",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-type-syntax"
          }
        },
        {
          "id": "multipart.encode.0099",
          "comment": "two subtypes",
          "flags": [
            "ContentType"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.bin",
                "contentType": "image/jpeg/png",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-type-syntax"
          }
        },
        {
          "id": "multipart.encode.0100",
          "comment": "space inside the type",
          "flags": [
            "ContentType"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.bin",
                "contentType": "image /jpeg",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-type-syntax"
          }
        },
        {
          "id": "multipart.encode.0101",
          "comment": "parameter without a value",
          "flags": [
            "ContentType"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.bin",
                "contentType": "text/plain; charset",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-type-syntax"
          }
        },
        {
          "id": "multipart.encode.0102",
          "comment": "quotation mark never closed",
          "flags": [
            "ContentType"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.bin",
                "contentType": "text/plain; charset=\"utf-8",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-type-syntax"
          }
        },
        {
          "id": "multipart.encode.0103",
          "comment": "something after the subtype",
          "flags": [
            "ContentType"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.bin",
                "contentType": "text/plain charset=utf-8",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-type-syntax"
          }
        },
        {
          "id": "multipart.encode.0104",
          "comment": "CR LF and a header in the content type",
          "flags": [
            "Injection",
            "ContentType"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.bin",
                "contentType": "text/plain\r\nX-Injected: 1",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-line-break"
          }
        },
        {
          "id": "multipart.encode.0105",
          "comment": "LF at the end of the content type",
          "flags": [
            "Injection",
            "ContentType"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.bin",
                "contentType": "text/plain\n",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-line-break"
          }
        },
        {
          "id": "multipart.encode.0106",
          "comment": "UTF-8 in the content type",
          "flags": [
            "ContentType"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.bin",
                "contentType": "text/plain; charset=ü",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-non-ascii"
          }
        },
        {
          "id": "multipart.encode.0133",
          "comment": "a space before a header value: readers drop it",
          "flags": [],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "headers": [
                  [
                    "X-A",
                    " 1"
                  ]
                ],
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-space"
          }
        },
        {
          "id": "multipart.encode.0134",
          "comment": "a tab behind a header value: readers drop it",
          "flags": [],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "headers": [
                  [
                    "X-A",
                    "1\t"
                  ]
                ],
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-space"
          }
        }
      ]
    },
    {
      "name": "injection under browser",
      "operation": "multipart.encode",
      "level": "must",
      "section": "WHATWG HTML, multipart/form-data encoding",
      "profile": "browser",
      "cases": [
        {
          "id": "multipart.encode.0107",
          "comment": "CR LF in a header value is refused here too",
          "flags": [
            "Injection"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "headers": [
                  [
                    "X-A",
                    "1\r\nX-B: 2"
                  ]
                ],
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-line-break"
          }
        },
        {
          "id": "multipart.encode.0108",
          "comment": "CR LF in a header name is refused here too",
          "flags": [
            "Injection"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "headers": [
                  [
                    "X-A: 1\r\nX-B",
                    "2"
                  ]
                ],
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-name"
          }
        },
        {
          "id": "multipart.encode.0109",
          "comment": "CR LF in the content type is refused here too",
          "flags": [
            "Injection",
            "ContentType"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.bin",
                "contentType": "text/plain\r\nX-Injected: 1",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-line-break"
          }
        },
        {
          "id": "multipart.encode.0110",
          "comment": "boundary in the filename",
          "flags": [
            "Collision"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "验bytecontract-8f1d2c3b4a596877",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-in-part"
          }
        },
        {
          "id": "multipart.encode.0111",
          "comment": "CR LF in the boundary",
          "flags": [
            "Injection"
          ],
          "parameters": {
            "boundary": "abc\r\nX-Injected: 1",
            "parts": [
              {
                "name": "a",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character"
          }
        }
      ]
    },
    {
      "name": "boundary in a part",
      "operation": "multipart.encode",
      "level": "must",
      "section": "RFC 2046, 5.1.1",
      "profile": "strict",
      "cases": [
        {
          "id": "multipart.encode.0112",
          "comment": "delimiter line in a content",
          "flags": [
            "Collision"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.txt",
                "length": 41
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "abc"
              },
              {
                "hex": "0d0a"
              },
              {
                "text": "--bytecontract-8f1d2c3b4a596877"
              },
              {
                "hex": "0d0a"
              },
              {
                "text": "def"
              }
            ],
            "length": 41,
            "sha256": "8d93ed26099a524de5cae0a28a6654921e80ce374e93a1f095c300e9eb84f2f6"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-in-part",
            "offset": 7
          }
        },
        {
          "id": "multipart.encode.0113",
          "comment": "boundary without hyphens in a content",
          "flags": [
            "Collision"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.txt",
                "length": 37
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "abc bytecontract-8f1d2c3b4a596877 def"
              }
            ],
            "length": 37,
            "sha256": "0fd7914edd924f9ab245b382af7b099eb20aaa6d7bedad681e421256045fcfd7"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-in-part",
            "offset": 4
          }
        },
        {
          "id": "multipart.encode.0114",
          "comment": "content is the boundary alone",
          "flags": [
            "Collision"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "length": 29
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "bytecontract-8f1d2c3b4a596877"
              }
            ],
            "length": 29,
            "sha256": "fbea97fbf5d0118edd6053ab23c6330e9dd57dcc2e90db8aa58d3247fba64992"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-in-part",
            "offset": 0
          }
        },
        {
          "id": "multipart.encode.0115",
          "comment": "boundary at the end of a content",
          "flags": [
            "Collision"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "length": 34
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "12345bytecontract-8f1d2c3b4a596877"
              }
            ],
            "length": 34,
            "sha256": "e696598ac0dfb0d6063ab4f456e71716cac9d39a54acfb73b0a353eb224d77fe"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-in-part",
            "offset": 5
          }
        },
        {
          "id": "multipart.encode.0116",
          "comment": "boundary as the start of a longer word",
          "flags": [
            "Collision"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "length": 31
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "xbytecontract-8f1d2c3b4a5968770"
              }
            ],
            "length": 31,
            "sha256": "a9c8f69e1799b06d5ea37eb83648ba559b4c29498b1161b2c859dfafcc786a0f"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-in-part",
            "offset": 1
          }
        },
        {
          "id": "multipart.encode.0117",
          "comment": "boundary in the second content: the offset counts over all contents",
          "flags": [
            "Collision"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "length": 5
              },
              {
                "name": "b",
                "length": 32
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "12345"
              },
              {
                "text": "678bytecontract-8f1d2c3b4a596877"
              }
            ],
            "length": 37,
            "sha256": "90caf142442c0912c104c39c2ee8a9510b04ca30b1a352bea71abe0f1ffab65e"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-in-part",
            "offset": 8
          }
        },
        {
          "id": "multipart.encode.0118",
          "comment": "boundary twice: the first counts",
          "flags": [
            "Collision"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "length": 59
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "bytecontract-8f1d2c3b4a596877 bytecontract-8f1d2c3b4a596877"
              }
            ],
            "length": 59,
            "sha256": "7724f60e9630bb00149d6f23f4a6635a796eacbe79f4f95937fed6838cea6318"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-in-part",
            "offset": 0
          }
        },
        {
          "id": "multipart.encode.0119",
          "comment": "a finished body of the same boundary as content",
          "flags": [
            "Collision"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "form.txt",
                "length": 115
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "--bytecontract-8f1d2c3b4a596877\r\nContent-Disposition: form-data; name=\"x\"\r\n\r\n1\r\n--bytecontract-8f1d2c3b4a596877--\r\n"
              }
            ],
            "length": 115,
            "sha256": "3843a995bc563601ffbf563f6a8e2d147235f588c01ef54454f895c152c19794"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-in-part",
            "offset": 2
          }
        },
        {
          "id": "multipart.encode.0120",
          "comment": "closing delimiter in a content",
          "flags": [
            "Collision"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "a.txt",
                "length": 40
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "abc"
              },
              {
                "hex": "0d0a"
              },
              {
                "text": "--bytecontract-8f1d2c3b4a596877--"
              },
              {
                "hex": "0d0a"
              }
            ],
            "length": 40,
            "sha256": "04e76f52536b7d4d6d804038d52ca4daf71c8a3c8b7eeb86167376c36f6aedfb"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-in-part",
            "offset": 7
          }
        },
        {
          "id": "multipart.encode.0121",
          "comment": "false start before the boundary",
          "flags": [
            "Collision"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "length": 46
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "bytecontract-8f1dbytecontract-8f1d2c3b4a596877"
              }
            ],
            "length": 46,
            "sha256": "8efecabf08a2ce19e1cbda794fb5cea113679a0e9e75008e9f8d9b2b738b350e"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-in-part",
            "offset": 17
          }
        },
        {
          "id": "multipart.encode.0122",
          "comment": "boundary of one repeated character in a longer run",
          "flags": [
            "Collision"
          ],
          "parameters": {
            "boundary": "aaa",
            "parts": [
              {
                "name": "a",
                "length": 6
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "yyaaab"
              }
            ],
            "length": 6,
            "sha256": "0689edca2a15bbb9588ef6df91080f9a87b6f8c39b4e4da86fcf91f3176ac2a3"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-in-part",
            "offset": 2
          }
        },
        {
          "id": "multipart.encode.0123",
          "comment": "boundary after 131,064 bytes, where pieces of 128 KiB meet",
          "flags": [
            "Collision",
            "Piecewise"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "big.bin",
                "length": 131093
              }
            ]
          },
          "input": {
            "segments": [
              {
                "repeat": {
                  "text": "0123456789abcdef",
                  "count": 8191
                }
              },
              {
                "text": "12345678bytecontract-8f1d2c3b4a596877"
              }
            ],
            "length": 131093,
            "sha256": "fd2b8a813ea16da7685e96f9a0f3e1fcc9d607389b2cf7791e5231cd44afb684"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-in-part",
            "offset": 131064
          }
        },
        {
          "id": "multipart.encode.0124",
          "comment": "boundary in a name",
          "flags": [
            "Collision"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a bytecontract-8f1d2c3b4a596877",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-in-part"
          }
        },
        {
          "id": "multipart.encode.0125",
          "comment": "boundary in a filename",
          "flags": [
            "Collision"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "file",
                "filename": "bytecontract-8f1d2c3b4a596877.txt",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-in-part"
          }
        },
        {
          "id": "multipart.encode.0126",
          "comment": "boundary in a header value",
          "flags": [
            "Collision"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "headers": [
                  [
                    "X-A",
                    "bytecontract-8f1d2c3b4a596877"
                  ]
                ],
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-in-part"
          }
        },
        {
          "id": "multipart.encode.0127",
          "comment": "boundary in a content type",
          "flags": [
            "Collision"
          ],
          "parameters": {
            "boundary": "bytecontract-8f1d2c3b4a596877",
            "parts": [
              {
                "name": "a",
                "contentType": "multipart/mixed; boundary=bytecontract-8f1d2c3b4a596877",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-in-part"
          }
        },
        {
          "id": "multipart.encode.0128",
          "comment": "empty boundary",
          "flags": [
            "BoundaryForm"
          ],
          "parameters": {
            "boundary": "",
            "parts": [
              {
                "name": "a",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-empty"
          }
        },
        {
          "id": "multipart.encode.0129",
          "comment": "boundary of 71 characters",
          "flags": [
            "BoundaryForm"
          ],
          "parameters": {
            "boundary": "01234567890123456789012345678901234567890123456789012345678901234567890",
            "parts": [
              {
                "name": "a",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-too-long"
          }
        },
        {
          "id": "multipart.encode.0130",
          "comment": "boundary that ends in a space",
          "flags": [
            "BoundaryForm"
          ],
          "parameters": {
            "boundary": "abc ",
            "parts": [
              {
                "name": "a",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-trailing-space"
          }
        },
        {
          "id": "multipart.encode.0131",
          "comment": "quotation mark in the boundary",
          "flags": [
            "BoundaryForm"
          ],
          "parameters": {
            "boundary": "a\"b",
            "parts": [
              {
                "name": "a",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character"
          }
        },
        {
          "id": "multipart.encode.0132",
          "comment": "CR LF in the boundary",
          "flags": [
            "Injection"
          ],
          "parameters": {
            "boundary": "abc\r\nX-Injected: 1",
            "parts": [
              {
                "name": "a",
                "length": 1
              }
            ]
          },
          "input": {
            "segments": [
              {
                "text": "1"
              }
            ],
            "length": 1,
            "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character"
          }
        }
      ]
    }
  ]
}

"""###,
        // Vectors/multipart-header.json
###"""
{
  "schema": "bytecontract-vectors-1",
  "area": "multipart.header",
  "suite": "1.0.0",
  "title": "Names and filenames in Content-Disposition",
  "notes": {
    "Backslash": "As a filename, b\\c is kept by 21 of 33 parser set-ups, cut to c by 6, and read as bc by 5.",
    "Control": "NUL is kept by 22 of 33 parser set-ups, 7 refuse, PHP cuts the name there, Django removes it.",
    "LineBreak": "A line end in a name writes header lines of somebody's choosing: Go 1.19's writer let CR LF through.",
    "NoFile": "A form with no file chosen sends an empty filename; 19 of 33 parser set-ups read a file named \"\", 10 a text field.",
    "NonASCII": "busboy's default and CherryPy read Latin-1. Refusing is the one answer that no server misreads; browser sends UTF-8.",
    "Normalised": "WHATWG: in names, each lone CR, lone LF and CRLF becomes CRLF first; in filenames it does not.",
    "Path": "25 of 33 parser set-ups hand ../ on as it is; a writer sends what it was given.",
    "PercentKept": "Browsers escape three bytes only, so %22 in a name and an escaped quotation mark are the same bytes.",
    "Quote": "Readers differ on an escaped quotation mark: of 33 parser set-ups 23 keep %22 in a filename and 10 decode it, 23 read \\\" as meant, 4 stop at the backslash.",
    "Structure": "Characters that mean something to a server's naming convention are plain bytes here."
  },
  "groups": [
    {
      "name": "strict",
      "operation": "multipart.disposition",
      "level": "must",
      "section": "RFC 7578, 4.2",
      "profile": "strict",
      "cases": [
        {
          "id": "multipart.header.0001",
          "comment": "name alone",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "title"
              }
            ],
            "length": 5,
            "sha256": "aaf2320646108059a87ab5017a86aee454f5378ed95003dbb2e12f4ca5266e0e"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"title\""
                }
              ],
              "length": 23,
              "sha256": "413826a660b03f4ac60ad6c432082243b3618f16ad73d5a0fb2c44d024fb7bfc"
            }
          }
        },
        {
          "id": "multipart.header.0002",
          "comment": "name and filename",
          "flags": [],
          "parameters": {
            "filename": "a.txt"
          },
          "input": {
            "segments": [
              {
                "text": "file"
              }
            ],
            "length": 4,
            "sha256": "3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"file\"; filename=\"a.txt\""
                }
              ],
              "length": 40,
              "sha256": "2eba83c95033ed779b96bc43c50cb7f16a411aef897a6cf9df0f034a10dff4f7"
            }
          }
        },
        {
          "id": "multipart.header.0003",
          "comment": "space and signs in the name",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "a b;c=d,e'f"
              }
            ],
            "length": 11,
            "sha256": "c1751a29fad3b3d5f7661dcfcaafb63eed0a018d653c1ba3b6a3f09791fa17ab"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"a b;c=d,e'f\""
                }
              ],
              "length": 29,
              "sha256": "2066959992154e62f5ddbb779e1e8e56f3560e421df41b40bc7e0e5dd377e3af"
            }
          }
        },
        {
          "id": "multipart.header.0004",
          "comment": "all printable ASCII that is allowed",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": " !#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~"
              }
            ],
            "length": 93,
            "sha256": "cb394ec3183b7ba98f073616e0bab30c0f249b81a7eca765aa888cefb94bd6f6"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\" !#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~\""
                }
              ],
              "length": 111,
              "sha256": "dfbf741e2d9d73a87037654d1f430d3e6ce76c691d1a9fd8ce2da2ddbad1a4f3"
            }
          }
        },
        {
          "id": "multipart.header.0005",
          "comment": "brackets, as PHP and Rack use them",
          "flags": [
            "Structure"
          ],
          "parameters": {
            "filename": "a.jpg"
          },
          "input": {
            "segments": [
              {
                "text": "photos[]"
              }
            ],
            "length": 8,
            "sha256": "c6da94927a9f6bcbe36d619c330f717cbdb499c693a14026bef034ba38e75b32"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"photos[]\"; filename=\"a.jpg\""
                }
              ],
              "length": 44,
              "sha256": "60b35c9ad4784967f8c11ddab3eeee9792de60a97f28d6988c0266ef5318547d"
            }
          }
        },
        {
          "id": "multipart.header.0006",
          "comment": "semicolon and equals sign in the filename",
          "flags": [
            "Structure"
          ],
          "parameters": {
            "filename": "a;b=c.txt"
          },
          "input": {
            "segments": [
              {
                "text": "file"
              }
            ],
            "length": 4,
            "sha256": "3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"file\"; filename=\"a;b=c.txt\""
                }
              ],
              "length": 44,
              "sha256": "8a80780c4a956b630e9f18e37a7b0bc3bde1aeb06ad63f78ec7e83dabc618476"
            }
          }
        },
        {
          "id": "multipart.header.0007",
          "comment": "percent sign and digits stay",
          "flags": [
            "PercentKept"
          ],
          "parameters": {
            "filename": "c%41.txt"
          },
          "input": {
            "segments": [
              {
                "text": "a%22b%0D%0A"
              }
            ],
            "length": 11,
            "sha256": "09e7632f9fda19c273f93ee64d95d5de1a842cdde20b52273080014806f275fc"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"a%22b%0D%0A\"; filename=\"c%41.txt\""
                }
              ],
              "length": 50,
              "sha256": "152201393b9c14f9e9f88a762969725ac5c1f8cdb74d55ca789d3910f87e00d2"
            }
          }
        },
        {
          "id": "multipart.header.0008",
          "comment": "empty filename",
          "flags": [
            "NoFile"
          ],
          "parameters": {
            "filename": ""
          },
          "input": {
            "segments": [
              {
                "text": "file"
              }
            ],
            "length": 4,
            "sha256": "3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"file\"; filename=\"\""
                }
              ],
              "length": 35,
              "sha256": "fdac25d2f3be2e7ae28224127e13b94fef46b1386c879e68d61040103ec212eb"
            }
          }
        },
        {
          "id": "multipart.header.0009",
          "comment": "path in the filename",
          "flags": [
            "Path"
          ],
          "parameters": {
            "filename": "../../etc/passwd"
          },
          "input": {
            "segments": [
              {
                "text": "file"
              }
            ],
            "length": 4,
            "sha256": "3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"file\"; filename=\"../../etc/passwd\""
                }
              ],
              "length": 51,
              "sha256": "038a7f523ad17e5fefbe1de5c8cb328c3a36debf0fd13fb36e3d8b89aa63e285"
            }
          }
        },
        {
          "id": "multipart.header.0010",
          "comment": "a name that looks like another parameter",
          "flags": [
            "Structure"
          ],
          "input": {
            "segments": [
              {
                "text": "x; filename=evil"
              }
            ],
            "length": 16,
            "sha256": "7f1eaed9622c073dbd1beb566c4be7e339d1bd69517db7e2c8217e87a75cd448"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"x; filename=evil\""
                }
              ],
              "length": 34,
              "sha256": "3dab2b54a00cee9cbe619571e3da8daa86c2a01e2f3d1693630747b6ced4b553"
            }
          }
        },
        {
          "id": "multipart.header.0011",
          "comment": "a space alone",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": " "
              }
            ],
            "length": 1,
            "sha256": "36a9e7f1c95b82ffb99743e0c5c4ce95d83c9a430aac59f84ef3cbfab6145068"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\" \""
                }
              ],
              "length": 19,
              "sha256": "b6c14cc9bfb3de3cd3e274be071d32241ad3eb6f143ffe4b71bfdc9ccb0d9798"
            }
          }
        },
        {
          "id": "multipart.header.0012",
          "comment": "filename of 200 characters",
          "flags": [],
          "parameters": {
            "filename": "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff.txt"
          },
          "input": {
            "segments": [
              {
                "text": "file"
              }
            ],
            "length": 4,
            "sha256": "3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"file\"; filename=\"ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff.txt\""
                }
              ],
              "length": 235,
              "sha256": "22652dd7861595edc4f2e017e57918fa14991e99b50fda1bcfc5bcd8bb2df84a"
            }
          }
        },
        {
          "id": "multipart.header.0013",
          "comment": "empty name",
          "flags": [],
          "input": {
            "segments": [],
            "length": 0,
            "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.name-empty"
          }
        },
        {
          "id": "multipart.header.0014",
          "comment": "empty name with a filename",
          "flags": [],
          "parameters": {
            "filename": "a.txt"
          },
          "input": {
            "segments": [],
            "length": 0,
            "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.name-empty"
          }
        },
        {
          "id": "multipart.header.0015",
          "comment": "quotation mark in the name",
          "flags": [
            "Quote"
          ],
          "input": {
            "segments": [
              {
                "text": "a\"b"
              }
            ],
            "length": 3,
            "sha256": "39a012772dd5c3accbc56923093422896d41ac882e3cd66914bc584c7aac966f"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-quote",
            "offset": 1
          }
        },
        {
          "id": "multipart.header.0016",
          "comment": "quotation mark that would end the name and add a filename",
          "flags": [
            "Quote"
          ],
          "input": {
            "segments": [
              {
                "text": "x\"; filename=\"evil.php"
              }
            ],
            "length": 22,
            "sha256": "1aa58192cd684c7ac8e1465806151576061082f9ac0e8637d7e2bbc80f5683d4"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-quote",
            "offset": 1
          }
        },
        {
          "id": "multipart.header.0017",
          "comment": "backslash in the name",
          "flags": [
            "Backslash"
          ],
          "input": {
            "segments": [
              {
                "text": "a\\b"
              }
            ],
            "length": 3,
            "sha256": "c62016d0f8ee333350283fd879b50b692932e932794e5d686f7d37d67484e199"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-backslash",
            "offset": 1
          }
        },
        {
          "id": "multipart.header.0018",
          "comment": "backslash before a quotation mark: the first byte counts",
          "flags": [
            "Backslash",
            "Quote"
          ],
          "input": {
            "segments": [
              {
                "text": "a\\\"b"
              }
            ],
            "length": 4,
            "sha256": "e87f8dfc45aabab90ec6f91a2080fa69eecfbdbab22360372e007ddd279362dd"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-backslash",
            "offset": 1
          }
        },
        {
          "id": "multipart.header.0019",
          "comment": "CR LF and a header in the name",
          "flags": [
            "LineBreak"
          ],
          "input": {
            "segments": [
              {
                "text": "a"
              },
              {
                "hex": "0d0a"
              },
              {
                "text": "X-Injected: 1"
              }
            ],
            "length": 16,
            "sha256": "bf6b641e7499b4ec5e6dc488edebbfe3f99e65d0ebf09414622ca207e6157035"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-line-break",
            "offset": 1
          }
        },
        {
          "id": "multipart.header.0020",
          "comment": "LF in the name",
          "flags": [
            "LineBreak"
          ],
          "input": {
            "segments": [
              {
                "text": "ab"
              },
              {
                "hex": "0a"
              },
              {
                "text": "c"
              }
            ],
            "length": 4,
            "sha256": "0acdf9a2665198da784232d827b01ae3d24af5db060d723950cfcd47cd82ac07"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-line-break",
            "offset": 2
          }
        },
        {
          "id": "multipart.header.0021",
          "comment": "CR in the name",
          "flags": [
            "LineBreak"
          ],
          "input": {
            "segments": [
              {
                "text": "abc"
              },
              {
                "hex": "0d"
              },
              {
                "text": "d"
              }
            ],
            "length": 5,
            "sha256": "4b85074d1d80b5f58a6910b6329b8e25f30037c1bcb384a30ca7152622c2daea"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-line-break",
            "offset": 3
          }
        },
        {
          "id": "multipart.header.0022",
          "comment": "CR LF at the end of the name",
          "flags": [
            "LineBreak"
          ],
          "input": {
            "segments": [
              {
                "text": "abc"
              },
              {
                "hex": "0d0a"
              }
            ],
            "length": 5,
            "sha256": "552bab6864c7a7b69a502ed1854b9245c0e1a30f008aaa0b281da62585fdb025"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-line-break",
            "offset": 3
          }
        },
        {
          "id": "multipart.header.0023",
          "comment": "NUL in the name",
          "flags": [
            "Control"
          ],
          "input": {
            "segments": [
              {
                "text": "a"
              },
              {
                "hex": "00"
              },
              {
                "text": "b"
              }
            ],
            "length": 3,
            "sha256": "59b271ae1bbcb1d31d41929817f4b16fb439eb4f31520b5ad1d5ce98920a7138"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-control",
            "offset": 1
          }
        },
        {
          "id": "multipart.header.0024",
          "comment": "tab in the name",
          "flags": [
            "Control"
          ],
          "input": {
            "segments": [
              {
                "text": "a"
              },
              {
                "hex": "09"
              },
              {
                "text": "b"
              }
            ],
            "length": 3,
            "sha256": "894891f8b78a9945b0aa07e70d5f71f10b1f1990af127de561cc0ac36024c188"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-control",
            "offset": 1
          }
        },
        {
          "id": "multipart.header.0025",
          "comment": "escape in the name",
          "flags": [
            "Control"
          ],
          "input": {
            "segments": [
              {
                "hex": "1b"
              },
              {
                "text": "[31m"
              }
            ],
            "length": 5,
            "sha256": "83a738788fd1a69a9163233e56179fab59d51922c1851b9c93f96fafd9a8abfa"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-control",
            "offset": 0
          }
        },
        {
          "id": "multipart.header.0026",
          "comment": "DEL in the name",
          "flags": [
            "Control"
          ],
          "input": {
            "segments": [
              {
                "text": "ab"
              },
              {
                "hex": "7f"
              }
            ],
            "length": 3,
            "sha256": "af67ca055c90a67f909e511487c463ed67c25a8eab8077c14a470a2f6aabe899"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-control",
            "offset": 2
          }
        },
        {
          "id": "multipart.header.0027",
          "comment": "ü in the name: the offset counts bytes",
          "flags": [
            "NonASCII"
          ],
          "input": {
            "segments": [
              {
                "text": "nämé ü"
              }
            ],
            "length": 9,
            "sha256": "154885f31d73885be39ff0800b8a5ec3afd3d66dc8cfb23adba81797fb243f63"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-non-ascii",
            "offset": 1
          }
        },
        {
          "id": "multipart.header.0028",
          "comment": "Chinese name",
          "flags": [
            "NonASCII"
          ],
          "input": {
            "segments": [
              {
                "text": "文件"
              }
            ],
            "length": 6,
            "sha256": "39932f24fe11a6baf55145a8ea05e1abd8f773d4a98a0785ca27183f2ececedb"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-non-ascii",
            "offset": 0
          }
        },
        {
          "id": "multipart.header.0029",
          "comment": "combining mark after a letter",
          "flags": [
            "NonASCII"
          ],
          "input": {
            "segments": [
              {
                "text": "e"
              },
              {
                "hex": "cc81"
              }
            ],
            "length": 3,
            "sha256": "bf12767b0f2a56b2190075bae8169f656e3ce8d6357d4aff184bc6c7ea48f9f6"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-non-ascii",
            "offset": 1
          }
        },
        {
          "id": "multipart.header.0030",
          "comment": "line separator U+2028 is no line end, but outside ASCII",
          "flags": [
            "NonASCII",
            "LineBreak"
          ],
          "input": {
            "segments": [
              {
                "text": "a b"
              }
            ],
            "length": 5,
            "sha256": "fe2d3b945530c806f1ff5298f4486e3f1d2656c1bb026709f785a5f84d23af64"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-non-ascii",
            "offset": 1
          }
        },
        {
          "id": "multipart.header.0031",
          "comment": "quotation mark in the filename",
          "flags": [
            "Quote"
          ],
          "parameters": {
            "filename": "a\"b.txt"
          },
          "input": {
            "segments": [
              {
                "text": "file"
              }
            ],
            "length": 4,
            "sha256": "3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-quote"
          }
        },
        {
          "id": "multipart.header.0032",
          "comment": "backslash in the filename, a Windows path",
          "flags": [
            "Backslash",
            "Path"
          ],
          "parameters": {
            "filename": "C:\\dir\\a.txt"
          },
          "input": {
            "segments": [
              {
                "text": "file"
              }
            ],
            "length": 4,
            "sha256": "3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-backslash"
          }
        },
        {
          "id": "multipart.header.0033",
          "comment": "CR LF in the filename",
          "flags": [
            "LineBreak"
          ],
          "parameters": {
            "filename": "a\r\nContent-Type: text/html\r\n\r\n<script>.txt"
          },
          "input": {
            "segments": [
              {
                "text": "file"
              }
            ],
            "length": 4,
            "sha256": "3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-line-break"
          }
        },
        {
          "id": "multipart.header.0034",
          "comment": "LF in the filename",
          "flags": [
            "LineBreak"
          ],
          "parameters": {
            "filename": "a\nb.txt"
          },
          "input": {
            "segments": [
              {
                "text": "file"
              }
            ],
            "length": 4,
            "sha256": "3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-line-break"
          }
        },
        {
          "id": "multipart.header.0035",
          "comment": "CR in the filename",
          "flags": [
            "LineBreak"
          ],
          "parameters": {
            "filename": "a\rb.txt"
          },
          "input": {
            "segments": [
              {
                "text": "file"
              }
            ],
            "length": 4,
            "sha256": "3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-line-break"
          }
        },
        {
          "id": "multipart.header.0036",
          "comment": "NUL in the filename",
          "flags": [
            "Control"
          ],
          "parameters": {
            "filename": "a.php\u0000.jpg"
          },
          "input": {
            "segments": [
              {
                "text": "file"
              }
            ],
            "length": 4,
            "sha256": "3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-control"
          }
        },
        {
          "id": "multipart.header.0037",
          "comment": "Chinese filename",
          "flags": [
            "NonASCII"
          ],
          "parameters": {
            "filename": "验收.txt"
          },
          "input": {
            "segments": [
              {
                "text": "file"
              }
            ],
            "length": 4,
            "sha256": "3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-non-ascii"
          }
        },
        {
          "id": "multipart.header.0038",
          "comment": "emoji in the filename",
          "flags": [
            "NonASCII"
          ],
          "parameters": {
            "filename": "👍.png"
          },
          "input": {
            "segments": [
              {
                "text": "file"
              }
            ],
            "length": 4,
            "sha256": "3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.header-non-ascii"
          }
        }
      ]
    },
    {
      "name": "browser",
      "operation": "multipart.disposition",
      "level": "must",
      "section": "WHATWG HTML, multipart/form-data encoding",
      "profile": "browser",
      "cases": [
        {
          "id": "multipart.header.0039",
          "comment": "plain name and filename: as under strict",
          "flags": [],
          "parameters": {
            "filename": "a.txt"
          },
          "input": {
            "segments": [
              {
                "text": "file"
              }
            ],
            "length": 4,
            "sha256": "3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"file\"; filename=\"a.txt\""
                }
              ],
              "length": 40,
              "sha256": "2eba83c95033ed779b96bc43c50cb7f16a411aef897a6cf9df0f034a10dff4f7"
            }
          }
        },
        {
          "id": "multipart.header.0040",
          "comment": "quotation mark in the name",
          "flags": [
            "Quote"
          ],
          "input": {
            "segments": [
              {
                "text": "a\"b"
              }
            ],
            "length": 3,
            "sha256": "39a012772dd5c3accbc56923093422896d41ac882e3cd66914bc584c7aac966f"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"a%22b\""
                }
              ],
              "length": 23,
              "sha256": "303dd6da20e1de117640a1029e4eb303908455bef1b49f3c0a76aeedf9b91204"
            }
          }
        },
        {
          "id": "multipart.header.0041",
          "comment": "quotation mark in the filename",
          "flags": [
            "Quote"
          ],
          "parameters": {
            "filename": "a\"b.txt"
          },
          "input": {
            "segments": [
              {
                "text": "file"
              }
            ],
            "length": 4,
            "sha256": "3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"file\"; filename=\"a%22b.txt\""
                }
              ],
              "length": 44,
              "sha256": "5aad6d760139fc29022490d44340657f3b2c777bff525fdd75cc4826d86c9367"
            }
          }
        },
        {
          "id": "multipart.header.0042",
          "comment": "quotation mark that would add a parameter",
          "flags": [
            "Quote"
          ],
          "input": {
            "segments": [
              {
                "text": "x\"; filename=\"evil.php"
              }
            ],
            "length": 22,
            "sha256": "1aa58192cd684c7ac8e1465806151576061082f9ac0e8637d7e2bbc80f5683d4"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"x%22; filename=%22evil.php\""
                }
              ],
              "length": 44,
              "sha256": "1eefff8ce5e80e8b24f4faa4feec6d1f8543446254e94e5963471d1db535005c"
            }
          }
        },
        {
          "id": "multipart.header.0043",
          "comment": "percent escapes in the name stay as they are",
          "flags": [
            "PercentKept"
          ],
          "input": {
            "segments": [
              {
                "text": "a%22b%0D%0A"
              }
            ],
            "length": 11,
            "sha256": "09e7632f9fda19c273f93ee64d95d5de1a842cdde20b52273080014806f275fc"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"a%22b%0D%0A\""
                }
              ],
              "length": 29,
              "sha256": "1a17a73f35f084b9b04977bca050d5bd38261fcf9f4a92fbb5dd0b0d83d0dbcf"
            }
          }
        },
        {
          "id": "multipart.header.0044",
          "comment": "percent escapes in the filename stay as they are",
          "flags": [
            "PercentKept"
          ],
          "parameters": {
            "filename": "a%22b%0A.txt"
          },
          "input": {
            "segments": [
              {
                "text": "file"
              }
            ],
            "length": 4,
            "sha256": "3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"file\"; filename=\"a%22b%0A.txt\""
                }
              ],
              "length": 47,
              "sha256": "8874cb82d8978bc52a2cbca85e3e6b8bd089657e436831f8f03e7a4763234404"
            }
          }
        },
        {
          "id": "multipart.header.0045",
          "comment": "backslash in name and filename stays",
          "flags": [
            "Backslash"
          ],
          "parameters": {
            "filename": "c\\d.txt"
          },
          "input": {
            "segments": [
              {
                "text": "a\\b"
              }
            ],
            "length": 3,
            "sha256": "c62016d0f8ee333350283fd879b50b692932e932794e5d686f7d37d67484e199"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"a\\b\"; filename=\"c\\d.txt\""
                }
              ],
              "length": 41,
              "sha256": "f103893f1af76935de81f6ac2e754baccb196e34e3a1da73136dc5109b8e9a60"
            }
          }
        },
        {
          "id": "multipart.header.0046",
          "comment": "CR LF in the name",
          "flags": [
            "LineBreak"
          ],
          "input": {
            "segments": [
              {
                "text": "a"
              },
              {
                "hex": "0d0a"
              },
              {
                "text": "b"
              }
            ],
            "length": 4,
            "sha256": "18745f36a05e29072709042d6062ce54f1b08ff36c27ba80c39f81fb010c8ce2"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"a%0D%0Ab\""
                }
              ],
              "length": 26,
              "sha256": "84131d2ce95e7cb5db0be818d09fd23bf00cd1f59c3c93c3bf2448b32a74521c"
            }
          }
        },
        {
          "id": "multipart.header.0047",
          "comment": "CR alone in the name",
          "flags": [
            "LineBreak",
            "Normalised"
          ],
          "input": {
            "segments": [
              {
                "text": "a"
              },
              {
                "hex": "0d"
              },
              {
                "text": "b"
              }
            ],
            "length": 3,
            "sha256": "af9081672dd5ef3247a30c2db5b0dafcc9bcf981a26aefb3c55d210d43fcc14e"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"a%0D%0Ab\""
                }
              ],
              "length": 26,
              "sha256": "84131d2ce95e7cb5db0be818d09fd23bf00cd1f59c3c93c3bf2448b32a74521c"
            }
          }
        },
        {
          "id": "multipart.header.0048",
          "comment": "LF alone in the name",
          "flags": [
            "LineBreak",
            "Normalised"
          ],
          "input": {
            "segments": [
              {
                "text": "a"
              },
              {
                "hex": "0a"
              },
              {
                "text": "b"
              }
            ],
            "length": 3,
            "sha256": "7e18f737311b2dc3b2f269dd78396b0351f14fb66efa879f768cb23181883c78"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"a%0D%0Ab\""
                }
              ],
              "length": 26,
              "sha256": "84131d2ce95e7cb5db0be818d09fd23bf00cd1f59c3c93c3bf2448b32a74521c"
            }
          }
        },
        {
          "id": "multipart.header.0049",
          "comment": "LF before CR in the name: two line ends",
          "flags": [
            "LineBreak",
            "Normalised"
          ],
          "input": {
            "segments": [
              {
                "text": "a"
              },
              {
                "hex": "0a0d"
              },
              {
                "text": "b"
              }
            ],
            "length": 4,
            "sha256": "af2629b401d17245f7e5b6822e30cc588a4034c44c6d3265a26a6af81628aab0"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"a%0D%0A%0D%0Ab\""
                }
              ],
              "length": 32,
              "sha256": "5d27542ece1029654719210872a1a826504b3a9f747473758bb079cb1dedc04d"
            }
          }
        },
        {
          "id": "multipart.header.0050",
          "comment": "CR before CR LF in the name: two line ends",
          "flags": [
            "LineBreak",
            "Normalised"
          ],
          "input": {
            "segments": [
              {
                "text": "a"
              },
              {
                "hex": "0d0d0a"
              },
              {
                "text": "b"
              }
            ],
            "length": 5,
            "sha256": "5e63341b6816df299c0c6d61e6ec4a5168ee01f279feb39dbeb2c3784f31ed94"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"a%0D%0A%0D%0Ab\""
                }
              ],
              "length": 32,
              "sha256": "5d27542ece1029654719210872a1a826504b3a9f747473758bb079cb1dedc04d"
            }
          }
        },
        {
          "id": "multipart.header.0051",
          "comment": "CR LF at the end of the name",
          "flags": [
            "LineBreak",
            "Normalised"
          ],
          "input": {
            "segments": [
              {
                "text": "ab"
              },
              {
                "hex": "0d0a"
              }
            ],
            "length": 4,
            "sha256": "c7c0875507bd96d407f116eaf706de057c9f1f0255f07ff8f57d0f8a527d7a50"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"ab%0D%0A\""
                }
              ],
              "length": 26,
              "sha256": "cb04c5e11b4b5d78bc65ed1af7d9f3bcc0e87bb8e133e71ac4029eb7ad02f7bd"
            }
          }
        },
        {
          "id": "multipart.header.0052",
          "comment": "LF at the start of the name",
          "flags": [
            "LineBreak",
            "Normalised"
          ],
          "input": {
            "segments": [
              {
                "hex": "0a"
              },
              {
                "text": "ab"
              }
            ],
            "length": 3,
            "sha256": "bc7b37cf2db4359d926a3b94ecb623f879535404d29af460b9f9a1a2927120a3"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"%0D%0Aab\""
                }
              ],
              "length": 26,
              "sha256": "89d9573839f5570fd965d3660f7e19ebe615b31641e215580e0c7463fe88b540"
            }
          }
        },
        {
          "id": "multipart.header.0053",
          "comment": "CR LF in the filename",
          "flags": [
            "LineBreak"
          ],
          "parameters": {
            "filename": "a\r\nb.txt"
          },
          "input": {
            "segments": [
              {
                "text": "file"
              }
            ],
            "length": 4,
            "sha256": "3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"file\"; filename=\"a%0D%0Ab.txt\""
                }
              ],
              "length": 47,
              "sha256": "6815035d72b9692f46f82af343525a6e61d2da332bbb2b2b020f4f600fc06301"
            }
          }
        },
        {
          "id": "multipart.header.0054",
          "comment": "CR alone in the filename stays alone",
          "flags": [
            "LineBreak",
            "Normalised"
          ],
          "parameters": {
            "filename": "a\rb.txt"
          },
          "input": {
            "segments": [
              {
                "text": "file"
              }
            ],
            "length": 4,
            "sha256": "3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"file\"; filename=\"a%0Db.txt\""
                }
              ],
              "length": 44,
              "sha256": "178e3f2830e8f06c8658a9b304c04698a516de4ca4289b2f289f81161d120d48"
            }
          }
        },
        {
          "id": "multipart.header.0055",
          "comment": "LF alone in the filename stays alone",
          "flags": [
            "LineBreak",
            "Normalised"
          ],
          "parameters": {
            "filename": "a\nb.txt"
          },
          "input": {
            "segments": [
              {
                "text": "file"
              }
            ],
            "length": 4,
            "sha256": "3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"file\"; filename=\"a%0Ab.txt\""
                }
              ],
              "length": 44,
              "sha256": "0329cd996ee29d89c44b090468e4bd33b37d779f75741a4a7715262477968ac7"
            }
          }
        },
        {
          "id": "multipart.header.0056",
          "comment": "LF before CR in the filename",
          "flags": [
            "LineBreak",
            "Normalised"
          ],
          "parameters": {
            "filename": "a\n\rb.txt"
          },
          "input": {
            "segments": [
              {
                "text": "file"
              }
            ],
            "length": 4,
            "sha256": "3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"file\"; filename=\"a%0A%0Db.txt\""
                }
              ],
              "length": 47,
              "sha256": "8cd86904d4a99747cd016d1f58f91aa0ffb67d1130d6bff80ffebf352b9c6fa0"
            }
          }
        },
        {
          "id": "multipart.header.0057",
          "comment": "header injection in the filename",
          "flags": [
            "LineBreak"
          ],
          "parameters": {
            "filename": "a\r\nContent-Type: text/html\r\n\r\n<script>.txt"
          },
          "input": {
            "segments": [
              {
                "text": "file"
              }
            ],
            "length": 4,
            "sha256": "3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"file\"; filename=\"a%0D%0AContent-Type: text/html%0D%0A%0D%0A<script>.txt\""
                }
              ],
              "length": 89,
              "sha256": "c24500d0f02707d6faa6bd902952d1b7345d8de1d1da5f00b63f8f23bde584c4"
            }
          }
        },
        {
          "id": "multipart.header.0058",
          "comment": "UTF-8 in the name",
          "flags": [
            "NonASCII"
          ],
          "input": {
            "segments": [
              {
                "text": "名前"
              }
            ],
            "length": 6,
            "sha256": "7ec26292414bccefa35290004928d8cf8f5e19d2bfb8b0c0322ee9e8b2854349"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"名前\""
                }
              ],
              "length": 24,
              "sha256": "607162ace474a4b50ff9b0556ab18c2415c83acfaa398ed521bd93ea83857df0"
            }
          }
        },
        {
          "id": "multipart.header.0059",
          "comment": "Chinese filename",
          "flags": [
            "NonASCII"
          ],
          "parameters": {
            "filename": "验收.txt"
          },
          "input": {
            "segments": [
              {
                "text": "file"
              }
            ],
            "length": 4,
            "sha256": "3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"file\"; filename=\"验收.txt\""
                }
              ],
              "length": 45,
              "sha256": "ffe6b974a018319d4b7392f063c41ee7bce816e445cd546dde3efe17958d0335"
            }
          }
        },
        {
          "id": "multipart.header.0060",
          "comment": "emoji and a combining mark in the filename",
          "flags": [
            "NonASCII"
          ],
          "parameters": {
            "filename": "👍é.png"
          },
          "input": {
            "segments": [
              {
                "text": "file"
              }
            ],
            "length": 4,
            "sha256": "3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"file\"; filename=\"👍e"
                },
                {
                  "hex": "cc81"
                },
                {
                  "text": ".png\""
                }
              ],
              "length": 46,
              "sha256": "b32777cb077eb111ec2a0a5aca303656e46b512a5883270104eb863ad0c51098"
            }
          }
        },
        {
          "id": "multipart.header.0061",
          "comment": "NUL in the name stays",
          "flags": [
            "Control"
          ],
          "input": {
            "segments": [
              {
                "text": "a"
              },
              {
                "hex": "00"
              },
              {
                "text": "b"
              }
            ],
            "length": 3,
            "sha256": "59b271ae1bbcb1d31d41929817f4b16fb439eb4f31520b5ad1d5ce98920a7138"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"a"
                },
                {
                  "hex": "00"
                },
                {
                  "text": "b\""
                }
              ],
              "length": 21,
              "sha256": "b8cb31c7f20a27e928a8aad2c6cae1a8a4974afc1d9dbefbc3664d194e96f79f"
            }
          }
        },
        {
          "id": "multipart.header.0062",
          "comment": "tab in the filename stays",
          "flags": [
            "Control"
          ],
          "parameters": {
            "filename": "a\tb.txt"
          },
          "input": {
            "segments": [
              {
                "text": "file"
              }
            ],
            "length": 4,
            "sha256": "3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"file\"; filename=\"a"
                },
                {
                  "hex": "09"
                },
                {
                  "text": "b.txt\""
                }
              ],
              "length": 42,
              "sha256": "2eb3692b0dd117043e61e91517a85232e3b2692d097268c089d77f2c689724ae"
            }
          }
        },
        {
          "id": "multipart.header.0063",
          "comment": "semicolon, equals sign and apostrophe stay",
          "flags": [
            "Structure"
          ],
          "parameters": {
            "filename": "e;f='g.txt"
          },
          "input": {
            "segments": [
              {
                "text": "a;b=c'd"
              }
            ],
            "length": 7,
            "sha256": "b1a901ee72b7eef0a560040f6043913a943998dabc16da472b856580dfbfe9b0"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"a;b=c'd\"; filename=\"e;f='g.txt\""
                }
              ],
              "length": 48,
              "sha256": "45a7dd4429217554d8ed103fe7cba16ddff6215d7b5f69ae400d71dcec27f54a"
            }
          }
        },
        {
          "id": "multipart.header.0064",
          "comment": "character reference stays",
          "flags": [
            "Structure"
          ],
          "input": {
            "segments": [
              {
                "text": "&#601;"
              }
            ],
            "length": 6,
            "sha256": "c64a191d8d15ba0391474d3ee62818199185e0d034c158b50d9744bdf714336c"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"&#601;\""
                }
              ],
              "length": 24,
              "sha256": "89942a454d7a092fa61a596e443cad3036868434ffae3d12244684b811378422"
            }
          }
        },
        {
          "id": "multipart.header.0065",
          "comment": "empty filename",
          "flags": [
            "NoFile"
          ],
          "parameters": {
            "filename": ""
          },
          "input": {
            "segments": [
              {
                "text": "file"
              }
            ],
            "length": 4,
            "sha256": "3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "form-data; name=\"file\"; filename=\"\""
                }
              ],
              "length": 35,
              "sha256": "fdac25d2f3be2e7ae28224127e13b94fef46b1386c879e68d61040103ec212eb"
            }
          }
        }
      ]
    }
  ]
}

"""###,
        // Vectors/multipart-request.json
###"""
{
  "schema": "bytecontract-vectors-1",
  "area": "multipart.request",
  "suite": "1.0.0",
  "title": "Bodies under a Content-Type and a Content-Length",
  "notes": {
    "Case": "Names of media types and parameters have no case, yet 11 of 33 parser set-ups do not find the boundary of Multipart/Form-Data; BOUNDARY=.",
    "Characters": "A count of characters falls short of the bytes by one for each further byte of a character; Swift counts CRLF as one character too.",
    "Comma": "23 of 33 parser set-ups do not find the boundary behind a comma.",
    "Cut": "Of 33 parser set-ups ten take a body that was cut inside a content for whole or drop the part without an error; the length tells.",
    "Duplicate": "With two boundary parameters 14 of 33 parser set-ups read the first, 13 the last, 6 refuse: a way past a filter.",
    "FirstLayer": "What is wrong with the request is said before what is wrong with the body.",
    "HandSet": "A Content-Type that was set by hand to plain multipart/form-data replaces the one that the library makes for its body.",
    "Length": "RFC 2046, 5.1.1 allows 70 characters; aiohttp, falcon, civetweb and Rack 3 refuse more.",
    "Placeholder": "A missing value that was formatted into a header leaves a text such as (null), undefined or Optional(...).",
    "Quotes": "A boundary with a character that ends a token must stand in quotes (RFC 2045, 5.1). Random boundaries with such a letter fail now and then.",
    "Short": "civetweb refuses fewer than 4 characters; legal all the same.",
    "TrailingSpace": "10 of 33 parser set-ups refuse a boundary that ends in a space: a header reader trims it."
  },
  "groups": [
    {
      "name": "boundaries that are read",
      "operation": "multipart.read",
      "level": "must",
      "section": "RFC 2046, 5.1.1; RFC 9110, 5.6.6 and 8.3.1",
      "profile": "rfc",
      "cases": [
        {
          "id": "multipart.request.0001",
          "comment": "a token",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            17,
            62,
            64,
            67,
            87
          ],
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "=6e6f7465 - 1 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b\n"
                }
              ],
              "length": 79,
              "sha256": "e1f95a2ad56a3b1b4993331d1804d79fbfe17ce110048f28bf048c0bcc55d46f"
            }
          }
        },
        {
          "id": "multipart.request.0002",
          "comment": "needless quotes",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=\"frame-3f9a27c1\""
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "=6e6f7465 - 1 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b\n"
                }
              ],
              "length": 79,
              "sha256": "e1f95a2ad56a3b1b4993331d1804d79fbfe17ce110048f28bf048c0bcc55d46f"
            }
          }
        },
        {
          "id": "multipart.request.0003",
          "comment": "70 characters",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=seventy-0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
          },
          "input": {
            "segments": [
              {
                "text": "--seventy-0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "hello\r\n"
              },
              {
                "text": "--seventy-0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"photo\"; filename=\"a.bin\"\r\n"
              },
              {
                "text": "Content-Type: application/octet-stream\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "hex": "00ff"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "--seventy-0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ--\r\n"
              }
            ],
            "length": 390,
            "sha256": "1715f62049e501ff3cf61d3a5d85717da0d728cdaa646b816410a2ef9254dfac"
          },
          "edges": [
            1,
            37,
            72,
            73,
            129,
            165,
            200,
            201,
            315,
            351,
            386,
            387
          ],
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "=6e6f7465 - 5 2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\n"
                },
                {
                  "text": "=70686f746f =612e62696e 4 e9489f37fb3051e9efa1dc916004d7274e7b63975e3209708947267f2393a9be\n"
                }
              ],
              "length": 170,
              "sha256": "8c262a666f728d2092cfb477f03b20a656f116161aae5cfaff202586959daa0a"
            }
          }
        },
        {
          "id": "multipart.request.0004",
          "comment": "one character",
          "flags": [
            "Short"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=7"
          },
          "input": {
            "segments": [
              {
                "text": "--7\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--7--\r\n"
              }
            ],
            "length": 62,
            "sha256": "9df07e8c0f9ca322409209a2f5a428739dc7e261cb37483cfb299a2ae029a78d"
          },
          "edges": [
            1,
            2,
            3,
            4,
            5,
            6,
            7,
            8,
            9,
            10,
            11,
            12,
            13,
            14,
            15,
            16,
            17,
            18,
            19,
            20,
            21,
            22,
            23,
            24,
            25,
            26,
            27,
            28,
            29,
            30,
            31,
            32,
            33,
            34,
            35,
            36,
            37,
            38,
            39,
            40,
            41,
            42,
            43,
            44,
            45,
            46,
            47,
            48,
            49,
            50,
            51,
            52,
            53,
            54,
            55,
            56,
            57,
            58,
            59,
            60,
            61
          ],
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "=6e6f7465 - 1 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b\n"
                }
              ],
              "length": 79,
              "sha256": "e1f95a2ad56a3b1b4993331d1804d79fbfe17ce110048f28bf048c0bcc55d46f"
            }
          }
        },
        {
          "id": "multipart.request.0005",
          "comment": "hyphens only",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=---------------------------"
          },
          "input": {
            "segments": [
              {
                "text": "-----------------------------\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "hello\r\n"
              },
              {
                "text": "-----------------------------\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"photo\"; filename=\"a.bin\"\r\n"
              },
              {
                "text": "Content-Type: application/octet-stream\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "hex": "00ff"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "-------------------------------\r\n"
              }
            ],
            "length": 261,
            "sha256": "3398f4f2c74c3fbd36f798645617ba60f8f871e4b402f962c49e1b022657971a"
          },
          "edges": [
            7,
            28,
            49,
            70,
            91,
            112,
            133,
            154,
            175,
            196,
            217,
            238,
            259
          ],
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "=6e6f7465 - 5 2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\n"
                },
                {
                  "text": "=70686f746f =612e62696e 4 e9489f37fb3051e9efa1dc916004d7274e7b63975e3209708947267f2393a9be\n"
                }
              ],
              "length": 170,
              "sha256": "8c262a666f728d2092cfb477f03b20a656f116161aae5cfaff202586959daa0a"
            }
          }
        },
        {
          "id": "multipart.request.0006",
          "comment": "every special character and a space, in quotes",
          "flags": [
            "Quotes"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=\"'()+_,-./:=? x\""
          },
          "input": {
            "segments": [
              {
                "text": "--'()+_,-./:=? x\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "hello\r\n"
              },
              {
                "text": "--'()+_,-./:=? x\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"photo\"; filename=\"a.bin\"\r\n"
              },
              {
                "text": "Content-Type: application/octet-stream\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "hex": "00ff"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "--'()+_,-./:=? x--\r\n"
              }
            ],
            "length": 222,
            "sha256": "4cf994d556a9709f49c6c3801694bb558307b72cea3541bc6277bc61fdea3754"
          },
          "edges": [
            18,
            72,
            90,
            202,
            220,
            221
          ],
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "=6e6f7465 - 5 2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\n"
                },
                {
                  "text": "=70686f746f =612e62696e 4 e9489f37fb3051e9efa1dc916004d7274e7b63975e3209708947267f2393a9be\n"
                }
              ],
              "length": 170,
              "sha256": "8c262a666f728d2092cfb477f03b20a656f116161aae5cfaff202586959daa0a"
            }
          }
        },
        {
          "id": "multipart.request.0007",
          "comment": "a space inside",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=\"two words\""
          },
          "input": {
            "segments": [
              {
                "text": "--two words\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--two words--\r\n"
              }
            ],
            "length": 78,
            "sha256": "5c485c1e140d91d0f6de034aa8a31f5d62d04ff9bb9c85f08b332e410e6d4cbc"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "=6e6f7465 - 1 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b\n"
                }
              ],
              "length": 79,
              "sha256": "e1f95a2ad56a3b1b4993331d1804d79fbfe17ce110048f28bf048c0bcc55d46f"
            }
          }
        },
        {
          "id": "multipart.request.0008",
          "comment": "a semicolon and a space round nothing: the sign before the boundary is enough",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data;boundary=frame-3f9a27c1"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            17,
            62,
            64,
            67,
            87
          ],
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "=6e6f7465 - 1 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b\n"
                }
              ],
              "length": 79,
              "sha256": "e1f95a2ad56a3b1b4993331d1804d79fbfe17ce110048f28bf048c0bcc55d46f"
            }
          }
        },
        {
          "id": "multipart.request.0009",
          "comment": "special characters that a token may hold",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=it's+a_b.c-d"
          },
          "input": {
            "segments": [
              {
                "text": "--it's+a_b.c-d\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--it's+a_b.c-d--\r\n"
              }
            ],
            "length": 84,
            "sha256": "0ad8e76d14536f67618e132ad92bf15a86fca009b935ef6141afc97c28efee0c"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "=6e6f7465 - 1 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b\n"
                }
              ],
              "length": 79,
              "sha256": "e1f95a2ad56a3b1b4993331d1804d79fbfe17ce110048f28bf048c0bcc55d46f"
            }
          }
        },
        {
          "id": "multipart.request.0010",
          "comment": "an escape inside the quotes",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=\"fr\\ame77\""
          },
          "input": {
            "segments": [
              {
                "text": "--frame77\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame77--\r\n"
              }
            ],
            "length": 74,
            "sha256": "3b6db924a1d0d00a5cdfa31020bee67ba2c9bf1f8319c8fe7c148275e88bb7cd"
          },
          "edges": [
            1,
            5,
            9,
            10,
            62,
            66,
            70,
            71
          ],
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "=6e6f7465 - 1 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b\n"
                }
              ],
              "length": 79,
              "sha256": "e1f95a2ad56a3b1b4993331d1804d79fbfe17ce110048f28bf048c0bcc55d46f"
            }
          }
        },
        {
          "id": "multipart.request.0011",
          "comment": "the word boundary itself, in mixed case",
          "flags": [
            "Case"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=bOuNdArY"
          },
          "input": {
            "segments": [
              {
                "text": "--bOuNdArY\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--bOuNdArY--\r\n"
              }
            ],
            "length": 76,
            "sha256": "4bd9c9184fd4a2ee6b4a137c95145be1e5c8b2f60cc89b3fc964715fb3bb3a81"
          },
          "edges": [
            7,
            14,
            21,
            28,
            35,
            42,
            49,
            56,
            63,
            70
          ],
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "=6e6f7465 - 1 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b\n"
                }
              ],
              "length": 79,
              "sha256": "e1f95a2ad56a3b1b4993331d1804d79fbfe17ce110048f28bf048c0bcc55d46f"
            }
          }
        },
        {
          "id": "multipart.request.0012",
          "comment": "media type and parameter name in other case",
          "flags": [
            "Case"
          ],
          "parameters": {
            "contentType": "Multipart/Form-Data; BOUNDARY=frame-3f9a27c1"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            18,
            68,
            86,
            87
          ],
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "=6e6f7465 - 1 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b\n"
                }
              ],
              "length": 79,
              "sha256": "e1f95a2ad56a3b1b4993331d1804d79fbfe17ce110048f28bf048c0bcc55d46f"
            }
          }
        },
        {
          "id": "multipart.request.0013",
          "comment": "spaces and tabs round the semicolon",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data \t;\t boundary=frame-3f9a27c1"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "=6e6f7465 - 1 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b\n"
                }
              ],
              "length": 79,
              "sha256": "e1f95a2ad56a3b1b4993331d1804d79fbfe17ce110048f28bf048c0bcc55d46f"
            }
          }
        },
        {
          "id": "multipart.request.0014",
          "comment": "spaces round the whole value",
          "flags": [],
          "parameters": {
            "contentType": "  multipart/form-data; boundary=frame-3f9a27c1 \t"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            17,
            62,
            64,
            67,
            87
          ],
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "=6e6f7465 - 1 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b\n"
                }
              ],
              "length": 79,
              "sha256": "e1f95a2ad56a3b1b4993331d1804d79fbfe17ce110048f28bf048c0bcc55d46f"
            }
          }
        },
        {
          "id": "multipart.request.0015",
          "comment": "a semicolon at the end",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1;"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "=6e6f7465 - 1 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b\n"
                }
              ],
              "length": 79,
              "sha256": "e1f95a2ad56a3b1b4993331d1804d79fbfe17ce110048f28bf048c0bcc55d46f"
            }
          }
        },
        {
          "id": "multipart.request.0016",
          "comment": "an empty parameter",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data;; boundary=frame-3f9a27c1"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            1,
            9,
            16,
            17,
            69,
            77,
            84,
            85
          ],
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "=6e6f7465 - 1 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b\n"
                }
              ],
              "length": 79,
              "sha256": "e1f95a2ad56a3b1b4993331d1804d79fbfe17ce110048f28bf048c0bcc55d46f"
            }
          }
        },
        {
          "id": "multipart.request.0017",
          "comment": "charset before the boundary",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; charset=utf-8; boundary=frame-3f9a27c1"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            7,
            14,
            21,
            28,
            35,
            42,
            49,
            56,
            63,
            70,
            77,
            84
          ],
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "=6e6f7465 - 1 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b\n"
                }
              ],
              "length": 79,
              "sha256": "e1f95a2ad56a3b1b4993331d1804d79fbfe17ce110048f28bf048c0bcc55d46f"
            }
          }
        },
        {
          "id": "multipart.request.0018",
          "comment": "charset behind the boundary",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1; charset=UTF-8"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            18,
            68,
            86,
            87
          ],
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "=6e6f7465 - 1 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b\n"
                }
              ],
              "length": 79,
              "sha256": "e1f95a2ad56a3b1b4993331d1804d79fbfe17ce110048f28bf048c0bcc55d46f"
            }
          }
        },
        {
          "id": "multipart.request.0019",
          "comment": "a quoted parameter that holds what looks like a boundary",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; note=\"; boundary=other\"; boundary=frame-3f9a27c1"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "=6e6f7465 - 1 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b\n"
                }
              ],
              "length": 79,
              "sha256": "e1f95a2ad56a3b1b4993331d1804d79fbfe17ce110048f28bf048c0bcc55d46f"
            }
          }
        },
        {
          "id": "multipart.request.0020",
          "comment": "parameters whose names only end or begin alike",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; x-boundary=other; boundaries=other; boundary=frame-3f9a27c1"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            17,
            62,
            64,
            67,
            87
          ],
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "=6e6f7465 - 1 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b\n"
                }
              ],
              "length": 79,
              "sha256": "e1f95a2ad56a3b1b4993331d1804d79fbfe17ce110048f28bf048c0bcc55d46f"
            }
          }
        },
        {
          "id": "multipart.request.0021",
          "comment": "apostrophes are a part of the boundary",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary='frame'"
          },
          "input": {
            "segments": [
              {
                "text": "--'frame'\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--'frame'--\r\n"
              }
            ],
            "length": 74,
            "sha256": "43b60624358f2f1fe45cac889bb3360db849dda4e6d7b942ef40fb7a87107652"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "=6e6f7465 - 1 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b\n"
                }
              ],
              "length": 79,
              "sha256": "e1f95a2ad56a3b1b4993331d1804d79fbfe17ce110048f28bf048c0bcc55d46f"
            }
          }
        },
        {
          "id": "multipart.request.0022",
          "comment": "a token that is the word nil, in header and body",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=nil"
          },
          "input": {
            "segments": [
              {
                "text": "--nil\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--nil--\r\n"
              }
            ],
            "length": 66,
            "sha256": "b4bb40977ec8725f2777e4d1fcec9091df6280426527e87e0407a24f74d936ba"
          },
          "edges": [
            1,
            3,
            5,
            6,
            58,
            60,
            62,
            63
          ],
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "=6e6f7465 - 1 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b\n"
                }
              ],
              "length": 79,
              "sha256": "e1f95a2ad56a3b1b4993331d1804d79fbfe17ce110048f28bf048c0bcc55d46f"
            }
          }
        }
      ]
    },
    {
      "name": "no boundary",
      "operation": "multipart.read",
      "level": "must",
      "section": "RFC 2046, 5.1.1; RFC 7578, 4.1",
      "profile": "rfc",
      "cases": [
        {
          "id": "multipart.request.0023",
          "comment": "no parameter at all",
          "flags": [
            "HandSet"
          ],
          "parameters": {
            "contentType": "multipart/form-data"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            7,
            14,
            21,
            28,
            35,
            42,
            49,
            56,
            63,
            70,
            77,
            84
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-missing"
          }
        },
        {
          "id": "multipart.request.0024",
          "comment": "charset alone",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; charset=utf-8"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "hello\r\n"
              },
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"photo\"; filename=\"a.bin\"\r\n"
              },
              {
                "text": "Content-Type: application/octet-stream\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "hex": "00ff"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 222,
            "sha256": "4a1b2f735c74028ae361b9d163aeffc1f4e96151025dfecbfdbbed4e05d9a378"
          },
          "edges": [
            18,
            72,
            90,
            202,
            220,
            221
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-missing"
          }
        },
        {
          "id": "multipart.request.0025",
          "comment": "a name that is almost boundary",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundaries=frame-3f9a27c1"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-missing"
          }
        },
        {
          "id": "multipart.request.0026",
          "comment": "no parameter, and a body that is JSON",
          "flags": [
            "FirstLayer"
          ],
          "parameters": {
            "contentType": "multipart/form-data"
          },
          "input": {
            "segments": [
              {
                "text": "{\"note\": 1}"
              }
            ],
            "length": 11,
            "sha256": "ae95fb5413688bd4007388b9a67404ad0cf7f9868c6b0106a5ef5d8608e5faf0"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-missing"
          }
        },
        {
          "id": "multipart.request.0027",
          "comment": "no parameter, and a body with lone LF",
          "flags": [
            "FirstLayer"
          ],
          "parameters": {
            "contentType": "multipart/form-data"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\n"
              },
              {
                "text": "\n"
              },
              {
                "text": "1\n"
              },
              {
                "text": "--frame-3f9a27c1--\n"
              }
            ],
            "length": 83,
            "sha256": "e49cb2112029d155925d82ed949197f810efedf4f0f5d9ce3000ebb5eaa48073"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-missing"
          }
        },
        {
          "id": "multipart.request.0028",
          "comment": "nothing behind the equals sign",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary="
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            1,
            9,
            16,
            17,
            69,
            77,
            84,
            85
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-empty"
          }
        },
        {
          "id": "multipart.request.0029",
          "comment": "empty quotes",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=\"\""
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            7,
            14,
            21,
            28,
            35,
            42,
            49,
            56,
            63,
            70,
            77,
            84
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-empty"
          }
        }
      ]
    },
    {
      "name": "boundaries that are no boundaries",
      "operation": "multipart.read",
      "level": "must",
      "section": "RFC 2046, 5.1.1; RFC 2045, 5.1",
      "profile": "rfc",
      "cases": [
        {
          "id": "multipart.request.0030",
          "comment": "71 characters",
          "flags": [
            "Length"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=seventy-0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZx"
          },
          "input": {
            "segments": [
              {
                "text": "--seventy-0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZx\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--seventy-0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZx--\r\n"
              }
            ],
            "length": 202,
            "sha256": "c0b5b0da40cfc64deb58c8152ebba587e976c92ea4f7148cc9b61aabd344b2ef"
          },
          "edges": [
            75,
            125,
            200,
            201
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-too-long"
          }
        },
        {
          "id": "multipart.request.0031",
          "comment": "200 characters",
          "flags": [
            "Length"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=01234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789"
          },
          "input": {
            "segments": [
              {
                "text": "--01234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--01234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789--\r\n"
              }
            ],
            "length": 460,
            "sha256": "f3e348b535673787468fae59dff1307b43af62402e4bc41351c4133418d1a9d6"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-too-long"
          }
        },
        {
          "id": "multipart.request.0032",
          "comment": "a space at the end",
          "flags": [
            "TrailingSpace"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=\"frame-77 \""
          },
          "input": {
            "segments": [
              {
                "text": "--frame-77 \r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-77 --\r\n"
              }
            ],
            "length": 78,
            "sha256": "b2d832296a0f1f06046d8e45eaf8c56ffbef263951bc814f20782149d6eec4fe"
          },
          "edges": [
            12,
            57,
            59,
            62,
            77
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-trailing-space"
          }
        },
        {
          "id": "multipart.request.0033",
          "comment": "braces in the boundary",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=\"{7f3a-11}\""
          },
          "input": {
            "segments": [
              {
                "text": "--{7f3a-11}\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--{7f3a-11}--\r\n"
              }
            ],
            "length": 78,
            "sha256": "15b95407aab34bed9692185ce1c85c5fc4f22cdc8852d4e7a57398e2bd208b14"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character"
          }
        },
        {
          "id": "multipart.request.0034",
          "comment": "a letter outside ASCII in the boundary",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=\"grenze-ü7\""
          },
          "input": {
            "segments": [
              {
                "text": "--grenze-ü7\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--grenze-ü7--\r\n"
              }
            ],
            "length": 80,
            "sha256": "338a2359379451831ac0082b2c6a05882b613b28aa3ea225587581e6a23d3978"
          },
          "edges": [
            1,
            6,
            12,
            13,
            65,
            70,
            76,
            77
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character"
          }
        },
        {
          "id": "multipart.request.0035",
          "comment": "an at sign without quotes",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=user@host.7"
          },
          "input": {
            "segments": [
              {
                "text": "--user@host.7\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--user@host.7--\r\n"
              }
            ],
            "length": 82,
            "sha256": "fe5bb1a50cf38ce0e96e77bb0f5fee98e77cc94b337d470a5d34606574e5b596"
          },
          "edges": [
            7,
            14,
            21,
            28,
            35,
            42,
            49,
            56,
            63,
            70,
            77
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character"
          }
        },
        {
          "id": "multipart.request.0036",
          "comment": "an escaped quotation mark",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=\"fra\\\"me\""
          },
          "input": {
            "segments": [
              {
                "text": "--fra\"me\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--fra\"me--\r\n"
              }
            ],
            "length": 72,
            "sha256": "6994a93944cc1b91d68d3e7cecaa83b17fa927a22e31de504396f90a57f4dcff"
          },
          "edges": [
            10,
            60,
            70,
            71
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character"
          }
        },
        {
          "id": "multipart.request.0037",
          "comment": "typographic quotation marks",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=“frame-3f9a27c1”"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character"
          }
        },
        {
          "id": "multipart.request.0038",
          "comment": "a quotation mark at the end only",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1\""
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            17,
            62,
            64,
            67,
            87
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character"
          }
        },
        {
          "id": "multipart.request.0039",
          "comment": "a control character",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=\"fra\u0001me\""
          },
          "input": {
            "segments": [
              {
                "text": "--fra"
              },
              {
                "hex": "01"
              },
              {
                "text": "me\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--fra"
              },
              {
                "hex": "01"
              },
              {
                "text": "me--\r\n"
              }
            ],
            "length": 72,
            "sha256": "132a10458e6e7a16200c51ec2cc64f520e9c1ec2e9724f1e0f022c814560c816"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-character"
          }
        },
        {
          "id": "multipart.request.0040",
          "comment": "a slash without quotes",
          "flags": [
            "Quotes"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=k9/Zt4qW"
          },
          "input": {
            "segments": [
              {
                "text": "--k9/Zt4qW\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--k9/Zt4qW--\r\n"
              }
            ],
            "length": 76,
            "sha256": "9edfaa40e3ee82097bf863922924b93f4a133d9d4cbed1499f59cae1792ab980"
          },
          "edges": [
            1,
            6,
            10,
            11,
            63,
            68,
            72,
            73
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-needs-quotes"
          }
        },
        {
          "id": "multipart.request.0041",
          "comment": "parentheses without quotes",
          "flags": [
            "Quotes"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=(upload-77)"
          },
          "input": {
            "segments": [
              {
                "text": "--(upload-77)\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--(upload-77)--\r\n"
              }
            ],
            "length": 82,
            "sha256": "a538148a6e16bb690ebb3797faef3451ff1520017a4a55fa5d94530c60dd61cf"
          },
          "edges": [
            7,
            14,
            21,
            28,
            35,
            42,
            49,
            56,
            63,
            70,
            77
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-needs-quotes"
          }
        },
        {
          "id": "multipart.request.0042",
          "comment": "a comma without quotes",
          "flags": [
            "Quotes"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=left,right"
          },
          "input": {
            "segments": [
              {
                "text": "--left,right\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--left,right--\r\n"
              }
            ],
            "length": 80,
            "sha256": "1f413cfb61f7ea8e8014efc32a97aa3422d428423b01c33e93c7214dcdda6411"
          },
          "edges": [
            14,
            64,
            78,
            79
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-needs-quotes"
          }
        },
        {
          "id": "multipart.request.0043",
          "comment": "a space without quotes",
          "flags": [
            "Quotes"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=two words"
          },
          "input": {
            "segments": [
              {
                "text": "--two words\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--two words--\r\n"
              }
            ],
            "length": 78,
            "sha256": "5c485c1e140d91d0f6de034aa8a31f5d62d04ff9bb9c85f08b332e410e6d4cbc"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-needs-quotes"
          }
        },
        {
          "id": "multipart.request.0044",
          "comment": "a slash without quotes, and no closing delimiter",
          "flags": [
            "Quotes",
            "FirstLayer"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=k9/Zt4qX"
          },
          "input": {
            "segments": [
              {
                "text": "--k9/Zt4qX\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              }
            ],
            "length": 62,
            "sha256": "2dabb75fb9bddd7bfb40c195e240a17017f545be07c18c3066467b44a7d46eaf"
          },
          "edges": [
            11,
            56,
            58,
            61
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-needs-quotes"
          }
        }
      ]
    },
    {
      "name": "boundaries that are placeholders",
      "operation": "multipart.read",
      "level": "must",
      "section": "RFC 2046, 5.1.1",
      "profile": "rfc",
      "cases": [
        {
          "id": "multipart.request.0045",
          "comment": "(null) in the header, a real boundary in the body",
          "flags": [
            "Placeholder"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=(null)"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-placeholder"
          }
        },
        {
          "id": "multipart.request.0046",
          "comment": "an optional that was interpolated in the header, a real boundary in the body",
          "flags": [
            "Placeholder"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=Optional(\"frame-3f9a27c1\")"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            1,
            9,
            16,
            17,
            69,
            77,
            84,
            85
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-placeholder"
          }
        },
        {
          "id": "multipart.request.0047",
          "comment": "a format that was not filled in in the header, a real boundary in the body",
          "flags": [
            "Placeholder"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=%@"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            7,
            14,
            21,
            28,
            35,
            42,
            49,
            56,
            63,
            70,
            77,
            84
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-placeholder"
          }
        },
        {
          "id": "multipart.request.0048",
          "comment": "a template that was not filled in in the header, a real boundary in the body",
          "flags": [
            "Placeholder"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=${boundary}"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            18,
            68,
            86,
            87
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-placeholder"
          }
        },
        {
          "id": "multipart.request.0049",
          "comment": "(null) in header and body",
          "flags": [
            "Placeholder"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=(null)"
          },
          "input": {
            "segments": [
              {
                "text": "--(null)\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--(null)--\r\n"
              }
            ],
            "length": 72,
            "sha256": "41022ad85b1b925ef98bf3456522be59be64b1e71570f1a1c1c259b6a10512d0"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-placeholder"
          }
        },
        {
          "id": "multipart.request.0050",
          "comment": "undefined in the header, a real boundary in the body",
          "flags": [
            "Placeholder"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=undefined"
          },
          "input": {
            "segments": [
              {
                "text": "------WebForm8kQ2vXz71LmPd04T\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "------WebForm8kQ2vXz71LmPd04T--\r\n"
              }
            ],
            "length": 114,
            "sha256": "82b9ce5c7687df99f9748da44fe8ace8fa19ae78210967d727ef9220254a7e93"
          },
          "edges": [
            30,
            75,
            77,
            80,
            113
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-placeholder"
          }
        },
        {
          "id": "multipart.request.0051",
          "comment": "nil in the header, a real boundary in the body",
          "flags": [
            "Placeholder"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=nil"
          },
          "input": {
            "segments": [
              {
                "text": "------WebForm8kQ2vXz71LmPd04T\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "------WebForm8kQ2vXz71LmPd04T--\r\n"
              }
            ],
            "length": 114,
            "sha256": "82b9ce5c7687df99f9748da44fe8ace8fa19ae78210967d727ef9220254a7e93"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-placeholder"
          }
        }
      ]
    },
    {
      "name": "several boundaries",
      "operation": "multipart.read",
      "level": "must",
      "section": "RFC 9110, 5.6.6",
      "profile": "rfc",
      "cases": [
        {
          "id": "multipart.request.0052",
          "comment": "two, the body uses the first",
          "flags": [
            "Duplicate"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1; boundary=other"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            1,
            9,
            16,
            17,
            69,
            77,
            84,
            85
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-duplicate"
          }
        },
        {
          "id": "multipart.request.0053",
          "comment": "two, the body uses the last",
          "flags": [
            "Duplicate"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=other; boundary=frame-3f9a27c1"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            7,
            14,
            21,
            28,
            35,
            42,
            49,
            56,
            63,
            70,
            77,
            84
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-duplicate"
          }
        },
        {
          "id": "multipart.request.0054",
          "comment": "the same one twice",
          "flags": [
            "Duplicate"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1; boundary=frame-3f9a27c1"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            18,
            68,
            86,
            87
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-duplicate"
          }
        },
        {
          "id": "multipart.request.0055",
          "comment": "names in other case",
          "flags": [
            "Duplicate",
            "Case"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1; Boundary=other"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-duplicate"
          }
        },
        {
          "id": "multipart.request.0056",
          "comment": "two headers that were joined, the body uses the first",
          "flags": [
            "Duplicate"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1, multipart/form-data; boundary=other"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            17,
            62,
            64,
            67,
            87
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-type-duplicate"
          }
        },
        {
          "id": "multipart.request.0057",
          "comment": "a plain header and a whole one that were joined",
          "flags": [
            "Duplicate",
            "HandSet"
          ],
          "parameters": {
            "contentType": "multipart/form-data, multipart/form-data; boundary=frame-3f9a27c1"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-type-duplicate"
          }
        }
      ]
    },
    {
      "name": "parameters that are no parameters",
      "operation": "multipart.read",
      "level": "must",
      "section": "RFC 9110, 5.6.6 and 8.3.1",
      "profile": "rfc",
      "cases": [
        {
          "id": "multipart.request.0058",
          "comment": "a comma for the semicolon",
          "flags": [
            "Comma"
          ],
          "parameters": {
            "contentType": "multipart/form-data, boundary=frame-3f9a27c1"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            1,
            9,
            16,
            17,
            69,
            77,
            84,
            85
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-type-comma"
          }
        },
        {
          "id": "multipart.request.0059",
          "comment": "a comma behind the charset",
          "flags": [
            "Comma"
          ],
          "parameters": {
            "contentType": "multipart/form-data; charset=utf-8, boundary=frame-3f9a27c1"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            7,
            14,
            21,
            28,
            35,
            42,
            49,
            56,
            63,
            70,
            77,
            84
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-type-comma"
          }
        },
        {
          "id": "multipart.request.0060",
          "comment": "a comma before the charset",
          "flags": [
            "Comma"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1, charset=utf-8"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            18,
            68,
            86,
            87
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-type-comma"
          }
        },
        {
          "id": "multipart.request.0061",
          "comment": "a space before the equals sign",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary =frame-3f9a27c1"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.parameter-syntax"
          }
        },
        {
          "id": "multipart.request.0062",
          "comment": "spaces round the equals sign, and quotes",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary = \"frame-3f9a27c1\""
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            17,
            62,
            64,
            67,
            87
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.parameter-syntax"
          }
        },
        {
          "id": "multipart.request.0063",
          "comment": "a quotation mark that is never closed",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=\"frame-3f9a27c1"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.parameter-syntax"
          }
        },
        {
          "id": "multipart.request.0064",
          "comment": "text behind the quotes",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=\"frame-3f9a27c1\"x"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            1,
            9,
            16,
            17,
            69,
            77,
            84,
            85
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.parameter-syntax"
          }
        },
        {
          "id": "multipart.request.0065",
          "comment": "a quotation mark inside the quotes",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=\"fra\"me-3f9a27c1\""
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            7,
            14,
            21,
            28,
            35,
            42,
            49,
            56,
            63,
            70,
            77,
            84
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.parameter-syntax"
          }
        },
        {
          "id": "multipart.request.0066",
          "comment": "a colon for the equals sign",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary:frame-3f9a27c1"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            18,
            68,
            86,
            87
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.parameter-syntax"
          }
        },
        {
          "id": "multipart.request.0067",
          "comment": "no semicolon behind the media type",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data boundary=frame-3f9a27c1"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.parameter-syntax"
          }
        },
        {
          "id": "multipart.request.0068",
          "comment": "no semicolon behind the boundary",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=\"frame-3f9a27c1\" charset=utf-8"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            17,
            62,
            64,
            67,
            87
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.parameter-syntax"
          }
        },
        {
          "id": "multipart.request.0069",
          "comment": "the word boundary without a value",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.parameter-syntax"
          }
        },
        {
          "id": "multipart.request.0070",
          "comment": "the boundary without its name",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; frame-3f9a27c1"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            1,
            9,
            16,
            17,
            69,
            77,
            84,
            85
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-unnamed"
          }
        },
        {
          "id": "multipart.request.0071",
          "comment": "the boundary of a browser without its name",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; ----WebForm8kQ2vXz71LmPd04T"
          },
          "input": {
            "segments": [
              {
                "text": "------WebForm8kQ2vXz71LmPd04T\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "------WebForm8kQ2vXz71LmPd04T--\r\n"
              }
            ],
            "length": 114,
            "sha256": "82b9ce5c7687df99f9748da44fe8ace8fa19ae78210967d727ef9220254a7e93"
          },
          "edges": [
            7,
            16,
            25,
            34,
            43,
            52,
            61,
            70,
            79,
            88,
            97,
            106
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.boundary-unnamed"
          }
        }
      ]
    },
    {
      "name": "media types",
      "operation": "multipart.read",
      "level": "must",
      "section": "RFC 7578, 4.1; RFC 9110, 8.3",
      "profile": "rfc",
      "cases": [
        {
          "id": "multipart.request.0072",
          "comment": "the default of HTML forms",
          "flags": [],
          "parameters": {
            "contentType": "application/x-www-form-urlencoded"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            18,
            68,
            86,
            87
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.media-type"
          }
        },
        {
          "id": "multipart.request.0073",
          "comment": "JSON in header and body",
          "flags": [],
          "parameters": {
            "contentType": "application/json; charset=utf-8"
          },
          "input": {
            "segments": [
              {
                "text": "{\"note\": 1}"
              }
            ],
            "length": 11,
            "sha256": "ae95fb5413688bd4007388b9a67404ad0cf7f9868c6b0106a5ef5d8608e5faf0"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.media-type"
          }
        },
        {
          "id": "multipart.request.0074",
          "comment": "bytes of any kind",
          "flags": [],
          "parameters": {
            "contentType": "application/octet-stream"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "hello\r\n"
              },
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"photo\"; filename=\"a.bin\"\r\n"
              },
              {
                "text": "Content-Type: application/octet-stream\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "hex": "00ff"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 222,
            "sha256": "4a1b2f735c74028ae361b9d163aeffc1f4e96151025dfecbfdbbed4e05d9a378"
          },
          "edges": [
            17,
            62,
            64,
            71,
            89,
            153,
            193,
            195,
            199,
            201,
            221
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.media-type"
          }
        },
        {
          "id": "multipart.request.0075",
          "comment": "multipart/mixed",
          "flags": [],
          "parameters": {
            "contentType": "multipart/mixed; boundary=frame-3f9a27c1"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.media-type"
          }
        },
        {
          "id": "multipart.request.0076",
          "comment": "multipart/related",
          "flags": [],
          "parameters": {
            "contentType": "multipart/related; boundary=\"frame-3f9a27c1\""
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "hello\r\n"
              },
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"photo\"; filename=\"a.bin\"\r\n"
              },
              {
                "text": "Content-Type: application/octet-stream\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "hex": "00ff"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 222,
            "sha256": "4a1b2f735c74028ae361b9d163aeffc1f4e96151025dfecbfdbbed4e05d9a378"
          },
          "edges": [
            1,
            9,
            16,
            17,
            73,
            81,
            88,
            89,
            203,
            211,
            218,
            219
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.media-type"
          }
        },
        {
          "id": "multipart.request.0077",
          "comment": "multipart alone",
          "flags": [],
          "parameters": {
            "contentType": "multipart; boundary=frame-3f9a27c1"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            7,
            14,
            21,
            28,
            35,
            42,
            49,
            56,
            63,
            70,
            77,
            84
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.media-type"
          }
        },
        {
          "id": "multipart.request.0078",
          "comment": "an underscore for the hyphen",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form_data; boundary=frame-3f9a27c1"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            18,
            68,
            86,
            87
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.media-type"
          }
        },
        {
          "id": "multipart.request.0079",
          "comment": "the boundary without a media type",
          "flags": [],
          "parameters": {
            "contentType": "boundary=frame-3f9a27c1"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.media-type"
          }
        },
        {
          "id": "multipart.request.0080",
          "comment": "an empty value",
          "flags": [],
          "parameters": {
            "contentType": ""
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            17,
            62,
            64,
            67,
            87
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.media-type"
          }
        },
        {
          "id": "multipart.request.0081",
          "comment": "an optional that was interpolated",
          "flags": [
            "Placeholder"
          ],
          "parameters": {
            "contentType": "Optional(\"multipart/form-data; boundary=frame-3f9a27c1\")"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.media-type"
          }
        },
        {
          "id": "multipart.request.0082",
          "comment": "another media type, and a body with lone LF",
          "flags": [
            "FirstLayer"
          ],
          "parameters": {
            "contentType": "application/json"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\n"
              },
              {
                "text": "\n"
              },
              {
                "text": "1\n"
              },
              {
                "text": "--frame-3f9a27c1--\n"
              }
            ],
            "length": 83,
            "sha256": "e49cb2112029d155925d82ed949197f810efedf4f0f5d9ce3000ebb5eaa48073"
          },
          "edges": [
            1,
            9,
            16,
            17,
            65,
            73,
            80,
            81
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.media-type"
          }
        }
      ]
    },
    {
      "name": "no Content-Type",
      "operation": "multipart.read",
      "level": "must",
      "section": "RFC 7578, 4.1; RFC 9110, 8.3",
      "profile": "rfc",
      "cases": [
        {
          "id": "multipart.request.0083",
          "comment": "a whole body",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            7,
            14,
            21,
            28,
            35,
            42,
            49,
            56,
            63,
            70,
            77,
            84
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-type-missing"
          }
        },
        {
          "id": "multipart.request.0084",
          "comment": "an empty body",
          "flags": [],
          "input": {
            "segments": [],
            "length": 0,
            "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-type-missing"
          }
        },
        {
          "id": "multipart.request.0085",
          "comment": "a picture",
          "flags": [],
          "input": {
            "segments": [
              {
                "hex": "ffd8ffe00010"
              },
              {
                "text": "JFIF"
              }
            ],
            "length": 10,
            "sha256": "45ae705277879f7f01d778f7c95a065bb0c06ab9936cf24307f375211fee13d1"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-type-missing"
          }
        }
      ]
    },
    {
      "name": "Content-Length",
      "operation": "multipart.read",
      "level": "must",
      "section": "RFC 9110, 8.6; RFC 9112, 6.3",
      "profile": "rfc",
      "cases": [
        {
          "id": "multipart.request.0086",
          "comment": "the number of bytes",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1",
            "contentLength": "222"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "hello\r\n"
              },
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"photo\"; filename=\"a.bin\"\r\n"
              },
              {
                "text": "Content-Type: application/octet-stream\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "hex": "00ff"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 222,
            "sha256": "4a1b2f735c74028ae361b9d163aeffc1f4e96151025dfecbfdbbed4e05d9a378"
          },
          "edges": [
            17,
            62,
            64,
            71,
            89,
            153,
            193,
            195,
            199,
            201,
            221
          ],
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "=6e6f7465 - 5 2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\n"
                },
                {
                  "text": "=70686f746f =612e62696e 4 e9489f37fb3051e9efa1dc916004d7274e7b63975e3209708947267f2393a9be\n"
                }
              ],
              "length": 170,
              "sha256": "8c262a666f728d2092cfb477f03b20a656f116161aae5cfaff202586959daa0a"
            }
          }
        },
        {
          "id": "multipart.request.0087",
          "comment": "zeros before the number",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1",
            "contentLength": "00088"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "=6e6f7465 - 1 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b\n"
                }
              ],
              "length": 79,
              "sha256": "e1f95a2ad56a3b1b4993331d1804d79fbfe17ce110048f28bf048c0bcc55d46f"
            }
          }
        },
        {
          "id": "multipart.request.0088",
          "comment": "the number of bytes, not of characters",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1",
            "contentLength": "103"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "Zoë 你好 🙂\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 103,
            "sha256": "3014ca9fbb80e3867515d8d603a27db87a950e539a65d69f1d86b4e1c2012e15"
          },
          "edges": [
            1,
            9,
            16,
            17,
            84,
            92,
            99,
            100
          ],
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "=6e6f7465 - 16 59888cc6eb83535aa192d526fbd6def1d7d2f585e71ecfda3c646dccc774f79e\n"
                }
              ],
              "length": 80,
              "sha256": "f53fe3ca07950c4fccf3f4150400ea9d192f1956df9d10566862f133e7da2547"
            }
          }
        },
        {
          "id": "multipart.request.0089",
          "comment": "one byte less",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1",
            "contentLength": "87"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            7,
            14,
            21,
            28,
            35,
            42,
            49,
            56,
            63,
            70,
            77,
            84
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-length"
          }
        },
        {
          "id": "multipart.request.0090",
          "comment": "zero",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1",
            "contentLength": "0"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            18,
            68,
            86,
            87
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-length"
          }
        },
        {
          "id": "multipart.request.0091",
          "comment": "one byte more than a whole body",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=y8",
            "contentLength": "65"
          },
          "input": {
            "segments": [
              {
                "text": "--y8\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--y8--\r\n"
              }
            ],
            "length": 64,
            "sha256": "5a628b2ed66aa1baba7fdbb3991a050867af4be378a89a24f080315b8d765140"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-length"
          }
        },
        {
          "id": "multipart.request.0092",
          "comment": "one byte less, and a header fault",
          "flags": [
            "FirstLayer"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1",
            "contentLength": "88"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; filename=\"a\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 89,
            "sha256": "fae3e76ead1e24fe210b77cc8b9f1ac126f3dd08f73f08ff3f716a326cea1301"
          },
          "edges": [
            17,
            63,
            65,
            68,
            88
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-length"
          }
        },
        {
          "id": "multipart.request.0093",
          "comment": "code points",
          "flags": [
            "Characters"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1",
            "contentLength": "95"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "Zoë 你好 🙂\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 103,
            "sha256": "3014ca9fbb80e3867515d8d603a27db87a950e539a65d69f1d86b4e1c2012e15"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-length-characters"
          }
        },
        {
          "id": "multipart.request.0094",
          "comment": "UTF-16 units",
          "flags": [
            "Characters"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1",
            "contentLength": "96"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "Zoë 你好 🙂\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 103,
            "sha256": "3014ca9fbb80e3867515d8d603a27db87a950e539a65d69f1d86b4e1c2012e15"
          },
          "edges": [
            1,
            9,
            16,
            17,
            84,
            92,
            99,
            100
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-length-characters"
          }
        },
        {
          "id": "multipart.request.0095",
          "comment": "characters, CRLF as one",
          "flags": [
            "Characters"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1",
            "contentLength": "90"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "Zoë 你好 🙂\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 103,
            "sha256": "3014ca9fbb80e3867515d8d603a27db87a950e539a65d69f1d86b4e1c2012e15"
          },
          "edges": [
            7,
            15,
            23,
            31,
            39,
            47,
            55,
            63,
            71,
            79,
            87,
            95
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-length-characters"
          }
        },
        {
          "id": "multipart.request.0096",
          "comment": "characters of ASCII text, CRLF as one",
          "flags": [
            "Characters"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1",
            "contentLength": "83"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            18,
            68,
            86,
            87
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-length-characters"
          }
        },
        {
          "id": "multipart.request.0097",
          "comment": "one letter of two bytes",
          "flags": [
            "Characters"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1",
            "contentLength": "93"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"city\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "Zürich\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 94,
            "sha256": "3ab94243d9877ec1b228ed97f599d021fa5ef92b2a8a80b2b7b55fa2bc272854"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-length-characters"
          }
        },
        {
          "id": "multipart.request.0098",
          "comment": "a filename of three-byte characters",
          "flags": [
            "Characters"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1",
            "contentLength": "132"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"doc\"; filename=\"报告.txt\"\r\n"
              },
              {
                "text": "Content-Type: text/plain\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 136,
            "sha256": "5e2707533521f0c286cb7e8449548a95151d44e501a6d098f61b6dffd1c2ebcc"
          },
          "edges": [
            17,
            84,
            110,
            112,
            115,
            135
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-length-characters"
          }
        },
        {
          "id": "multipart.request.0099",
          "comment": "cut inside a content",
          "flags": [
            "Cut"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1",
            "contentLength": "224"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"photo\"; filename=\"a.bin\"\r\n"
              },
              {
                "text": "Content-Type: application/octet-stream\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "0123456789"
              }
            ],
            "length": 134,
            "sha256": "9200a23e78efb1e1529041228671ea66072373c8215eded19af8abacbd05385c"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.body-cut",
            "offset": 134
          }
        },
        {
          "id": "multipart.request.0100",
          "comment": "cut inside the second content",
          "flags": [
            "Cut"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=----WebForm8kQ2vXz71LmPd04T",
            "contentLength": "366"
          },
          "input": {
            "segments": [
              {
                "text": "------WebForm8kQ2vXz71LmPd04T\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "------WebForm8kQ2vXz71LmPd04T\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"text\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "half of"
              }
            ],
            "length": 166,
            "sha256": "45f1e11b9c3388494f05c7803ab0fcb5d200f823df84c0c51b538afd47df8da9"
          },
          "edges": [
            1,
            15,
            29,
            30,
            82,
            96,
            110,
            111
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.body-cut",
            "offset": 166
          }
        },
        {
          "id": "multipart.request.0101",
          "comment": "cut inside a header",
          "flags": [
            "Cut"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1",
            "contentLength": "234"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-da"
              }
            ],
            "length": 114,
            "sha256": "29a41e49bc898fc15a42a0bcf450942bf0e66e80a2a2d08ee15b0d44b64895bc"
          },
          "edges": [
            7,
            16,
            25,
            34,
            43,
            52,
            61,
            70,
            79,
            88,
            97,
            106
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.body-cut",
            "offset": 114
          }
        },
        {
          "id": "multipart.request.0102",
          "comment": "nothing came at all",
          "flags": [
            "Cut"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1",
            "contentLength": "1024"
          },
          "input": {
            "segments": [],
            "length": 0,
            "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.body-cut",
            "offset": 0
          }
        },
        {
          "id": "multipart.request.0103",
          "comment": "a length that was right, and a closing delimiter that was cut",
          "flags": [
            "Cut"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1",
            "contentLength": "88"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1"
              }
            ],
            "length": 84,
            "sha256": "053f3e34f796500fd9ef8e73577bdf073117bd4bb6ac0942ba1765f62a9aa513"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.close-delimiter-cut",
            "offset": 84
          }
        },
        {
          "id": "multipart.request.0104",
          "comment": "an optional that was interpolated",
          "flags": [
            "Placeholder"
          ],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1",
            "contentLength": "Optional(77)"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            17,
            62,
            64,
            67,
            87
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-length-syntax"
          }
        },
        {
          "id": "multipart.request.0105",
          "comment": "a negative number",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1",
            "contentLength": "-77"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-length-syntax"
          }
        },
        {
          "id": "multipart.request.0106",
          "comment": "a plus sign",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1",
            "contentLength": "+77"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            1,
            9,
            16,
            17,
            69,
            77,
            84,
            85
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-length-syntax"
          }
        },
        {
          "id": "multipart.request.0107",
          "comment": "a unit",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1",
            "contentLength": "77 bytes"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            7,
            14,
            21,
            28,
            35,
            42,
            49,
            56,
            63,
            70,
            77,
            84
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-length-syntax"
          }
        },
        {
          "id": "multipart.request.0108",
          "comment": "digits of another script",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1",
            "contentLength": "٧٧"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            18,
            68,
            86,
            87
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-length-syntax"
          }
        },
        {
          "id": "multipart.request.0109",
          "comment": "an empty value",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1",
            "contentLength": ""
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-length-syntax"
          }
        },
        {
          "id": "multipart.request.0110",
          "comment": "two that are the same",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1",
            "contentLength": "88, 88"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "edges": [
            17,
            62,
            64,
            67,
            87
          ],
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-length-duplicate"
          }
        },
        {
          "id": "multipart.request.0111",
          "comment": "two that differ",
          "flags": [],
          "parameters": {
            "contentType": "multipart/form-data; boundary=frame-3f9a27c1",
            "contentLength": "88, 87"
          },
          "input": {
            "segments": [
              {
                "text": "--frame-3f9a27c1\r\n"
              },
              {
                "text": "Content-Disposition: form-data; name=\"note\"\r\n"
              },
              {
                "text": "\r\n"
              },
              {
                "text": "1\r\n"
              },
              {
                "text": "--frame-3f9a27c1--\r\n"
              }
            ],
            "length": 88,
            "sha256": "906585d27b4ec49b19d73133c6929789414a987ce7a3c9dc14613451f5a2275b"
          },
          "expect": {
            "verdict": "reject",
            "category": "multipart.content-length-duplicate"
          }
        }
      ]
    }
  ]
}

"""###,
        // Vectors/uuid-bytes.json
###"""
{
  "schema": "bytecontract-vectors-1",
  "area": "uuid.bytes",
  "suite": "1.0.0",
  "title": "The 16 bytes of a UUID, in the order of its text",
  "notes": {
    "AnyByte": "NUL, CR, LF and bytes that are no UTF-8 are as good as any other in a binary field.",
    "Case": "Text is read in either case and written in lower case.",
    "Count": "15 bytes are usual where a trailing zero was cut, 17 where a length or type byte was kept. One Swift package takes the first 16 of 17 (karwa/uniqueid).",
    "LooksLikeText": "16 bytes are 16 bytes, even when each of them is a letter.",
    "TextInBytes": "The text of a UUID bound to a BLOB or BINARY column is 36 bytes (michaeldyrynda/laravel-efficient-uuid #1), without hyphens 32.",
    "TextOrder": "The first byte of the text is the first byte on the wire (RFC 9562, 4). .NET, SQL Server and old MongoDB drivers write another order.",
    "TrailingZero": "A last byte of zero is data. MySQL's BINARY padding and C strings take it for an end."
  },
  "groups": [
    {
      "name": "bytes",
      "operation": "uuid.from-bytes",
      "level": "must",
      "section": "RFC 9562, 4",
      "profile": "strict",
      "cases": [
        {
          "id": "uuid.bytes.0001",
          "comment": "version 1, RFC 9562 appendix A.1",
          "flags": [],
          "input": {
            "segments": [
              {
                "hex": "c232ab00941411ecb3c89f6bdeced846"
              }
            ],
            "length": 16,
            "sha256": "0c10bb265bd36f52e87330d45819a5f149201fafc1116153c72d2f60620c2888"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "c232ab00-9414-11ec-b3c8-9f6bdeced846"
                }
              ],
              "length": 36,
              "sha256": "0e238bfc743a87af3d7365df61c367a717fe7a783b3b6ca5f8702f41151c0912"
            }
          }
        },
        {
          "id": "uuid.bytes.0002",
          "comment": "version 3, RFC 9562 appendix A.2",
          "flags": [],
          "input": {
            "segments": [
              {
                "hex": "5df418813aed351588a72f4a814cf09e"
              }
            ],
            "length": 16,
            "sha256": "03acc0159ff7d2a9b40baea4e6eba7bc735c659e5d40230edd6190ad128e9b78"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "5df41881-3aed-3515-88a7-2f4a814cf09e"
                }
              ],
              "length": 36,
              "sha256": "28738bf97e577e9f16d53a364f1efaf02f80c68fe8763f278818bbfe87591f14"
            }
          }
        },
        {
          "id": "uuid.bytes.0003",
          "comment": "version 4, RFC 9562 appendix A.3",
          "flags": [],
          "input": {
            "segments": [
              {
                "hex": "919108f752d143209bacf847db4148a8"
              }
            ],
            "length": 16,
            "sha256": "7f02550db77096341d3f1e97ef3ca290514bea9b34bc44529b46a53ab1196d61"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "919108f7-52d1-4320-9bac-f847db4148a8"
                }
              ],
              "length": 36,
              "sha256": "5c9e1377e2b5e01957c9f5fd80ff8bd003475715c183918a5aae969fcb98c155"
            }
          }
        },
        {
          "id": "uuid.bytes.0004",
          "comment": "version 5, RFC 9562 appendix A.4",
          "flags": [],
          "input": {
            "segments": [
              {
                "hex": "2ed6657de927568b95e12665a8aea6a2"
              }
            ],
            "length": 16,
            "sha256": "6b66546f689a13f004a4b24468cfdbc7e034af8811e53ff33017e297761aed08"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "2ed6657d-e927-568b-95e1-2665a8aea6a2"
                }
              ],
              "length": 36,
              "sha256": "70791941f10411db28b334d5731c2dabdd6de810b19083a0b607786fd97d297b"
            }
          }
        },
        {
          "id": "uuid.bytes.0005",
          "comment": "version 6, RFC 9562 appendix A.5",
          "flags": [],
          "input": {
            "segments": [
              {
                "hex": "1ec9414c232a6b00b3c89f6bdeced846"
              }
            ],
            "length": 16,
            "sha256": "8249bcd8823905957ab4424d77fcdaaae2bd01689bdb3ad41e5b43c6ebdc3f6e"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "1ec9414c-232a-6b00-b3c8-9f6bdeced846"
                }
              ],
              "length": 36,
              "sha256": "79e911a765bdebffcdad5dce6d92b55b7502f69e79d3d4de609d786686c35218"
            }
          }
        },
        {
          "id": "uuid.bytes.0006",
          "comment": "version 7, RFC 9562 appendix A.6",
          "flags": [],
          "input": {
            "segments": [
              {
                "hex": "017f22e279b07cc398c4dc0c0c07398f"
              }
            ],
            "length": 16,
            "sha256": "4e2e22477383ff212da8972a15d381a407dfcee166d040b6feb158f3c46babdd"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "017f22e2-79b0-7cc3-98c4-dc0c0c07398f"
                }
              ],
              "length": 36,
              "sha256": "57a6ebc8cb9f781becf83c30cf93989a9f1dbc259d3b3f3d47fe8a52a1238ae7"
            }
          }
        },
        {
          "id": "uuid.bytes.0007",
          "comment": "version 8, RFC 9562 appendix B.1",
          "flags": [],
          "input": {
            "segments": [
              {
                "hex": "2489e9ad2ee28e008ec932d5f69181c0"
              }
            ],
            "length": 16,
            "sha256": "01020f5cc80c8cbb5fd8de9340eaaa23630f5ef2a8a2285fc5f44ec1a2da456f"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "2489e9ad-2ee2-8e00-8ec9-32d5f69181c0"
                }
              ],
              "length": 36,
              "sha256": "ebb9ed35d5b61c386271b699da89e65b2ef75db23e072cc34054c039ac04d566"
            }
          }
        },
        {
          "id": "uuid.bytes.0008",
          "comment": "the example of RFC 9562, 4",
          "flags": [],
          "input": {
            "segments": [
              {
                "hex": "f81d4fae7dec11d0a76500a0c91e6bf6"
              }
            ],
            "length": 16,
            "sha256": "4cec65a2e4281720e0e44dacd5eded1c352dab088f832931f3198c196c350cec"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"
                }
              ],
              "length": 36,
              "sha256": "30a5154b77ab8b2ddbe19f5e7af72f33cc2a4a41f22940d965102650a1c72863"
            }
          }
        },
        {
          "id": "uuid.bytes.0009",
          "comment": "nil UUID",
          "flags": [],
          "input": {
            "segments": [
              {
                "hex": "00000000000000000000000000000000"
              }
            ],
            "length": 16,
            "sha256": "374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "00000000-0000-0000-0000-000000000000"
                }
              ],
              "length": 36,
              "sha256": "12b9377cbe7e5c94e8a70d9d23929523d14afa954793130f8a3959c7b849aca8"
            }
          }
        },
        {
          "id": "uuid.bytes.0010",
          "comment": "max UUID",
          "flags": [],
          "input": {
            "segments": [
              {
                "hex": "ffffffffffffffffffffffffffffffff"
              }
            ],
            "length": 16,
            "sha256": "5ac6a5945f16500911219129984ba8b387a06f24fe383ce4e81a73294065461b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "ffffffff-ffff-ffff-ffff-ffffffffffff"
                }
              ],
              "length": 36,
              "sha256": "13984ab878f915021670cd855c9399ebc339676b2581855e4efd60c685f67c8e"
            }
          }
        },
        {
          "id": "uuid.bytes.0011",
          "comment": "bytes that count up show the order",
          "flags": [
            "TextOrder"
          ],
          "input": {
            "segments": [
              {
                "hex": "00112233445566778899aabbccddeeff"
              }
            ],
            "length": 16,
            "sha256": "a8faed6abbf35c12a4b26e40f6feb19d736d90045c83b9f9a31f638d323e6811"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "00112233-4455-6677-8899-aabbccddeeff"
                }
              ],
              "length": 36,
              "sha256": "e34f7b59834d35a6dcb646f99b7d856df3ffbc955cece7c90714d13705703680"
            }
          }
        },
        {
          "id": "uuid.bytes.0012",
          "comment": "another order of bytes would show",
          "flags": [
            "TextOrder"
          ],
          "input": {
            "segments": [
              {
                "hex": "0102030405060708090a0b0c0d0e0f10"
              }
            ],
            "length": 16,
            "sha256": "5dfbabeedf318bf33c0927c43d7630f51b82f351740301354fa3d7fc51f0132e"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "01020304-0506-0708-090a-0b0c0d0e0f10"
                }
              ],
              "length": 36,
              "sha256": "84b251d61b056af9123d2646e239557f09d683952e431d6e9d07659a10267a7e"
            }
          }
        },
        {
          "id": "uuid.bytes.0013",
          "comment": "NUL, CR and LF among the bytes",
          "flags": [
            "AnyByte"
          ],
          "input": {
            "segments": [
              {
                "hex": "0d0a00000d0a4d0a8d0a0d0a000a0d00"
              }
            ],
            "length": 16,
            "sha256": "32eaea65aea9740c4064664090a88a773660fe9013af621b7baba89096f48bf2"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "0d0a0000-0d0a-4d0a-8d0a-0d0a000a0d00"
                }
              ],
              "length": 36,
              "sha256": "8b20ca20a9ea9e6b48b878fab43681271a4a804882d37bfdb371bb3099f9d1da"
            }
          }
        },
        {
          "id": "uuid.bytes.0014",
          "comment": "bytes that are no UTF-8",
          "flags": [
            "AnyByte"
          ],
          "input": {
            "segments": [
              {
                "hex": "fffe80c0c1f54fffbf80fefffffe8081"
              }
            ],
            "length": 16,
            "sha256": "4f4f2113fc64e9e6fdff1c35bf8b80a67d38ce3bb9fbcbaf88f7353ed4bcf44b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "fffe80c0-c1f5-4fff-bf80-fefffffe8081"
                }
              ],
              "length": 36,
              "sha256": "68922c30c37444ff30f17ada294d489956e8cf15497cd7ecf458ba75c502658e"
            }
          }
        },
        {
          "id": "uuid.bytes.0015",
          "comment": "last byte zero",
          "flags": [
            "TrailingZero"
          ],
          "input": {
            "segments": [
              {
                "hex": "6e0c9a413b274d15a8f07c5e21d3b900"
              }
            ],
            "length": 16,
            "sha256": "0e9db394319e531da03585240fdcb3d9e28447416d5e1d31bac1e220469c7ded"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "6e0c9a41-3b27-4d15-a8f0-7c5e21d3b900"
                }
              ],
              "length": 36,
              "sha256": "20da91a1a45a701a0de02960e80665f4ad07dd534b0438a9d91a84d3a54e7878"
            }
          }
        },
        {
          "id": "uuid.bytes.0016",
          "comment": "first byte zero, last byte one",
          "flags": [
            "TrailingZero"
          ],
          "input": {
            "segments": [
              {
                "hex": "00000000000040008000000000000001"
              }
            ],
            "length": 16,
            "sha256": "86a427757a31f2dacd9e79abf88cb4440d4cd0d708e10763f296b25754db80a5"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "00000000-0000-4000-8000-000000000001"
                }
              ],
              "length": 36,
              "sha256": "11e594f481958c10e3015d0bf0447a22f068a8a647f475df15ce2c7ab4b8f3f1"
            }
          }
        },
        {
          "id": "uuid.bytes.0017",
          "comment": "16 letters and digits of ASCII: bytes, not text",
          "flags": [
            "LooksLikeText"
          ],
          "input": {
            "segments": [
              {
                "hex": "30313233343536373839616263646566"
              }
            ],
            "length": 16,
            "sha256": "9f9f5111f7b27a781f1f1ddde5ebc2dd2b796bfc7365c9c28b548e564176929f"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "30313233-3435-3637-3839-616263646566"
                }
              ],
              "length": 36,
              "sha256": "44b04c6cbeec7f73533c2555ff0108d72fc31ffc3935afac5d01ab10d86347fc"
            }
          }
        },
        {
          "id": "uuid.bytes.0018",
          "comment": "16 times a hyphen",
          "flags": [
            "LooksLikeText"
          ],
          "input": {
            "segments": [
              {
                "repeat": {
                  "hex": "2d",
                  "count": 16
                }
              }
            ],
            "length": 16,
            "sha256": "1772a4132ec9e7e7f17afc6b6086a3894eb59ccb1f0e68cdccb8d67b5d02f4ef"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "2d2d2d2d-2d2d-2d2d-2d2d-2d2d2d2d2d2d"
                }
              ],
              "length": 36,
              "sha256": "9c9481f271a9f9f76c09292eb86c13bd6044463b62ca24c2979fd442fc7c299f"
            }
          }
        },
        {
          "id": "uuid.bytes.0019",
          "comment": "1 byte",
          "flags": [
            "Count"
          ],
          "input": {
            "segments": [
              {
                "hex": "6e"
              }
            ],
            "length": 1,
            "sha256": "1b16b1df538ba12dc3f97edbb85caa7050d46c148134290feba80f8236c83db9"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        },
        {
          "id": "uuid.bytes.0020",
          "comment": "8 bytes",
          "flags": [
            "Count"
          ],
          "input": {
            "segments": [
              {
                "hex": "6e0c9a413b274d15"
              }
            ],
            "length": 8,
            "sha256": "00ed87096c33e6e705afd164a07336070a3db031a6880c6538b2e75061b362ae"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        },
        {
          "id": "uuid.bytes.0021",
          "comment": "14 bytes",
          "flags": [
            "Count"
          ],
          "input": {
            "segments": [
              {
                "hex": "6e0c9a413b274d15a8f07c5e21d3"
              }
            ],
            "length": 14,
            "sha256": "067ed0c9f405a7ecc8c66e78732e803e9e29a7b9324d28eaf0b8e66217321e94"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        },
        {
          "id": "uuid.bytes.0022",
          "comment": "15 bytes",
          "flags": [
            "Count"
          ],
          "input": {
            "segments": [
              {
                "hex": "6e0c9a413b274d15a8f07c5e21d3b9"
              }
            ],
            "length": 15,
            "sha256": "59f76dd7965b26d3c3ffbd27848797659232923f3bec2fff8d227fdc15192ced"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        },
        {
          "id": "uuid.bytes.0023",
          "comment": "no bytes at all",
          "flags": [
            "Count"
          ],
          "input": {
            "segments": [],
            "length": 0,
            "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        },
        {
          "id": "uuid.bytes.0024",
          "comment": "15 bytes, the first one lost",
          "flags": [
            "Count"
          ],
          "input": {
            "segments": [
              {
                "hex": "0c9a413b274d15a8f07c5e21d3b964"
              }
            ],
            "length": 15,
            "sha256": "2ca4a7ed4c0d966f5dfa40976a9c366c2b82780c9ec1f153b22f7e8b38aa942b"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        },
        {
          "id": "uuid.bytes.0025",
          "comment": "17 bytes, a zero after 16",
          "flags": [
            "Count",
            "TrailingZero"
          ],
          "input": {
            "segments": [
              {
                "hex": "6e0c9a413b274d15a8f07c5e21d3b96400"
              }
            ],
            "length": 17,
            "sha256": "fd4cd487464893737341d73f3a8e8398cb1f185d731b26faefd17bd1696fbc2d"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        },
        {
          "id": "uuid.bytes.0026",
          "comment": "17 bytes, a length byte before 16",
          "flags": [
            "Count"
          ],
          "input": {
            "segments": [
              {
                "hex": "106e0c9a413b274d15a8f07c5e21d3b964"
              }
            ],
            "length": 17,
            "sha256": "32d466bbb16d126bcdbe8769ed4c6bbad5582f4f8b3dd4582e7168ef440e6a2c"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        },
        {
          "id": "uuid.bytes.0027",
          "comment": "18 bytes, an OCTET STRING with its tag and length",
          "flags": [
            "Count"
          ],
          "input": {
            "segments": [
              {
                "hex": "04106e0c9a413b274d15a8f07c5e21d3b964"
              }
            ],
            "length": 18,
            "sha256": "9a0d7308d447ae5880664429e72f9b5aeed8c313f58c4fcb05beaa6b5ed2476a"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        },
        {
          "id": "uuid.bytes.0028",
          "comment": "32 bytes: two UUIDs, one after the other",
          "flags": [
            "Count"
          ],
          "input": {
            "segments": [
              {
                "hex": "6e0c9a413b274d15a8f07c5e21d3b964919108f752d143209bacf847db4148a8"
              }
            ],
            "length": 32,
            "sha256": "4d0f8026c2322bb30c427a0de1b10d0964600dfcaf6dc1e924e4757da48382a4"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        },
        {
          "id": "uuid.bytes.0029",
          "comment": "32 bytes that are no text",
          "flags": [
            "Count"
          ],
          "input": {
            "segments": [
              {
                "repeat": {
                  "hex": "ff",
                  "count": 32
                }
              }
            ],
            "length": 32,
            "sha256": "af9613760f72635fbdb44a5a0a63c39f12af30f950a6ee5c971be188e89c4051"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        },
        {
          "id": "uuid.bytes.0030",
          "comment": "36 bytes that are no text",
          "flags": [
            "Count"
          ],
          "input": {
            "segments": [
              {
                "repeat": {
                  "hex": "00",
                  "count": 36
                }
              }
            ],
            "length": 36,
            "sha256": "6db65fd59fd356f6729140571b5bcd6bb3b83492a16e1bf0a3884442fc3c8a0e"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        },
        {
          "id": "uuid.bytes.0031",
          "comment": "a thousand bytes",
          "flags": [
            "Count"
          ],
          "input": {
            "segments": [
              {
                "repeat": {
                  "hex": "00",
                  "count": 1000
                }
              }
            ],
            "length": 1000,
            "sha256": "541b3e9daa09b20bf85fa273e5cbd3e80185aa4ec298e765db87742b70138a53"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        },
        {
          "id": "uuid.bytes.0032",
          "comment": "36 bytes: the text",
          "flags": [
            "TextInBytes"
          ],
          "input": {
            "segments": [
              {
                "text": "6e0c9a41-3b27-4d15-a8f0-7c5e21d3b964"
              }
            ],
            "length": 36,
            "sha256": "94b6cfb6d198bd3b920dee118e496f6a217335cb9d13e06c2dfba19415e3ae75"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.text-in-bytes"
          }
        },
        {
          "id": "uuid.bytes.0033",
          "comment": "36 bytes: the text in capitals",
          "flags": [
            "TextInBytes",
            "Case"
          ],
          "input": {
            "segments": [
              {
                "text": "4E7A1C2B-9D03-4F58-AF1B-2C3D4E5F0617"
              }
            ],
            "length": 36,
            "sha256": "a54f200c8ef92bf20f2b62601e08af508a68105ecf25f0adbaff85d658a43508"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.text-in-bytes"
          }
        },
        {
          "id": "uuid.bytes.0034",
          "comment": "36 bytes: the nil UUID as text",
          "flags": [
            "TextInBytes"
          ],
          "input": {
            "segments": [
              {
                "text": "00000000-0000-0000-0000-000000000000"
              }
            ],
            "length": 36,
            "sha256": "12b9377cbe7e5c94e8a70d9d23929523d14afa954793130f8a3959c7b849aca8"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.text-in-bytes"
          }
        },
        {
          "id": "uuid.bytes.0035",
          "comment": "32 bytes: the digits without hyphens",
          "flags": [
            "TextInBytes"
          ],
          "input": {
            "segments": [
              {
                "text": "6e0c9a413b274d15a8f07c5e21d3b964"
              }
            ],
            "length": 32,
            "sha256": "49147deedcba2bf0db237665830035a4d8e795e26c5570082bb705b4db7bace4"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.text-in-bytes"
          }
        },
        {
          "id": "uuid.bytes.0036",
          "comment": "32 bytes: capital digits without hyphens",
          "flags": [
            "TextInBytes",
            "Case"
          ],
          "input": {
            "segments": [
              {
                "text": "6E0C9A413B274D15A8F07C5E21D3B964"
              }
            ],
            "length": 32,
            "sha256": "d2a2dd1f31d045a65f1ee56b4543114f46b19560cdc19b115c8d8d918aaf566f"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.text-in-bytes"
          }
        },
        {
          "id": "uuid.bytes.0037",
          "comment": "36 bytes of ASCII that are no UUID text",
          "flags": [
            "Count"
          ],
          "input": {
            "segments": [
              {
                "text": "6e0c9a41-3b27-4d15-a8f0-7c5e21d3b96g"
              }
            ],
            "length": 36,
            "sha256": "7d273f19ed39cb266d530b0d2d63d6647b306575c768c5747bd39977f6c1b044"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        },
        {
          "id": "uuid.bytes.0038",
          "comment": "32 bytes of ASCII with a letter that is no digit",
          "flags": [
            "Count"
          ],
          "input": {
            "segments": [
              {
                "text": "6e0c9a413b274d15a8f07c5e21d3b96g"
              }
            ],
            "length": 32,
            "sha256": "5ba62ec833e7e39bb2187d97e7f473cabb9efa0ac16be6bbc672a18676b9b43f"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        },
        {
          "id": "uuid.bytes.0039",
          "comment": "38 bytes: the text in braces",
          "flags": [
            "Count"
          ],
          "input": {
            "segments": [
              {
                "text": "{6e0c9a41-3b27-4d15-a8f0-7c5e21d3b964}"
              }
            ],
            "length": 38,
            "sha256": "42dfe84a6a8a6d54c5df1ac1b8ca1857a49c4316b13b9e3a3c150a3d838ee14d"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        },
        {
          "id": "uuid.bytes.0040",
          "comment": "37 bytes: the text and a NUL",
          "flags": [
            "Count"
          ],
          "input": {
            "segments": [
              {
                "text": "6e0c9a41-3b27-4d15-a8f0-7c5e21d3b964"
              },
              {
                "hex": "00"
              }
            ],
            "length": 37,
            "sha256": "a5c25c842af68a85e5f6af7cb6ea446b6d02d66a4c2b1d707cc82e38c244b2d2"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        },
        {
          "id": "uuid.bytes.0041",
          "comment": "24 bytes: base64 of 16 bytes",
          "flags": [
            "Count"
          ],
          "input": {
            "segments": [
              {
                "text": "bgyaQTsnTRWo8HxeIdO5ZA=="
              }
            ],
            "length": 24,
            "sha256": "8880495ebfa48903fc5af82e6a493d07b68f3a546fdf76c6f423b9b58f5a60e0"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        }
      ]
    },
    {
      "name": "text to bytes",
      "operation": "uuid.to-bytes",
      "level": "must",
      "section": "RFC 9562, 4",
      "profile": "strict",
      "cases": [
        {
          "id": "uuid.bytes.0042",
          "comment": "version 1, RFC 9562 appendix A.1",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "c232ab00-9414-11ec-b3c8-9f6bdeced846"
              }
            ],
            "length": 36,
            "sha256": "0e238bfc743a87af3d7365df61c367a717fe7a783b3b6ca5f8702f41151c0912"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "c232ab00941411ecb3c89f6bdeced846"
                }
              ],
              "length": 16,
              "sha256": "0c10bb265bd36f52e87330d45819a5f149201fafc1116153c72d2f60620c2888"
            }
          }
        },
        {
          "id": "uuid.bytes.0043",
          "comment": "version 4, RFC 9562 appendix A.3",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "919108f7-52d1-4320-9bac-f847db4148a8"
              }
            ],
            "length": 36,
            "sha256": "5c9e1377e2b5e01957c9f5fd80ff8bd003475715c183918a5aae969fcb98c155"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "919108f752d143209bacf847db4148a8"
                }
              ],
              "length": 16,
              "sha256": "7f02550db77096341d3f1e97ef3ca290514bea9b34bc44529b46a53ab1196d61"
            }
          }
        },
        {
          "id": "uuid.bytes.0044",
          "comment": "version 7, RFC 9562 appendix A.6",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "017f22e2-79b0-7cc3-98c4-dc0c0c07398f"
              }
            ],
            "length": 36,
            "sha256": "57a6ebc8cb9f781becf83c30cf93989a9f1dbc259d3b3f3d47fe8a52a1238ae7"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "017f22e279b07cc398c4dc0c0c07398f"
                }
              ],
              "length": 16,
              "sha256": "4e2e22477383ff212da8972a15d381a407dfcee166d040b6feb158f3c46babdd"
            }
          }
        },
        {
          "id": "uuid.bytes.0045",
          "comment": "version 8, RFC 9562 appendix B.1",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "2489e9ad-2ee2-8e00-8ec9-32d5f69181c0"
              }
            ],
            "length": 36,
            "sha256": "ebb9ed35d5b61c386271b699da89e65b2ef75db23e072cc34054c039ac04d566"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "2489e9ad2ee28e008ec932d5f69181c0"
                }
              ],
              "length": 16,
              "sha256": "01020f5cc80c8cbb5fd8de9340eaaa23630f5ef2a8a2285fc5f44ec1a2da456f"
            }
          }
        },
        {
          "id": "uuid.bytes.0046",
          "comment": "the example of RFC 9562, 4",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"
              }
            ],
            "length": 36,
            "sha256": "30a5154b77ab8b2ddbe19f5e7af72f33cc2a4a41f22940d965102650a1c72863"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "f81d4fae7dec11d0a76500a0c91e6bf6"
                }
              ],
              "length": 16,
              "sha256": "4cec65a2e4281720e0e44dacd5eded1c352dab088f832931f3198c196c350cec"
            }
          }
        },
        {
          "id": "uuid.bytes.0047",
          "comment": "nil UUID",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "00000000-0000-0000-0000-000000000000"
              }
            ],
            "length": 36,
            "sha256": "12b9377cbe7e5c94e8a70d9d23929523d14afa954793130f8a3959c7b849aca8"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "00000000000000000000000000000000"
                }
              ],
              "length": 16,
              "sha256": "374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb"
            }
          }
        },
        {
          "id": "uuid.bytes.0048",
          "comment": "max UUID",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "ffffffff-ffff-ffff-ffff-ffffffffffff"
              }
            ],
            "length": 36,
            "sha256": "13984ab878f915021670cd855c9399ebc339676b2581855e4efd60c685f67c8e"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "ffffffffffffffffffffffffffffffff"
                }
              ],
              "length": 16,
              "sha256": "5ac6a5945f16500911219129984ba8b387a06f24fe383ce4e81a73294065461b"
            }
          }
        },
        {
          "id": "uuid.bytes.0049",
          "comment": "bytes that count up show the order",
          "flags": [
            "TextOrder"
          ],
          "input": {
            "segments": [
              {
                "text": "00112233-4455-6677-8899-aabbccddeeff"
              }
            ],
            "length": 36,
            "sha256": "e34f7b59834d35a6dcb646f99b7d856df3ffbc955cece7c90714d13705703680"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "00112233445566778899aabbccddeeff"
                }
              ],
              "length": 16,
              "sha256": "a8faed6abbf35c12a4b26e40f6feb19d736d90045c83b9f9a31f638d323e6811"
            }
          }
        },
        {
          "id": "uuid.bytes.0050",
          "comment": "NUL, CR and LF among the bytes",
          "flags": [
            "AnyByte"
          ],
          "input": {
            "segments": [
              {
                "text": "0d0a0000-0d0a-4d0a-8d0a-0d0a000a0d00"
              }
            ],
            "length": 36,
            "sha256": "8b20ca20a9ea9e6b48b878fab43681271a4a804882d37bfdb371bb3099f9d1da"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "0d0a00000d0a4d0a8d0a0d0a000a0d00"
                }
              ],
              "length": 16,
              "sha256": "32eaea65aea9740c4064664090a88a773660fe9013af621b7baba89096f48bf2"
            }
          }
        },
        {
          "id": "uuid.bytes.0051",
          "comment": "bytes that are no UTF-8",
          "flags": [
            "AnyByte"
          ],
          "input": {
            "segments": [
              {
                "text": "fffe80c0-c1f5-4fff-bf80-fefffffe8081"
              }
            ],
            "length": 36,
            "sha256": "68922c30c37444ff30f17ada294d489956e8cf15497cd7ecf458ba75c502658e"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "fffe80c0c1f54fffbf80fefffffe8081"
                }
              ],
              "length": 16,
              "sha256": "4f4f2113fc64e9e6fdff1c35bf8b80a67d38ce3bb9fbcbaf88f7353ed4bcf44b"
            }
          }
        },
        {
          "id": "uuid.bytes.0052",
          "comment": "last byte zero",
          "flags": [
            "TrailingZero"
          ],
          "input": {
            "segments": [
              {
                "text": "6e0c9a41-3b27-4d15-a8f0-7c5e21d3b900"
              }
            ],
            "length": 36,
            "sha256": "20da91a1a45a701a0de02960e80665f4ad07dd534b0438a9d91a84d3a54e7878"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "6e0c9a413b274d15a8f07c5e21d3b900"
                }
              ],
              "length": 16,
              "sha256": "0e9db394319e531da03585240fdcb3d9e28447416d5e1d31bac1e220469c7ded"
            }
          }
        },
        {
          "id": "uuid.bytes.0053",
          "comment": "capitals give the same bytes",
          "flags": [
            "Case"
          ],
          "input": {
            "segments": [
              {
                "text": "6E0C9A41-3B27-4D15-A8F0-7C5E21D3B964"
              }
            ],
            "length": 36,
            "sha256": "eadc2f6a89fa17542d9a0eb98b3228331dc54485ded6972f2487fc27cea3fe7f"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "6e0c9a413b274d15a8f07c5e21d3b964"
                }
              ],
              "length": 16,
              "sha256": "1500e86668e53a38ca002a5d699ce3c258bed71571d9539e2648eff4aedc55e6"
            }
          }
        },
        {
          "id": "uuid.bytes.0054",
          "comment": "mixed case gives the same bytes",
          "flags": [
            "Case"
          ],
          "input": {
            "segments": [
              {
                "text": "6e0C9a41-3B27-4d15-A8f0-7c5E21d3B964"
              }
            ],
            "length": 36,
            "sha256": "0c02af3770e7867722036234ccabfdb7a5587876df935206bf05648efb5c3844"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "6e0c9a413b274d15a8f07c5e21d3b964"
                }
              ],
              "length": 16,
              "sha256": "1500e86668e53a38ca002a5d699ce3c258bed71571d9539e2648eff4aedc55e6"
            }
          }
        },
        {
          "id": "uuid.bytes.0055",
          "comment": "32 digits without hyphens",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "6e0c9a413b274d15a8f07c5e21d3b964"
              }
            ],
            "length": 32,
            "sha256": "49147deedcba2bf0db237665830035a4d8e795e26c5570082bb705b4db7bace4"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.missing-hyphens",
            "offset": 8
          }
        },
        {
          "id": "uuid.bytes.0056",
          "comment": "braces",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "{6e0c9a41-3b27-4d15-a8f0-7c5e21d3b964}"
              }
            ],
            "length": 38,
            "sha256": "42dfe84a6a8a6d54c5df1ac1b8ca1857a49c4316b13b9e3a3c150a3d838ee14d"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.wrapper",
            "offset": 0
          }
        },
        {
          "id": "uuid.bytes.0057",
          "comment": "last digit missing",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "6e0c9a41-3b27-4d15-a8f0-7c5e21d3b96"
              }
            ],
            "length": 35,
            "sha256": "c52576c9306b9423be5505b9538103160d99836033a6117249a8c7f6d4dd5698"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.length",
            "offset": 35
          }
        },
        {
          "id": "uuid.bytes.0058",
          "comment": "no text at all",
          "flags": [],
          "input": {
            "segments": [],
            "length": 0,
            "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.length",
            "offset": 0
          }
        },
        {
          "id": "uuid.bytes.0059",
          "comment": "the 16 bytes in place of their text",
          "flags": [],
          "input": {
            "segments": [
              {
                "hex": "6e0c9a413b274d15a8f07c5e21d3b964"
              }
            ],
            "length": 16,
            "sha256": "1500e86668e53a38ca002a5d699ce3c258bed71571d9539e2648eff4aedc55e6"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 0
          }
        },
        {
          "id": "uuid.bytes.0060",
          "comment": "a space after the text",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "6e0c9a41-3b27-4d15-a8f0-7c5e21d3b964 "
              }
            ],
            "length": 37,
            "sha256": "ddf46ade9df1008a84ee842ed967a6545371cd213ec315a318e0ac7684138737"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.white-space",
            "offset": 36
          }
        },
        {
          "id": "uuid.bytes.0061",
          "comment": "NUL after the text",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "6e0c9a41-3b27-4d15-a8f0-7c5e21d3b964"
              },
              {
                "hex": "00"
              }
            ],
            "length": 37,
            "sha256": "a5c25c842af68a85e5f6af7cb6ea446b6d02d66a4c2b1d707cc82e38c244b2d2"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.nul",
            "offset": 36
          }
        }
      ]
    },
    {
      "name": "bytes to canonical text",
      "operation": "uuid.format",
      "level": "must",
      "section": "RFC 9562, 4",
      "profile": "strict",
      "cases": [
        {
          "id": "uuid.bytes.0062",
          "comment": "version 1, RFC 9562 appendix A.1",
          "flags": [],
          "input": {
            "segments": [
              {
                "hex": "c232ab00941411ecb3c89f6bdeced846"
              }
            ],
            "length": 16,
            "sha256": "0c10bb265bd36f52e87330d45819a5f149201fafc1116153c72d2f60620c2888"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "c232ab00-9414-11ec-b3c8-9f6bdeced846"
                }
              ],
              "length": 36,
              "sha256": "0e238bfc743a87af3d7365df61c367a717fe7a783b3b6ca5f8702f41151c0912"
            }
          }
        },
        {
          "id": "uuid.bytes.0063",
          "comment": "version 3, RFC 9562 appendix A.2",
          "flags": [],
          "input": {
            "segments": [
              {
                "hex": "5df418813aed351588a72f4a814cf09e"
              }
            ],
            "length": 16,
            "sha256": "03acc0159ff7d2a9b40baea4e6eba7bc735c659e5d40230edd6190ad128e9b78"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "5df41881-3aed-3515-88a7-2f4a814cf09e"
                }
              ],
              "length": 36,
              "sha256": "28738bf97e577e9f16d53a364f1efaf02f80c68fe8763f278818bbfe87591f14"
            }
          }
        },
        {
          "id": "uuid.bytes.0064",
          "comment": "version 4, RFC 9562 appendix A.3",
          "flags": [],
          "input": {
            "segments": [
              {
                "hex": "919108f752d143209bacf847db4148a8"
              }
            ],
            "length": 16,
            "sha256": "7f02550db77096341d3f1e97ef3ca290514bea9b34bc44529b46a53ab1196d61"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "919108f7-52d1-4320-9bac-f847db4148a8"
                }
              ],
              "length": 36,
              "sha256": "5c9e1377e2b5e01957c9f5fd80ff8bd003475715c183918a5aae969fcb98c155"
            }
          }
        },
        {
          "id": "uuid.bytes.0065",
          "comment": "version 5, RFC 9562 appendix A.4",
          "flags": [],
          "input": {
            "segments": [
              {
                "hex": "2ed6657de927568b95e12665a8aea6a2"
              }
            ],
            "length": 16,
            "sha256": "6b66546f689a13f004a4b24468cfdbc7e034af8811e53ff33017e297761aed08"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "2ed6657d-e927-568b-95e1-2665a8aea6a2"
                }
              ],
              "length": 36,
              "sha256": "70791941f10411db28b334d5731c2dabdd6de810b19083a0b607786fd97d297b"
            }
          }
        },
        {
          "id": "uuid.bytes.0066",
          "comment": "version 6, RFC 9562 appendix A.5",
          "flags": [],
          "input": {
            "segments": [
              {
                "hex": "1ec9414c232a6b00b3c89f6bdeced846"
              }
            ],
            "length": 16,
            "sha256": "8249bcd8823905957ab4424d77fcdaaae2bd01689bdb3ad41e5b43c6ebdc3f6e"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "1ec9414c-232a-6b00-b3c8-9f6bdeced846"
                }
              ],
              "length": 36,
              "sha256": "79e911a765bdebffcdad5dce6d92b55b7502f69e79d3d4de609d786686c35218"
            }
          }
        },
        {
          "id": "uuid.bytes.0067",
          "comment": "version 8, RFC 9562 appendix B.1",
          "flags": [],
          "input": {
            "segments": [
              {
                "hex": "2489e9ad2ee28e008ec932d5f69181c0"
              }
            ],
            "length": 16,
            "sha256": "01020f5cc80c8cbb5fd8de9340eaaa23630f5ef2a8a2285fc5f44ec1a2da456f"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "2489e9ad-2ee2-8e00-8ec9-32d5f69181c0"
                }
              ],
              "length": 36,
              "sha256": "ebb9ed35d5b61c386271b699da89e65b2ef75db23e072cc34054c039ac04d566"
            }
          }
        },
        {
          "id": "uuid.bytes.0068",
          "comment": "the example of RFC 9562, 4",
          "flags": [],
          "input": {
            "segments": [
              {
                "hex": "f81d4fae7dec11d0a76500a0c91e6bf6"
              }
            ],
            "length": 16,
            "sha256": "4cec65a2e4281720e0e44dacd5eded1c352dab088f832931f3198c196c350cec"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"
                }
              ],
              "length": 36,
              "sha256": "30a5154b77ab8b2ddbe19f5e7af72f33cc2a4a41f22940d965102650a1c72863"
            }
          }
        },
        {
          "id": "uuid.bytes.0069",
          "comment": "nil UUID",
          "flags": [],
          "input": {
            "segments": [
              {
                "hex": "00000000000000000000000000000000"
              }
            ],
            "length": 16,
            "sha256": "374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "00000000-0000-0000-0000-000000000000"
                }
              ],
              "length": 36,
              "sha256": "12b9377cbe7e5c94e8a70d9d23929523d14afa954793130f8a3959c7b849aca8"
            }
          }
        },
        {
          "id": "uuid.bytes.0070",
          "comment": "max UUID",
          "flags": [],
          "input": {
            "segments": [
              {
                "hex": "ffffffffffffffffffffffffffffffff"
              }
            ],
            "length": 16,
            "sha256": "5ac6a5945f16500911219129984ba8b387a06f24fe383ce4e81a73294065461b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "ffffffff-ffff-ffff-ffff-ffffffffffff"
                }
              ],
              "length": 36,
              "sha256": "13984ab878f915021670cd855c9399ebc339676b2581855e4efd60c685f67c8e"
            }
          }
        },
        {
          "id": "uuid.bytes.0071",
          "comment": "bytes that count up show the order",
          "flags": [
            "TextOrder"
          ],
          "input": {
            "segments": [
              {
                "hex": "00112233445566778899aabbccddeeff"
              }
            ],
            "length": 16,
            "sha256": "a8faed6abbf35c12a4b26e40f6feb19d736d90045c83b9f9a31f638d323e6811"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "00112233-4455-6677-8899-aabbccddeeff"
                }
              ],
              "length": 36,
              "sha256": "e34f7b59834d35a6dcb646f99b7d856df3ffbc955cece7c90714d13705703680"
            }
          }
        },
        {
          "id": "uuid.bytes.0072",
          "comment": "another order of bytes would show",
          "flags": [
            "TextOrder"
          ],
          "input": {
            "segments": [
              {
                "hex": "0102030405060708090a0b0c0d0e0f10"
              }
            ],
            "length": 16,
            "sha256": "5dfbabeedf318bf33c0927c43d7630f51b82f351740301354fa3d7fc51f0132e"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "01020304-0506-0708-090a-0b0c0d0e0f10"
                }
              ],
              "length": 36,
              "sha256": "84b251d61b056af9123d2646e239557f09d683952e431d6e9d07659a10267a7e"
            }
          }
        },
        {
          "id": "uuid.bytes.0073",
          "comment": "NUL, CR and LF among the bytes",
          "flags": [
            "AnyByte"
          ],
          "input": {
            "segments": [
              {
                "hex": "0d0a00000d0a4d0a8d0a0d0a000a0d00"
              }
            ],
            "length": 16,
            "sha256": "32eaea65aea9740c4064664090a88a773660fe9013af621b7baba89096f48bf2"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "0d0a0000-0d0a-4d0a-8d0a-0d0a000a0d00"
                }
              ],
              "length": 36,
              "sha256": "8b20ca20a9ea9e6b48b878fab43681271a4a804882d37bfdb371bb3099f9d1da"
            }
          }
        },
        {
          "id": "uuid.bytes.0074",
          "comment": "bytes that are no UTF-8",
          "flags": [
            "AnyByte"
          ],
          "input": {
            "segments": [
              {
                "hex": "fffe80c0c1f54fffbf80fefffffe8081"
              }
            ],
            "length": 16,
            "sha256": "4f4f2113fc64e9e6fdff1c35bf8b80a67d38ce3bb9fbcbaf88f7353ed4bcf44b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "fffe80c0-c1f5-4fff-bf80-fefffffe8081"
                }
              ],
              "length": 36,
              "sha256": "68922c30c37444ff30f17ada294d489956e8cf15497cd7ecf458ba75c502658e"
            }
          }
        },
        {
          "id": "uuid.bytes.0075",
          "comment": "last byte zero",
          "flags": [
            "TrailingZero"
          ],
          "input": {
            "segments": [
              {
                "hex": "6e0c9a413b274d15a8f07c5e21d3b900"
              }
            ],
            "length": 16,
            "sha256": "0e9db394319e531da03585240fdcb3d9e28447416d5e1d31bac1e220469c7ded"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "6e0c9a41-3b27-4d15-a8f0-7c5e21d3b900"
                }
              ],
              "length": 36,
              "sha256": "20da91a1a45a701a0de02960e80665f4ad07dd534b0438a9d91a84d3a54e7878"
            }
          }
        },
        {
          "id": "uuid.bytes.0076",
          "comment": "first byte zero, last byte one",
          "flags": [
            "TrailingZero"
          ],
          "input": {
            "segments": [
              {
                "hex": "00000000000040008000000000000001"
              }
            ],
            "length": 16,
            "sha256": "86a427757a31f2dacd9e79abf88cb4440d4cd0d708e10763f296b25754db80a5"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "00000000-0000-4000-8000-000000000001"
                }
              ],
              "length": 36,
              "sha256": "11e594f481958c10e3015d0bf0447a22f068a8a647f475df15ce2c7ab4b8f3f1"
            }
          }
        },
        {
          "id": "uuid.bytes.0077",
          "comment": "bytes a to f as lower case",
          "flags": [
            "Case"
          ],
          "input": {
            "segments": [
              {
                "hex": "abcdefabcdefabcdefabcdefabcdefab"
              }
            ],
            "length": 16,
            "sha256": "6d04e023643e96d993654d1ade1d3ad775ef695cfad8f54cc56264ec5832da15"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "abcdefab-cdef-abcd-efab-cdefabcdefab"
                }
              ],
              "length": 36,
              "sha256": "7676cf41072021ea236fc87b2abf756d540d3365afa7dde043a10c35f385f341"
            }
          }
        },
        {
          "id": "uuid.bytes.0078",
          "comment": "15 bytes are not padded",
          "flags": [
            "Count"
          ],
          "input": {
            "segments": [
              {
                "hex": "6e0c9a413b274d15a8f07c5e21d3b9"
              }
            ],
            "length": 15,
            "sha256": "59f76dd7965b26d3c3ffbd27848797659232923f3bec2fff8d227fdc15192ced"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        },
        {
          "id": "uuid.bytes.0079",
          "comment": "17 bytes are not cut",
          "flags": [
            "Count"
          ],
          "input": {
            "segments": [
              {
                "hex": "6e0c9a413b274d15a8f07c5e21d3b96400"
              }
            ],
            "length": 17,
            "sha256": "fd4cd487464893737341d73f3a8e8398cb1f185d731b26faefd17bd1696fbc2d"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        },
        {
          "id": "uuid.bytes.0080",
          "comment": "no bytes at all",
          "flags": [
            "Count"
          ],
          "input": {
            "segments": [],
            "length": 0,
            "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        }
      ]
    }
  ]
}

"""###,
        // Vectors/uuid-identity.json
###"""
{
  "schema": "bytecontract-vectors-1",
  "area": "uuid.identity",
  "suite": "1.0.0",
  "title": "Same value, same text, and the explicit clean-up",
  "notes": {
    "CaseTwin": "Two texts of one UUID are two keys in a text column: rows double, references miss, storage policies refuse (infinidysk/infinidysk #312, supabase/supabase-swift #227).",
    "NearMiss": "Values that differ in one digit, or look alike in print, are different.",
    "NotAUUID": "A text that is no UUID is equal to nothing: the answer is a refusal, not different.",
    "Overwritten": "A library that writes a version over a finished UUID makes another value (zulip/zulip #20661).",
    "Paste": "What comes with text from web pages, chats, registries and word processors. No parser calls the clean-up; only a field that a person types into offers it."
  },
  "groups": [
    {
      "name": "case and identity",
      "operation": "uuid.compare",
      "level": "must",
      "section": "RFC 9562, 4",
      "profile": "strict",
      "cases": [
        {
          "id": "uuid.identity.0001",
          "comment": "the same text",
          "flags": [],
          "parameters": {
            "other": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
          },
          "input": {
            "segments": [
              {
                "text": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
              }
            ],
            "length": 36,
            "sha256": "5e7757a35956453efa2b6d22e38a61da295b662197a212e5f47aff1b8b7813b1"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "same-text"
                }
              ],
              "length": 9,
              "sha256": "9c110ba0194ee1acd865407b09f0fc74d672eee6c82129a4b108d797f387cb52"
            }
          }
        },
        {
          "id": "uuid.identity.0002",
          "comment": "the same text in capitals",
          "flags": [],
          "parameters": {
            "other": "5B2E7C90-1F3A-4D68-B7A4-90C1D2E3F405"
          },
          "input": {
            "segments": [
              {
                "text": "5B2E7C90-1F3A-4D68-B7A4-90C1D2E3F405"
              }
            ],
            "length": 36,
            "sha256": "26e1229eb192c32d166051b5bcd25bf6e690e38c581dda9de6519aa600a8196e"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "same-text"
                }
              ],
              "length": 9,
              "sha256": "9c110ba0194ee1acd865407b09f0fc74d672eee6c82129a4b108d797f387cb52"
            }
          }
        },
        {
          "id": "uuid.identity.0003",
          "comment": "capitals and lower case",
          "flags": [
            "CaseTwin"
          ],
          "parameters": {
            "other": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
          },
          "input": {
            "segments": [
              {
                "text": "5B2E7C90-1F3A-4D68-B7A4-90C1D2E3F405"
              }
            ],
            "length": 36,
            "sha256": "26e1229eb192c32d166051b5bcd25bf6e690e38c581dda9de6519aa600a8196e"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "same-value"
                }
              ],
              "length": 10,
              "sha256": "ae62841dc6b465f50b2fefcbe1b695862b5b3fbacc38b457765a14fab1194754"
            }
          }
        },
        {
          "id": "uuid.identity.0004",
          "comment": "lower case and capitals",
          "flags": [
            "CaseTwin"
          ],
          "parameters": {
            "other": "5B2E7C90-1F3A-4D68-B7A4-90C1D2E3F405"
          },
          "input": {
            "segments": [
              {
                "text": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
              }
            ],
            "length": 36,
            "sha256": "5e7757a35956453efa2b6d22e38a61da295b662197a212e5f47aff1b8b7813b1"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "same-value"
                }
              ],
              "length": 10,
              "sha256": "ae62841dc6b465f50b2fefcbe1b695862b5b3fbacc38b457765a14fab1194754"
            }
          }
        },
        {
          "id": "uuid.identity.0005",
          "comment": "one letter in another case",
          "flags": [
            "CaseTwin"
          ],
          "parameters": {
            "other": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
          },
          "input": {
            "segments": [
              {
                "text": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3F405"
              }
            ],
            "length": 36,
            "sha256": "9243fc87f1f3b1840830781dd971765131fce540da7b51ad41940f4153edcb47"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "same-value"
                }
              ],
              "length": 10,
              "sha256": "ae62841dc6b465f50b2fefcbe1b695862b5b3fbacc38b457765a14fab1194754"
            }
          }
        },
        {
          "id": "uuid.identity.0006",
          "comment": "two mixtures of case",
          "flags": [
            "CaseTwin"
          ],
          "parameters": {
            "other": "5b2E7c90-1F3a-4d68-b7a4-90c1d2e3f405"
          },
          "input": {
            "segments": [
              {
                "text": "5B2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
              }
            ],
            "length": 36,
            "sha256": "fe1848621ebd1ccd323fa12c6d6cb1935f0e9a0493946b45887d810516a0b9eb"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "same-value"
                }
              ],
              "length": 10,
              "sha256": "ae62841dc6b465f50b2fefcbe1b695862b5b3fbacc38b457765a14fab1194754"
            }
          }
        },
        {
          "id": "uuid.identity.0007",
          "comment": "max in both cases",
          "flags": [
            "CaseTwin"
          ],
          "parameters": {
            "other": "ffffffff-ffff-ffff-ffff-ffffffffffff"
          },
          "input": {
            "segments": [
              {
                "text": "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF"
              }
            ],
            "length": 36,
            "sha256": "4e51c150acfebaab357180cc567641e72436491d16520f8f7dd0d4bfac30e594"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "same-value"
                }
              ],
              "length": 10,
              "sha256": "ae62841dc6b465f50b2fefcbe1b695862b5b3fbacc38b457765a14fab1194754"
            }
          }
        },
        {
          "id": "uuid.identity.0008",
          "comment": "nil and nil",
          "flags": [],
          "parameters": {
            "other": "00000000-0000-0000-0000-000000000000"
          },
          "input": {
            "segments": [
              {
                "text": "00000000-0000-0000-0000-000000000000"
              }
            ],
            "length": 36,
            "sha256": "12b9377cbe7e5c94e8a70d9d23929523d14afa954793130f8a3959c7b849aca8"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "same-text"
                }
              ],
              "length": 9,
              "sha256": "9c110ba0194ee1acd865407b09f0fc74d672eee6c82129a4b108d797f387cb52"
            }
          }
        },
        {
          "id": "uuid.identity.0009",
          "comment": "last digit differs",
          "flags": [
            "NearMiss"
          ],
          "parameters": {
            "other": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f406"
          },
          "input": {
            "segments": [
              {
                "text": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
              }
            ],
            "length": 36,
            "sha256": "5e7757a35956453efa2b6d22e38a61da295b662197a212e5f47aff1b8b7813b1"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "different"
                }
              ],
              "length": 9,
              "sha256": "9d6f965ac832e40a5df6c06afe983e3b449c07b843ff51ce76204de05c690d11"
            }
          }
        },
        {
          "id": "uuid.identity.0010",
          "comment": "first digit differs",
          "flags": [
            "NearMiss"
          ],
          "parameters": {
            "other": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
          },
          "input": {
            "segments": [
              {
                "text": "4b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
              }
            ],
            "length": 36,
            "sha256": "7f13fc1e2a57ea2f76ca32e42ad32dc84438b921ee4fe5796b2083dcccfa1de8"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "different"
                }
              ],
              "length": 9,
              "sha256": "9d6f965ac832e40a5df6c06afe983e3b449c07b843ff51ce76204de05c690d11"
            }
          }
        },
        {
          "id": "uuid.identity.0011",
          "comment": "capitals, and one digit differs",
          "flags": [
            "CaseTwin",
            "NearMiss"
          ],
          "parameters": {
            "other": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
          },
          "input": {
            "segments": [
              {
                "text": "5B2E7C90-1F3A-4D68-B7A4-90C1D2E3F406"
              }
            ],
            "length": 36,
            "sha256": "7afd4936326bce007b7731694b7c3fa84a9cb6570a97aa014db805f30bd3c935"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "different"
                }
              ],
              "length": 9,
              "sha256": "9d6f965ac832e40a5df6c06afe983e3b449c07b843ff51ce76204de05c690d11"
            }
          }
        },
        {
          "id": "uuid.identity.0012",
          "comment": "b and 8, which look alike in print",
          "flags": [
            "NearMiss"
          ],
          "parameters": {
            "other": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
          },
          "input": {
            "segments": [
              {
                "text": "5b2e7c90-1f3a-4d68-87a4-90c1d2e3f405"
              }
            ],
            "length": 36,
            "sha256": "151ab068b53c05178b8806c95eac02309176775c444ffdbb918ea33025698529"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "different"
                }
              ],
              "length": 9,
              "sha256": "9d6f965ac832e40a5df6c06afe983e3b449c07b843ff51ce76204de05c690d11"
            }
          }
        },
        {
          "id": "uuid.identity.0013",
          "comment": "two digits changed places",
          "flags": [
            "NearMiss"
          ],
          "parameters": {
            "other": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
          },
          "input": {
            "segments": [
              {
                "text": "b52e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
              }
            ],
            "length": 36,
            "sha256": "9a15ab24603c156a7b49b3bb3f3af9774f98d3f5b478e2f9a854e0455bfc6e4f"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "different"
                }
              ],
              "length": 9,
              "sha256": "9d6f965ac832e40a5df6c06afe983e3b449c07b843ff51ce76204de05c690d11"
            }
          }
        },
        {
          "id": "uuid.identity.0014",
          "comment": "version digit overwritten",
          "flags": [
            "Overwritten"
          ],
          "parameters": {
            "other": "a3c1f5d2-6b7e-5c81-9f20-3d4e5f6a7b8c"
          },
          "input": {
            "segments": [
              {
                "text": "a3c1f5d2-6b7e-4c81-9f20-3d4e5f6a7b8c"
              }
            ],
            "length": 36,
            "sha256": "c5a8145684a68e4d4f3d7c913a1cba6b9e2877f94b09d6304e5db772788697c4"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "different"
                }
              ],
              "length": 9,
              "sha256": "9d6f965ac832e40a5df6c06afe983e3b449c07b843ff51ce76204de05c690d11"
            }
          }
        },
        {
          "id": "uuid.identity.0015",
          "comment": "nil and near nil",
          "flags": [
            "NearMiss"
          ],
          "parameters": {
            "other": "00000000-0000-0000-0000-000000000001"
          },
          "input": {
            "segments": [
              {
                "text": "00000000-0000-0000-0000-000000000000"
              }
            ],
            "length": 36,
            "sha256": "12b9377cbe7e5c94e8a70d9d23929523d14afa954793130f8a3959c7b849aca8"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "different"
                }
              ],
              "length": 9,
              "sha256": "9d6f965ac832e40a5df6c06afe983e3b449c07b843ff51ce76204de05c690d11"
            }
          }
        },
        {
          "id": "uuid.identity.0016",
          "comment": "the same value in Microsoft order is another value",
          "flags": [],
          "parameters": {
            "other": "c98b9135-6d19-ea40-9779-889d79b753f0"
          },
          "input": {
            "segments": [
              {
                "text": "35918bc9-196d-40ea-9779-889d79b753f0"
              }
            ],
            "length": 36,
            "sha256": "730b0772fd6241fe761db6067910be66dc29c3667ed9fb5aec88ff50ca7af0e0"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "different"
                }
              ],
              "length": 9,
              "sha256": "9d6f965ac832e40a5df6c06afe983e3b449c07b843ff51ce76204de05c690d11"
            }
          }
        },
        {
          "id": "uuid.identity.0017",
          "comment": "without hyphens",
          "flags": [
            "NotAUUID"
          ],
          "parameters": {
            "other": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
          },
          "input": {
            "segments": [
              {
                "text": "5b2e7c901f3a4d68b7a490c1d2e3f405"
              }
            ],
            "length": 32,
            "sha256": "f143d98f14c221737eface938aaeb3d76cdfd55abeb0df876abaa336172f84cf"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.missing-hyphens",
            "offset": 8
          }
        },
        {
          "id": "uuid.identity.0018",
          "comment": "braces on one side",
          "flags": [
            "NotAUUID"
          ],
          "parameters": {
            "other": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
          },
          "input": {
            "segments": [
              {
                "text": "{5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405}"
              }
            ],
            "length": 38,
            "sha256": "bbf548f193ea5ed26dee93313d80f0551a5126df7a13cd328fab22115b98de54"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.wrapper",
            "offset": 0
          }
        },
        {
          "id": "uuid.identity.0019",
          "comment": "a space after one side",
          "flags": [
            "NotAUUID"
          ],
          "parameters": {
            "other": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
          },
          "input": {
            "segments": [
              {
                "text": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405 "
              }
            ],
            "length": 37,
            "sha256": "e825a00d3ee67fbef20c366b32fbbe20039b0f707b6500c14e4a86a4c2b60c08"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.white-space",
            "offset": 36
          }
        },
        {
          "id": "uuid.identity.0020",
          "comment": "the same junk on both sides",
          "flags": [
            "NotAUUID"
          ],
          "parameters": {
            "other": "user-123"
          },
          "input": {
            "segments": [
              {
                "text": "user-123"
              }
            ],
            "length": 8,
            "sha256": "fcdec6df4d44dbc637c7c5b58efface52a7f8a88535423430255be0bb89bedd8"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 0
          }
        },
        {
          "id": "uuid.identity.0021",
          "comment": "nothing on both sides",
          "flags": [
            "NotAUUID"
          ],
          "parameters": {
            "other": ""
          },
          "input": {
            "segments": [],
            "length": 0,
            "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.length",
            "offset": 0
          }
        },
        {
          "id": "uuid.identity.0022",
          "comment": "the other text is none: refused without an offset, which would point into the wrong text",
          "flags": [
            "NotAUUID"
          ],
          "parameters": {
            "other": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f40"
          },
          "input": {
            "segments": [
              {
                "text": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
              }
            ],
            "length": 36,
            "sha256": "5e7757a35956453efa2b6d22e38a61da295b662197a212e5f47aff1b8b7813b1"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.length"
          }
        }
      ]
    },
    {
      "name": "clean-up of pasted text",
      "operation": "uuid.clean",
      "level": "policy",
      "section": "RFC 9562, 4",
      "profile": "strict",
      "cases": [
        {
          "id": "uuid.identity.0023",
          "comment": "canonical text stays as it is",
          "flags": [
            "Paste"
          ],
          "input": {
            "segments": [
              {
                "text": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
              }
            ],
            "length": 36,
            "sha256": "5e7757a35956453efa2b6d22e38a61da295b662197a212e5f47aff1b8b7813b1"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
                }
              ],
              "length": 36,
              "sha256": "5e7757a35956453efa2b6d22e38a61da295b662197a212e5f47aff1b8b7813b1"
            }
          }
        },
        {
          "id": "uuid.identity.0024",
          "comment": "capitals",
          "flags": [
            "Paste"
          ],
          "input": {
            "segments": [
              {
                "text": "5B2E7C90-1F3A-4D68-B7A4-90C1D2E3F405"
              }
            ],
            "length": 36,
            "sha256": "26e1229eb192c32d166051b5bcd25bf6e690e38c581dda9de6519aa600a8196e"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
                }
              ],
              "length": 36,
              "sha256": "5e7757a35956453efa2b6d22e38a61da295b662197a212e5f47aff1b8b7813b1"
            }
          }
        },
        {
          "id": "uuid.identity.0025",
          "comment": "spaces and a line end round the text",
          "flags": [
            "Paste"
          ],
          "input": {
            "segments": [
              {
                "text": "  "
              },
              {
                "text": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
              },
              {
                "hex": "0d0a"
              }
            ],
            "length": 40,
            "sha256": "051b0fce8ff4dd2d8de82334e4836819d8625d801b565a937776a06c4c47e3bc"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
                }
              ],
              "length": 36,
              "sha256": "5e7757a35956453efa2b6d22e38a61da295b662197a212e5f47aff1b8b7813b1"
            }
          }
        },
        {
          "id": "uuid.identity.0026",
          "comment": "no-break space before, zero-width space after",
          "flags": [
            "Paste"
          ],
          "input": {
            "segments": [
              {
                "hex": "c2a0"
              },
              {
                "text": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
              },
              {
                "hex": "e2808b"
              }
            ],
            "length": 41,
            "sha256": "83a74b0b268067909eb534db88173e893bc9c37a91b2aea00b7232d75a64bfbe"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
                }
              ],
              "length": 36,
              "sha256": "5e7757a35956453efa2b6d22e38a61da295b662197a212e5f47aff1b8b7813b1"
            }
          }
        },
        {
          "id": "uuid.identity.0027",
          "comment": "byte order mark before",
          "flags": [
            "Paste"
          ],
          "input": {
            "segments": [
              {
                "hex": "efbbbf"
              },
              {
                "text": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
              }
            ],
            "length": 39,
            "sha256": "1efeb0e9b07315f2cb40d29e245dfe94157147e9c1f4a91fb5a2992bcf3f5445"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
                }
              ],
              "length": 36,
              "sha256": "5e7757a35956453efa2b6d22e38a61da295b662197a212e5f47aff1b8b7813b1"
            }
          }
        },
        {
          "id": "uuid.identity.0028",
          "comment": "braces and capitals, from the Windows registry",
          "flags": [
            "Paste"
          ],
          "input": {
            "segments": [
              {
                "text": "{5B2E7C90-1F3A-4D68-B7A4-90C1D2E3F405}"
              }
            ],
            "length": 38,
            "sha256": "e1ee49bdad32aa4958f7286f0497f0e83b81d03098e60c5de3836c4b1e421773"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
                }
              ],
              "length": 36,
              "sha256": "5e7757a35956453efa2b6d22e38a61da295b662197a212e5f47aff1b8b7813b1"
            }
          }
        },
        {
          "id": "uuid.identity.0029",
          "comment": "urn:uuid: before the text",
          "flags": [
            "Paste"
          ],
          "input": {
            "segments": [
              {
                "text": "urn:uuid:5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
              }
            ],
            "length": 45,
            "sha256": "9b737558c4f0ac3f102102114816fdbed958fdb299dd67f584d3bcac677f0027"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
                }
              ],
              "length": 36,
              "sha256": "5e7757a35956453efa2b6d22e38a61da295b662197a212e5f47aff1b8b7813b1"
            }
          }
        },
        {
          "id": "uuid.identity.0030",
          "comment": "quotation marks",
          "flags": [
            "Paste"
          ],
          "input": {
            "segments": [
              {
                "text": "\"5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405\""
              }
            ],
            "length": 38,
            "sha256": "dd597dce7b961a9a35b8379a62267e9e291ee93805877f37260aaf62d326e0c3"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
                }
              ],
              "length": 36,
              "sha256": "5e7757a35956453efa2b6d22e38a61da295b662197a212e5f47aff1b8b7813b1"
            }
          }
        },
        {
          "id": "uuid.identity.0031",
          "comment": "en dashes for hyphens",
          "flags": [
            "Paste"
          ],
          "input": {
            "segments": [
              {
                "text": "5b2e7c90–1f3a–4d68–b7a4–90c1d2e3f405"
              }
            ],
            "length": 44,
            "sha256": "196a752693b528bc03f00bc957ea538e746302fb3b7205a77130211a5d9fa7f1"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
                }
              ],
              "length": 36,
              "sha256": "5e7757a35956453efa2b6d22e38a61da295b662197a212e5f47aff1b8b7813b1"
            }
          }
        },
        {
          "id": "uuid.identity.0032",
          "comment": "32 digits without hyphens",
          "flags": [
            "Paste"
          ],
          "input": {
            "segments": [
              {
                "text": "5b2e7c901f3a4d68b7a490c1d2e3f405"
              }
            ],
            "length": 32,
            "sha256": "f143d98f14c221737eface938aaeb3d76cdfd55abeb0df876abaa336172f84cf"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
                }
              ],
              "length": 36,
              "sha256": "5e7757a35956453efa2b6d22e38a61da295b662197a212e5f47aff1b8b7813b1"
            }
          }
        }
      ]
    }
  ]
}

"""###,
        // Vectors/uuid-layout.json
###"""
{
  "schema": "bytecontract-vectors-1",
  "area": "uuid.layout",
  "suite": "1.0.0",
  "title": "Byte layouts: how 16 bytes are ordered",
  "notes": {
    "Ambiguous": "Where bytes repeat, several layouts give the same bytes; one value cannot tell them apart, and an honest answer names them all.",
    "Case": "Text is read in either case.",
    "Count": "A layout orders 16 bytes; more or fewer are refused.",
    "Java": "MongoDB's old Java driver (binary subtype 3) wrote each half as a little-endian number (satori/go.uuid #26).",
    "Microsoft": "Guid.ToByteArray, SQL Server's uniqueidentifier, COM, EFI and GPT write groups 1 to 3 little-endian; Python calls it bytes_le.",
    "MySQL": "UUID_TO_BIN(u, 1) puts the time groups first. It is the only layout that is not its own inverse: doing it twice gives a third order.",
    "NoGuess": "Bytes that nothing explains are another value. A wrong guess costs more than none.",
    "Overwritten": "Python's UUID(text, version=4) writes version and variant bits over a finished UUID; all other bits still agree.",
    "PartialSwap": "A conversion by hand turns some groups and forgets others.",
    "Published": "Text and bytes as printed by the documentation or public report named in the comment.",
    "Reversed": "Bluetooth LE sends 128-bit UUIDs least significant byte first (IanHarvey/bluepy #263).",
    "TrailingZero": "Text and padding routines take a last zero byte for padding and cut it.",
    "WholeFirst": "A partial swap is named only where no whole layout explains the bytes: a layout is what software does, a partial swap is a slip."
  },
  "groups": [
    {
      "name": "encode",
      "operation": "uuid.layout.encode",
      "level": "must",
      "section": "RFC 9562, 4",
      "profile": "strict",
      "cases": [
        {
          "id": "uuid.layout.0001",
          "comment": "rfc9562: bytes that count up, as in the MongoDB specification",
          "flags": [],
          "parameters": {
            "layout": "rfc9562"
          },
          "input": {
            "segments": [
              {
                "text": "00112233-4455-6677-8899-aabbccddeeff"
              }
            ],
            "length": 36,
            "sha256": "e34f7b59834d35a6dcb646f99b7d856df3ffbc955cece7c90714d13705703680"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "00112233445566778899aabbccddeeff"
                }
              ],
              "length": 16,
              "sha256": "a8faed6abbf35c12a4b26e40f6feb19d736d90045c83b9f9a31f638d323e6811"
            }
          }
        },
        {
          "id": "uuid.layout.0002",
          "comment": "microsoftGUID: bytes that count up, as in the MongoDB specification",
          "flags": [
            "Microsoft"
          ],
          "parameters": {
            "layout": "microsoftGUID"
          },
          "input": {
            "segments": [
              {
                "text": "00112233-4455-6677-8899-aabbccddeeff"
              }
            ],
            "length": 36,
            "sha256": "e34f7b59834d35a6dcb646f99b7d856df3ffbc955cece7c90714d13705703680"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "33221100554477668899aabbccddeeff"
                }
              ],
              "length": 16,
              "sha256": "ee3f93acf44c3ae70d6f0a2c05db43c6fe766f5e4b7bb55cb290167a2792dd6b"
            }
          }
        },
        {
          "id": "uuid.layout.0003",
          "comment": "javaLegacy: bytes that count up, as in the MongoDB specification",
          "flags": [
            "Java"
          ],
          "parameters": {
            "layout": "javaLegacy"
          },
          "input": {
            "segments": [
              {
                "text": "00112233-4455-6677-8899-aabbccddeeff"
              }
            ],
            "length": 36,
            "sha256": "e34f7b59834d35a6dcb646f99b7d856df3ffbc955cece7c90714d13705703680"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "7766554433221100ffeeddccbbaa9988"
                }
              ],
              "length": 16,
              "sha256": "23b0bf4e84ad428efb18c29af004e3006d3556518c26f8bd7fe32fec12b610b2"
            }
          }
        },
        {
          "id": "uuid.layout.0004",
          "comment": "mySQLSwapped: bytes that count up",
          "flags": [
            "MySQL"
          ],
          "parameters": {
            "layout": "mySQLSwapped"
          },
          "input": {
            "segments": [
              {
                "text": "00112233-4455-6677-8899-aabbccddeeff"
              }
            ],
            "length": 36,
            "sha256": "e34f7b59834d35a6dcb646f99b7d856df3ffbc955cece7c90714d13705703680"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "66774455001122338899aabbccddeeff"
                }
              ],
              "length": 16,
              "sha256": "08abe4dcab970e0ff4ce34aff42a42628843f1ef13860abbba68bdd6a842c911"
            }
          }
        },
        {
          "id": "uuid.layout.0005",
          "comment": "reversed: bytes that count up",
          "flags": [
            "Reversed"
          ],
          "parameters": {
            "layout": "reversed"
          },
          "input": {
            "segments": [
              {
                "text": "00112233-4455-6677-8899-aabbccddeeff"
              }
            ],
            "length": 36,
            "sha256": "e34f7b59834d35a6dcb646f99b7d856df3ffbc955cece7c90714d13705703680"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "ffeeddccbbaa99887766554433221100"
                }
              ],
              "length": 16,
              "sha256": "811407f10d6c0f49a056cc8c01a15e42816b9d39df858e9f6c05fc5c9189b136"
            }
          }
        },
        {
          "id": "uuid.layout.0006",
          "comment": "mySQLSwapped: the MySQL 8 manual, UUID_TO_BIN",
          "flags": [
            "MySQL",
            "Published"
          ],
          "parameters": {
            "layout": "mySQLSwapped"
          },
          "input": {
            "segments": [
              {
                "text": "6ccd780c-baba-1026-9564-5b8c656024db"
              }
            ],
            "length": 36,
            "sha256": "dc744e331aa4abda7c2804e56b957b527f84c0e441dc624f0717831102adf7e8"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "1026baba6ccd780c95645b8c656024db"
                }
              ],
              "length": 16,
              "sha256": "f18ab66bb634c6274f32f8a4088b0a4f54e0c3f73b7cf09a7693b5fa578233bc"
            }
          }
        },
        {
          "id": "uuid.layout.0007",
          "comment": "microsoftGUID: the documentation of Guid.ToByteArray",
          "flags": [
            "Microsoft",
            "Published"
          ],
          "parameters": {
            "layout": "microsoftGUID"
          },
          "input": {
            "segments": [
              {
                "text": "35918bc9-196d-40ea-9779-889d79b753f0"
              }
            ],
            "length": 36,
            "sha256": "730b0772fd6241fe761db6067910be66dc29c3667ed9fb5aec88ff50ca7af0e0"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "c98b91356d19ea409779889d79b753f0"
                }
              ],
              "length": 16,
              "sha256": "cde365d2e13b736f890731cb2c29e48453f25e14a416fd51b5f8dd40158d3520"
            }
          }
        },
        {
          "id": "uuid.layout.0008",
          "comment": "microsoftGUID: satori/go.uuid #19, SQL Server",
          "flags": [
            "Microsoft",
            "Published"
          ],
          "parameters": {
            "layout": "microsoftGUID"
          },
          "input": {
            "segments": [
              {
                "text": "7bcdad57-4ff7-45d7-9c1f-16b452ce230e"
              }
            ],
            "length": 36,
            "sha256": "d78af4806d6506e8294a431d8c28a36dd17b86cd6d3f9cfed8f04077e384d451"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "57adcd7bf74fd7459c1f16b452ce230e"
                }
              ],
              "length": 16,
              "sha256": "a77af687eebe52a7819a1e8db71316c8de96e89c070dbc3e96ea3bb5bfb1c33e"
            }
          }
        },
        {
          "id": "uuid.layout.0009",
          "comment": "microsoftGUID: tpm2-tools #2744, the EFI global variable GUID",
          "flags": [
            "Microsoft",
            "Published"
          ],
          "parameters": {
            "layout": "microsoftGUID"
          },
          "input": {
            "segments": [
              {
                "text": "8be4df61-93ca-11d2-aa0d-00e098032b8c"
              }
            ],
            "length": 36,
            "sha256": "d9c342f36e2efb34faeff8589e50b3feea7e93f9c589ebe012db3f08c313054c"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "61dfe48bca93d211aa0d00e098032b8c"
                }
              ],
              "length": 16,
              "sha256": "0238ed00d70564d6ce3734f33f89a42a2eda23a2e13d2aa6926e61c90fa9319a"
            }
          }
        },
        {
          "id": "uuid.layout.0010",
          "comment": "microsoftGUID: Apple TN2166, the EFI system partition",
          "flags": [
            "Microsoft",
            "Published"
          ],
          "parameters": {
            "layout": "microsoftGUID"
          },
          "input": {
            "segments": [
              {
                "text": "c12a7328-f81f-11d2-ba4b-00a0c93ec93b"
              }
            ],
            "length": 36,
            "sha256": "9f92e8cc69db1c9d57d212618d7b0649c2c5f018b0998f67e5070c615e0f5dad"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "28732ac11ff8d211ba4b00a0c93ec93b"
                }
              ],
              "length": 16,
              "sha256": "c19064375266a6e98c4ad73eea93ea4e5320d39121ee41a9787e1ced49037d92"
            }
          }
        },
        {
          "id": "uuid.layout.0011",
          "comment": "microsoftGUID: Newtonsoft.Json #816, a Guid in BSON",
          "flags": [
            "Microsoft",
            "Published"
          ],
          "parameters": {
            "layout": "microsoftGUID"
          },
          "input": {
            "segments": [
              {
                "text": "01020304-0506-0708-090a-0b0c0d0e0f10"
              }
            ],
            "length": 36,
            "sha256": "84b251d61b056af9123d2646e239557f09d683952e431d6e9d07659a10267a7e"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "0403020106050807090a0b0c0d0e0f10"
                }
              ],
              "length": 16,
              "sha256": "59ca09d1beafe1ba9dfb12978d981696b8c6e3206242c7f7880f89aceee0cc82"
            }
          }
        },
        {
          "id": "uuid.layout.0012",
          "comment": "mySQLSwapped: ramsey/uuid #245, MySQL",
          "flags": [
            "MySQL",
            "Published"
          ],
          "parameters": {
            "layout": "mySQLSwapped"
          },
          "input": {
            "segments": [
              {
                "text": "98fa4fc8-c266-11e8-9ab6-0242c7bc9d97"
              }
            ],
            "length": 36,
            "sha256": "69955768e350bbf502789057f00aec0c08b7753c1edccc281836695dcbe907b0"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "11e8c26698fa4fc89ab60242c7bc9d97"
                }
              ],
              "length": 16,
              "sha256": "55263dccaf8fd4df9d760c27cf8a2b1bd74fb230e568de8960ece383bf4b2cb2"
            }
          }
        },
        {
          "id": "uuid.layout.0013",
          "comment": "reversed: Adafruit_nRF52_Arduino #50, Bluetooth",
          "flags": [
            "Reversed",
            "Published"
          ],
          "parameters": {
            "layout": "reversed"
          },
          "input": {
            "segments": [
              {
                "text": "a495ff20-c5b1-4b44-b512-1370f02d74de"
              }
            ],
            "length": 36,
            "sha256": "3444b657ef152d3211187f7f544b185f537502dce9b2c66c7b3f05059ac35f6a"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "de742df0701312b5444bb1c520ff95a4"
                }
              ],
              "length": 16,
              "sha256": "a0cc21a6c259cf694463cd5e001be771ac7d1c8c030fb542a9966bdc741249cb"
            }
          }
        },
        {
          "id": "uuid.layout.0014",
          "comment": "reversed: NimBLE-Arduino #86, iBeacon",
          "flags": [
            "Reversed",
            "Published"
          ],
          "parameters": {
            "layout": "reversed"
          },
          "input": {
            "segments": [
              {
                "text": "c75fdcc5-3cf6-4dd8-972a-799171581af3"
              }
            ],
            "length": 36,
            "sha256": "1cdf9c07cae88a89bfc89beb97d7281f6730d87b049900c96bb23b52f892aa75"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "f31a587191792a97d84df63cc5dc5fc7"
                }
              ],
              "length": 16,
              "sha256": "f1f21bec12733d23c600638211c89cadcf1a774a42aa394f2e76bec58fae870a"
            }
          }
        },
        {
          "id": "uuid.layout.0015",
          "comment": "javaLegacy: satori/go.uuid #26, MongoDB subtype 3",
          "flags": [
            "Java",
            "Published"
          ],
          "parameters": {
            "layout": "javaLegacy"
          },
          "input": {
            "segments": [
              {
                "text": "3f9a1c5e-7b2d-4e60-91a8-c4d2e6f80b1d"
              }
            ],
            "length": 36,
            "sha256": "44857b6a9be2061dcd8ab1be76351e6e9b588fbd124f826ae43ece040073bf2e"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "604e2d7b5e1c9a3f1d0bf8e6d2c4a891"
                }
              ],
              "length": 16,
              "sha256": "9a0b2fddc16853af4fee455b026cc417532236fd75404f3334b4fd080f1d7c88"
            }
          }
        },
        {
          "id": "uuid.layout.0016",
          "comment": "microsoftGUID: capitals",
          "flags": [
            "Microsoft",
            "Case"
          ],
          "parameters": {
            "layout": "microsoftGUID"
          },
          "input": {
            "segments": [
              {
                "text": "35918BC9-196D-40EA-9779-889D79B753F0"
              }
            ],
            "length": 36,
            "sha256": "5f375c8b9bc8a87f81f6ea6d64f6a2938c1ae8329b5e1a458d8d9fdca4e51bf5"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "c98b91356d19ea409779889d79b753f0"
                }
              ],
              "length": 16,
              "sha256": "cde365d2e13b736f890731cb2c29e48453f25e14a416fd51b5f8dd40158d3520"
            }
          }
        },
        {
          "id": "uuid.layout.0017",
          "comment": "reversed: max is the same in every layout",
          "flags": [
            "Reversed",
            "Ambiguous"
          ],
          "parameters": {
            "layout": "reversed"
          },
          "input": {
            "segments": [
              {
                "text": "ffffffff-ffff-ffff-ffff-ffffffffffff"
              }
            ],
            "length": 36,
            "sha256": "13984ab878f915021670cd855c9399ebc339676b2581855e4efd60c685f67c8e"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "ffffffffffffffffffffffffffffffff"
                }
              ],
              "length": 16,
              "sha256": "5ac6a5945f16500911219129984ba8b387a06f24fe383ce4e81a73294065461b"
            }
          }
        },
        {
          "id": "uuid.layout.0018",
          "comment": "javaLegacy: text without hyphens",
          "flags": [
            "Java"
          ],
          "parameters": {
            "layout": "javaLegacy"
          },
          "input": {
            "segments": [
              {
                "text": "00112233445566778899aabbccddeeff"
              }
            ],
            "length": 32,
            "sha256": "5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.missing-hyphens",
            "offset": 8
          }
        }
      ]
    },
    {
      "name": "decode",
      "operation": "uuid.layout.decode",
      "level": "must",
      "section": "RFC 9562, 4",
      "profile": "strict",
      "cases": [
        {
          "id": "uuid.layout.0019",
          "comment": "rfc9562: bytes whose text counts up",
          "flags": [],
          "parameters": {
            "layout": "rfc9562"
          },
          "input": {
            "segments": [
              {
                "hex": "00112233445566778899aabbccddeeff"
              }
            ],
            "length": 16,
            "sha256": "a8faed6abbf35c12a4b26e40f6feb19d736d90045c83b9f9a31f638d323e6811"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "00112233-4455-6677-8899-aabbccddeeff"
                }
              ],
              "length": 36,
              "sha256": "e34f7b59834d35a6dcb646f99b7d856df3ffbc955cece7c90714d13705703680"
            }
          }
        },
        {
          "id": "uuid.layout.0020",
          "comment": "microsoftGUID: bytes whose text counts up",
          "flags": [
            "Microsoft"
          ],
          "parameters": {
            "layout": "microsoftGUID"
          },
          "input": {
            "segments": [
              {
                "hex": "33221100554477668899aabbccddeeff"
              }
            ],
            "length": 16,
            "sha256": "ee3f93acf44c3ae70d6f0a2c05db43c6fe766f5e4b7bb55cb290167a2792dd6b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "00112233-4455-6677-8899-aabbccddeeff"
                }
              ],
              "length": 36,
              "sha256": "e34f7b59834d35a6dcb646f99b7d856df3ffbc955cece7c90714d13705703680"
            }
          }
        },
        {
          "id": "uuid.layout.0021",
          "comment": "javaLegacy: bytes whose text counts up",
          "flags": [
            "Java"
          ],
          "parameters": {
            "layout": "javaLegacy"
          },
          "input": {
            "segments": [
              {
                "hex": "7766554433221100ffeeddccbbaa9988"
              }
            ],
            "length": 16,
            "sha256": "23b0bf4e84ad428efb18c29af004e3006d3556518c26f8bd7fe32fec12b610b2"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "00112233-4455-6677-8899-aabbccddeeff"
                }
              ],
              "length": 36,
              "sha256": "e34f7b59834d35a6dcb646f99b7d856df3ffbc955cece7c90714d13705703680"
            }
          }
        },
        {
          "id": "uuid.layout.0022",
          "comment": "mySQLSwapped: bytes whose text counts up",
          "flags": [
            "MySQL"
          ],
          "parameters": {
            "layout": "mySQLSwapped"
          },
          "input": {
            "segments": [
              {
                "hex": "66774455001122338899aabbccddeeff"
              }
            ],
            "length": 16,
            "sha256": "08abe4dcab970e0ff4ce34aff42a42628843f1ef13860abbba68bdd6a842c911"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "00112233-4455-6677-8899-aabbccddeeff"
                }
              ],
              "length": 36,
              "sha256": "e34f7b59834d35a6dcb646f99b7d856df3ffbc955cece7c90714d13705703680"
            }
          }
        },
        {
          "id": "uuid.layout.0023",
          "comment": "reversed: bytes whose text counts up",
          "flags": [
            "Reversed"
          ],
          "parameters": {
            "layout": "reversed"
          },
          "input": {
            "segments": [
              {
                "hex": "ffeeddccbbaa99887766554433221100"
              }
            ],
            "length": 16,
            "sha256": "811407f10d6c0f49a056cc8c01a15e42816b9d39df858e9f6c05fc5c9189b136"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "00112233-4455-6677-8899-aabbccddeeff"
                }
              ],
              "length": 36,
              "sha256": "e34f7b59834d35a6dcb646f99b7d856df3ffbc955cece7c90714d13705703680"
            }
          }
        },
        {
          "id": "uuid.layout.0024",
          "comment": "mySQLSwapped: the MySQL 8 manual, UUID_TO_BIN",
          "flags": [
            "MySQL",
            "Published"
          ],
          "parameters": {
            "layout": "mySQLSwapped"
          },
          "input": {
            "segments": [
              {
                "hex": "1026baba6ccd780c95645b8c656024db"
              }
            ],
            "length": 16,
            "sha256": "f18ab66bb634c6274f32f8a4088b0a4f54e0c3f73b7cf09a7693b5fa578233bc"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "6ccd780c-baba-1026-9564-5b8c656024db"
                }
              ],
              "length": 36,
              "sha256": "dc744e331aa4abda7c2804e56b957b527f84c0e441dc624f0717831102adf7e8"
            }
          }
        },
        {
          "id": "uuid.layout.0025",
          "comment": "microsoftGUID: the documentation of Guid.ToByteArray",
          "flags": [
            "Microsoft",
            "Published"
          ],
          "parameters": {
            "layout": "microsoftGUID"
          },
          "input": {
            "segments": [
              {
                "hex": "c98b91356d19ea409779889d79b753f0"
              }
            ],
            "length": 16,
            "sha256": "cde365d2e13b736f890731cb2c29e48453f25e14a416fd51b5f8dd40158d3520"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "35918bc9-196d-40ea-9779-889d79b753f0"
                }
              ],
              "length": 36,
              "sha256": "730b0772fd6241fe761db6067910be66dc29c3667ed9fb5aec88ff50ca7af0e0"
            }
          }
        },
        {
          "id": "uuid.layout.0026",
          "comment": "microsoftGUID: satori/go.uuid #19, SQL Server",
          "flags": [
            "Microsoft",
            "Published"
          ],
          "parameters": {
            "layout": "microsoftGUID"
          },
          "input": {
            "segments": [
              {
                "hex": "57adcd7bf74fd7459c1f16b452ce230e"
              }
            ],
            "length": 16,
            "sha256": "a77af687eebe52a7819a1e8db71316c8de96e89c070dbc3e96ea3bb5bfb1c33e"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "7bcdad57-4ff7-45d7-9c1f-16b452ce230e"
                }
              ],
              "length": 36,
              "sha256": "d78af4806d6506e8294a431d8c28a36dd17b86cd6d3f9cfed8f04077e384d451"
            }
          }
        },
        {
          "id": "uuid.layout.0027",
          "comment": "microsoftGUID: tpm2-tools #2744, the EFI global variable GUID",
          "flags": [
            "Microsoft",
            "Published"
          ],
          "parameters": {
            "layout": "microsoftGUID"
          },
          "input": {
            "segments": [
              {
                "hex": "61dfe48bca93d211aa0d00e098032b8c"
              }
            ],
            "length": 16,
            "sha256": "0238ed00d70564d6ce3734f33f89a42a2eda23a2e13d2aa6926e61c90fa9319a"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "8be4df61-93ca-11d2-aa0d-00e098032b8c"
                }
              ],
              "length": 36,
              "sha256": "d9c342f36e2efb34faeff8589e50b3feea7e93f9c589ebe012db3f08c313054c"
            }
          }
        },
        {
          "id": "uuid.layout.0028",
          "comment": "microsoftGUID: Apple TN2166, the EFI system partition",
          "flags": [
            "Microsoft",
            "Published"
          ],
          "parameters": {
            "layout": "microsoftGUID"
          },
          "input": {
            "segments": [
              {
                "hex": "28732ac11ff8d211ba4b00a0c93ec93b"
              }
            ],
            "length": 16,
            "sha256": "c19064375266a6e98c4ad73eea93ea4e5320d39121ee41a9787e1ced49037d92"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "c12a7328-f81f-11d2-ba4b-00a0c93ec93b"
                }
              ],
              "length": 36,
              "sha256": "9f92e8cc69db1c9d57d212618d7b0649c2c5f018b0998f67e5070c615e0f5dad"
            }
          }
        },
        {
          "id": "uuid.layout.0029",
          "comment": "microsoftGUID: Newtonsoft.Json #816, a Guid in BSON",
          "flags": [
            "Microsoft",
            "Published"
          ],
          "parameters": {
            "layout": "microsoftGUID"
          },
          "input": {
            "segments": [
              {
                "hex": "0403020106050807090a0b0c0d0e0f10"
              }
            ],
            "length": 16,
            "sha256": "59ca09d1beafe1ba9dfb12978d981696b8c6e3206242c7f7880f89aceee0cc82"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "01020304-0506-0708-090a-0b0c0d0e0f10"
                }
              ],
              "length": 36,
              "sha256": "84b251d61b056af9123d2646e239557f09d683952e431d6e9d07659a10267a7e"
            }
          }
        },
        {
          "id": "uuid.layout.0030",
          "comment": "mySQLSwapped: ramsey/uuid #245, MySQL",
          "flags": [
            "MySQL",
            "Published"
          ],
          "parameters": {
            "layout": "mySQLSwapped"
          },
          "input": {
            "segments": [
              {
                "hex": "11e8c26698fa4fc89ab60242c7bc9d97"
              }
            ],
            "length": 16,
            "sha256": "55263dccaf8fd4df9d760c27cf8a2b1bd74fb230e568de8960ece383bf4b2cb2"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "98fa4fc8-c266-11e8-9ab6-0242c7bc9d97"
                }
              ],
              "length": 36,
              "sha256": "69955768e350bbf502789057f00aec0c08b7753c1edccc281836695dcbe907b0"
            }
          }
        },
        {
          "id": "uuid.layout.0031",
          "comment": "reversed: Adafruit_nRF52_Arduino #50, Bluetooth",
          "flags": [
            "Reversed",
            "Published"
          ],
          "parameters": {
            "layout": "reversed"
          },
          "input": {
            "segments": [
              {
                "hex": "de742df0701312b5444bb1c520ff95a4"
              }
            ],
            "length": 16,
            "sha256": "a0cc21a6c259cf694463cd5e001be771ac7d1c8c030fb542a9966bdc741249cb"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "a495ff20-c5b1-4b44-b512-1370f02d74de"
                }
              ],
              "length": 36,
              "sha256": "3444b657ef152d3211187f7f544b185f537502dce9b2c66c7b3f05059ac35f6a"
            }
          }
        },
        {
          "id": "uuid.layout.0032",
          "comment": "reversed: NimBLE-Arduino #86, iBeacon",
          "flags": [
            "Reversed",
            "Published"
          ],
          "parameters": {
            "layout": "reversed"
          },
          "input": {
            "segments": [
              {
                "hex": "f31a587191792a97d84df63cc5dc5fc7"
              }
            ],
            "length": 16,
            "sha256": "f1f21bec12733d23c600638211c89cadcf1a774a42aa394f2e76bec58fae870a"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "c75fdcc5-3cf6-4dd8-972a-799171581af3"
                }
              ],
              "length": 36,
              "sha256": "1cdf9c07cae88a89bfc89beb97d7281f6730d87b049900c96bb23b52f892aa75"
            }
          }
        },
        {
          "id": "uuid.layout.0033",
          "comment": "javaLegacy: satori/go.uuid #26, MongoDB subtype 3",
          "flags": [
            "Java",
            "Published"
          ],
          "parameters": {
            "layout": "javaLegacy"
          },
          "input": {
            "segments": [
              {
                "hex": "604e2d7b5e1c9a3f1d0bf8e6d2c4a891"
              }
            ],
            "length": 16,
            "sha256": "9a0b2fddc16853af4fee455b026cc417532236fd75404f3334b4fd080f1d7c88"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "3f9a1c5e-7b2d-4e60-91a8-c4d2e6f80b1d"
                }
              ],
              "length": 36,
              "sha256": "44857b6a9be2061dcd8ab1be76351e6e9b588fbd124f826ae43ece040073bf2e"
            }
          }
        },
        {
          "id": "uuid.layout.0034",
          "comment": "mySQLSwapped: bytes that count up; encoding in place of decoding gives 66774455-...",
          "flags": [
            "MySQL"
          ],
          "parameters": {
            "layout": "mySQLSwapped"
          },
          "input": {
            "segments": [
              {
                "hex": "00112233445566778899aabbccddeeff"
              }
            ],
            "length": 16,
            "sha256": "a8faed6abbf35c12a4b26e40f6feb19d736d90045c83b9f9a31f638d323e6811"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "44556677-2233-0011-8899-aabbccddeeff"
                }
              ],
              "length": 36,
              "sha256": "683fa0b17ffcadcb3a4bf75cd29514851a4d6f5dd00cb081cc51c24df35af366"
            }
          }
        },
        {
          "id": "uuid.layout.0035",
          "comment": "microsoftGUID: nil is the same in every layout",
          "flags": [
            "Microsoft",
            "Ambiguous"
          ],
          "parameters": {
            "layout": "microsoftGUID"
          },
          "input": {
            "segments": [
              {
                "hex": "00000000000000000000000000000000"
              }
            ],
            "length": 16,
            "sha256": "374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "00000000-0000-0000-0000-000000000000"
                }
              ],
              "length": 36,
              "sha256": "12b9377cbe7e5c94e8a70d9d23929523d14afa954793130f8a3959c7b849aca8"
            }
          }
        },
        {
          "id": "uuid.layout.0036",
          "comment": "microsoftGUID: 15 bytes",
          "flags": [
            "Microsoft",
            "Count"
          ],
          "parameters": {
            "layout": "microsoftGUID"
          },
          "input": {
            "segments": [
              {
                "hex": "33221100554477668899aabbccddee"
              }
            ],
            "length": 15,
            "sha256": "31950f59c33367b56d257f2f91547ca8e5eda451c4efc74eb919cbf46bbacd43"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        },
        {
          "id": "uuid.layout.0037",
          "comment": "reversed: 17 bytes",
          "flags": [
            "Reversed",
            "Count"
          ],
          "parameters": {
            "layout": "reversed"
          },
          "input": {
            "segments": [
              {
                "hex": "ffeeddccbbaa9988776655443322110000"
              }
            ],
            "length": 17,
            "sha256": "8fcb5cd2cc733002e354ff558fe2f30c3f8b4457e8d2f4ceef5dda0b274b7e2f"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        }
      ]
    },
    {
      "name": "explain",
      "operation": "uuid.layout.explain",
      "level": "must",
      "section": "RFC 9562, 4",
      "profile": "strict",
      "cases": [
        {
          "id": "uuid.layout.0038",
          "comment": "the expected bytes",
          "flags": [],
          "parameters": {
            "expected": "d4c3b2a1-f6e5-4817-9a2b-3c4d5e6f7081"
          },
          "input": {
            "segments": [
              {
                "hex": "d4c3b2a1f6e548179a2b3c4d5e6f7081"
              }
            ],
            "length": 16,
            "sha256": "5c55e437126160ccc0024fa755b2adefa88027721fa2c453759070e7f64b7ce0"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "same"
                }
              ],
              "length": 4,
              "sha256": "0967115f2813a3541eaef77de9d9d5773f1c0c04314b0bbfe4ff3b3b1c55b5d5"
            }
          }
        },
        {
          "id": "uuid.layout.0039",
          "comment": "the expected bytes, expected text in capitals",
          "flags": [
            "Case"
          ],
          "parameters": {
            "expected": "D4C3B2A1-F6E5-4817-9A2B-3C4D5E6F7081"
          },
          "input": {
            "segments": [
              {
                "hex": "d4c3b2a1f6e548179a2b3c4d5e6f7081"
              }
            ],
            "length": 16,
            "sha256": "5c55e437126160ccc0024fa755b2adefa88027721fa2c453759070e7f64b7ce0"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "same"
                }
              ],
              "length": 4,
              "sha256": "0967115f2813a3541eaef77de9d9d5773f1c0c04314b0bbfe4ff3b3b1c55b5d5"
            }
          }
        },
        {
          "id": "uuid.layout.0040",
          "comment": "groups 1 to 3 turned: SQL Server (martinrybak/SQLClient #61)",
          "flags": [
            "Microsoft"
          ],
          "parameters": {
            "expected": "d4c3b2a1-f6e5-4817-9a2b-3c4d5e6f7081"
          },
          "input": {
            "segments": [
              {
                "hex": "a1b2c3d4e5f617489a2b3c4d5e6f7081"
              }
            ],
            "length": 16,
            "sha256": "e72a5ed207c812493fb2f77ff41c0041ece580ab379973c7e661671aeffbd62c"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "microsoftGUID"
                }
              ],
              "length": 13,
              "sha256": "6571e1b92dbb0ab9a7c73bb6199fb50fb5af3556a0a9938af2a6d3397daf2fe5"
            }
          }
        },
        {
          "id": "uuid.layout.0041",
          "comment": "each half turned: MongoDB subtype 3",
          "flags": [
            "Java"
          ],
          "parameters": {
            "expected": "3f9a1c5e-7b2d-4e60-91a8-c4d2e6f80b1d"
          },
          "input": {
            "segments": [
              {
                "hex": "604e2d7b5e1c9a3f1d0bf8e6d2c4a891"
              }
            ],
            "length": 16,
            "sha256": "9a0b2fddc16853af4fee455b026cc417532236fd75404f3334b4fd080f1d7c88"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "javaLegacy"
                }
              ],
              "length": 10,
              "sha256": "aff53faae5c93e0f63a34683c921e324a52fe4279d5d264932390a0c5360ee53"
            }
          }
        },
        {
          "id": "uuid.layout.0042",
          "comment": "all turned: Bluetooth",
          "flags": [
            "Reversed"
          ],
          "parameters": {
            "expected": "9b1e5f20-7c34-4d8a-b6e1-05f2a3c4d7e8"
          },
          "input": {
            "segments": [
              {
                "hex": "e8d7c4a3f205e1b68a4d347c205f1e9b"
              }
            ],
            "length": 16,
            "sha256": "54b16c31c4021ba111abb5ec0ae3b6defd7b6b815ad12dfd83414ded3fa73885"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "reversed"
                }
              ],
              "length": 8,
              "sha256": "bc64f64fb479ef52a788d8692101e7002584bbbe005b17c900e4171860f5ab39"
            }
          }
        },
        {
          "id": "uuid.layout.0043",
          "comment": "time groups first: MySQL",
          "flags": [
            "MySQL"
          ],
          "parameters": {
            "expected": "6ccd780c-baba-1026-9564-5b8c656024db"
          },
          "input": {
            "segments": [
              {
                "hex": "1026baba6ccd780c95645b8c656024db"
              }
            ],
            "length": 16,
            "sha256": "f18ab66bb634c6274f32f8a4088b0a4f54e0c3f73b7cf09a7693b5fa578233bc"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "mySQLSwapped"
                }
              ],
              "length": 12,
              "sha256": "f553b97cca3080ccbec43b23c8c97cce0492c1bc45eeb92cc793dc0ff4a1c3a9"
            }
          }
        },
        {
          "id": "uuid.layout.0044",
          "comment": "BIN_TO_UUID(b, 1) over bytes that were never swapped",
          "flags": [
            "MySQL"
          ],
          "parameters": {
            "expected": "d4c3b2a1-f6e5-4817-9a2b-3c4d5e6f7081"
          },
          "input": {
            "segments": [
              {
                "hex": "f6e54817b2a1d4c39a2b3c4d5e6f7081"
              }
            ],
            "length": 16,
            "sha256": "774399bc02c56e59c88cb22478936899bc065a37c830f4177468cb13aad6cf1a"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "mySQLUnswapped"
                }
              ],
              "length": 14,
              "sha256": "dd48ac7ada695f5252a731112393f93f74b6aeb49b5688d8d178f39e5fb71445"
            }
          }
        },
        {
          "id": "uuid.layout.0045",
          "comment": "only group 1 turned",
          "flags": [
            "PartialSwap"
          ],
          "parameters": {
            "expected": "d4c3b2a1-f6e5-4817-9a2b-3c4d5e6f7081"
          },
          "input": {
            "segments": [
              {
                "hex": "a1b2c3d4f6e548179a2b3c4d5e6f7081"
              }
            ],
            "length": 16,
            "sha256": "03c3cfbe7117dbc2fc95374283891af6a3d64fceaebd0ae98fa3e5aeb64da1cd"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "group1Reversed"
                }
              ],
              "length": 14,
              "sha256": "7fec4f1c8b111c8c197c1b527e1f3296ff3e136da9e543eba45d7e8bcdef7772"
            }
          }
        },
        {
          "id": "uuid.layout.0046",
          "comment": "only group 2 turned",
          "flags": [
            "PartialSwap"
          ],
          "parameters": {
            "expected": "d4c3b2a1-f6e5-4817-9a2b-3c4d5e6f7081"
          },
          "input": {
            "segments": [
              {
                "hex": "d4c3b2a1e5f648179a2b3c4d5e6f7081"
              }
            ],
            "length": 16,
            "sha256": "6a99c3054faea782dc546f48a2697fb51436c6f5a47422039f3d6fdebd56af35"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "group2Reversed"
                }
              ],
              "length": 14,
              "sha256": "f2081183960cf9cd1218c8a387545b02b66e8cfd44d2eabb81908c56c289bd0b"
            }
          }
        },
        {
          "id": "uuid.layout.0047",
          "comment": "only group 3 turned",
          "flags": [
            "PartialSwap"
          ],
          "parameters": {
            "expected": "d4c3b2a1-f6e5-4817-9a2b-3c4d5e6f7081"
          },
          "input": {
            "segments": [
              {
                "hex": "d4c3b2a1f6e517489a2b3c4d5e6f7081"
              }
            ],
            "length": 16,
            "sha256": "07db84bac3ac5c177ec8f587d7354b3bf2807d87676af8647ccb4df5779d1ea5"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "group3Reversed"
                }
              ],
              "length": 14,
              "sha256": "98009b1172ca5409abef6f74ba380b4631f31516f445e04a75f0064b5ace3e83"
            }
          }
        },
        {
          "id": "uuid.layout.0048",
          "comment": "groups 1 and 2 turned, 3 forgotten",
          "flags": [
            "PartialSwap"
          ],
          "parameters": {
            "expected": "d4c3b2a1-f6e5-4817-9a2b-3c4d5e6f7081"
          },
          "input": {
            "segments": [
              {
                "hex": "a1b2c3d4e5f648179a2b3c4d5e6f7081"
              }
            ],
            "length": 16,
            "sha256": "9cc5a3c6396a31dd41c981dc76c90ea795225cbd6715802738dc209c779d9022"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "groups12Reversed"
                }
              ],
              "length": 16,
              "sha256": "1128583c8f023f04db2b1a0259f7d2aed4916153694b06c52547d761c3d832c3"
            }
          }
        },
        {
          "id": "uuid.layout.0049",
          "comment": "groups 1 and 3 turned, 2 forgotten",
          "flags": [
            "PartialSwap"
          ],
          "parameters": {
            "expected": "d4c3b2a1-f6e5-4817-9a2b-3c4d5e6f7081"
          },
          "input": {
            "segments": [
              {
                "hex": "a1b2c3d4f6e517489a2b3c4d5e6f7081"
              }
            ],
            "length": 16,
            "sha256": "763ccb8220de91d8a42cab0a8dc68ef3a91c63df8240d2327a379e433b23f934"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "groups13Reversed"
                }
              ],
              "length": 16,
              "sha256": "bd63946293cfefacf1ecadf758332f7d3094e7c671b42c9feea51a1a64cc814c"
            }
          }
        },
        {
          "id": "uuid.layout.0050",
          "comment": "groups 2 and 3 turned, 1 forgotten",
          "flags": [
            "PartialSwap"
          ],
          "parameters": {
            "expected": "d4c3b2a1-f6e5-4817-9a2b-3c4d5e6f7081"
          },
          "input": {
            "segments": [
              {
                "hex": "d4c3b2a1e5f617489a2b3c4d5e6f7081"
              }
            ],
            "length": 16,
            "sha256": "81cc006af1899a0025a5ec46812892d59e4527e64fba572e8b781bd23cd5b3bd"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "groups23Reversed"
                }
              ],
              "length": 16,
              "sha256": "0e21035f24dfaf3bfb279676bf9ab29cf4473ad7f30c88f292e7e71591ae7ef9"
            }
          }
        },
        {
          "id": "uuid.layout.0051",
          "comment": "first half read as a little-endian number",
          "flags": [
            "PartialSwap"
          ],
          "parameters": {
            "expected": "d4c3b2a1-f6e5-4817-9a2b-3c4d5e6f7081"
          },
          "input": {
            "segments": [
              {
                "hex": "1748e5f6a1b2c3d49a2b3c4d5e6f7081"
              }
            ],
            "length": 16,
            "sha256": "c1743f38f82db256108bf33e360a566bc89d69851209a546b0a53a4a02c4e8a7"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "firstHalfReversed"
                }
              ],
              "length": 17,
              "sha256": "7aa53acf3a9bd2bc55249004e2af327b54d1da9b7d35bf5c6440d1d53530b545"
            }
          }
        },
        {
          "id": "uuid.layout.0052",
          "comment": "second half read as a little-endian number",
          "flags": [
            "PartialSwap"
          ],
          "parameters": {
            "expected": "d4c3b2a1-f6e5-4817-9a2b-3c4d5e6f7081"
          },
          "input": {
            "segments": [
              {
                "hex": "d4c3b2a1f6e5481781706f5e4d3c2b9a"
              }
            ],
            "length": 16,
            "sha256": "0711aa917e2d05abb08637bfe3b325950320c6f72ed84f69abf9107370e3cca8"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "secondHalfReversed"
                }
              ],
              "length": 18,
              "sha256": "179b533d8db1557d8ea57397ddd0163af2760333fe1710140bf3faafe9fcb395"
            }
          }
        },
        {
          "id": "uuid.layout.0053",
          "comment": "halves exchanged",
          "flags": [
            "PartialSwap"
          ],
          "parameters": {
            "expected": "d4c3b2a1-f6e5-4817-9a2b-3c4d5e6f7081"
          },
          "input": {
            "segments": [
              {
                "hex": "9a2b3c4d5e6f7081d4c3b2a1f6e54817"
              }
            ],
            "length": 16,
            "sha256": "91f14ff52ee52bbc0d37a0706919e35158161f3130f90aed76d5ef4c66521dc0"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "halvesExchanged"
                }
              ],
              "length": 15,
              "sha256": "b7c7921f39638de63f7f4d767f421aab65676f70c596983c9b90d9e501f63872"
            }
          }
        },
        {
          "id": "uuid.layout.0054",
          "comment": "nil: every layout gives the same bytes, and they are the expected ones",
          "flags": [
            "Ambiguous"
          ],
          "parameters": {
            "expected": "00000000-0000-0000-0000-000000000000"
          },
          "input": {
            "segments": [
              {
                "hex": "00000000000000000000000000000000"
              }
            ],
            "length": 16,
            "sha256": "374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "same"
                }
              ],
              "length": 4,
              "sha256": "0967115f2813a3541eaef77de9d9d5773f1c0c04314b0bbfe4ff3b3b1c55b5d5"
            }
          }
        },
        {
          "id": "uuid.layout.0055",
          "comment": "group 1 reads the same both ways: the whole layout is named, not the partial swap that gives the same",
          "flags": [
            "WholeFirst"
          ],
          "parameters": {
            "expected": "11111111-2233-4455-8899-aabbccddeeff"
          },
          "input": {
            "segments": [
              {
                "hex": "11111111332255448899aabbccddeeff"
              }
            ],
            "length": 16,
            "sha256": "21b8cd63943646e68ff3ee8abeaeb5f18e0a0161b75f52207fa547c595a3fb1c"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "microsoftGUID"
                }
              ],
              "length": 13,
              "sha256": "6571e1b92dbb0ab9a7c73bb6199fb50fb5af3556a0a9938af2a6d3397daf2fe5"
            }
          }
        },
        {
          "id": "uuid.layout.0056",
          "comment": "groups 1 and 2 read the same both ways: the whole layout is named, not the three partial swaps",
          "flags": [
            "WholeFirst"
          ],
          "parameters": {
            "expected": "11111111-2222-4354-8899-aabbccddeeff"
          },
          "input": {
            "segments": [
              {
                "hex": "11111111222254438899aabbccddeeff"
              }
            ],
            "length": 16,
            "sha256": "d8dc505dc59e317405671921b4758ed1fb1000bdbca710cdfbf500016a7b9089"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "microsoftGUID"
                }
              ],
              "length": 13,
              "sha256": "6571e1b92dbb0ab9a7c73bb6199fb50fb5af3556a0a9938af2a6d3397daf2fe5"
            }
          }
        },
        {
          "id": "uuid.layout.0057",
          "comment": "second half reads the same both ways: the whole layout is named, not the first half alone",
          "flags": [
            "WholeFirst"
          ],
          "parameters": {
            "expected": "00112233-4455-4677-8899-aabbbbaa9988"
          },
          "input": {
            "segments": [
              {
                "hex": "77465544332211008899aabbbbaa9988"
              }
            ],
            "length": 16,
            "sha256": "786948a8b29e036df72e5d1d632558b9bf0889a7668e01a4f04a4492e5bedcbe"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "javaLegacy"
                }
              ],
              "length": 10,
              "sha256": "aff53faae5c93e0f63a34683c921e324a52fe4279d5d264932390a0c5360ee53"
            }
          }
        },
        {
          "id": "uuid.layout.0058",
          "comment": "both halves alike: exchanged is the same",
          "flags": [
            "Ambiguous"
          ],
          "parameters": {
            "expected": "00112233-4455-4677-0011-223344554677"
          },
          "input": {
            "segments": [
              {
                "hex": "00112233445546770011223344554677"
              }
            ],
            "length": 16,
            "sha256": "a8d43133782b4a64875880bbf4bb03860b85361826e9704098b03fbd2699f04a"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "same"
                }
              ],
              "length": 4,
              "sha256": "0967115f2813a3541eaef77de9d9d5773f1c0c04314b0bbfe4ff3b3b1c55b5d5"
            }
          }
        },
        {
          "id": "uuid.layout.0059",
          "comment": "halves that mirror each other: the whole layout is named, not the exchange of the halves",
          "flags": [
            "WholeFirst"
          ],
          "parameters": {
            "expected": "00112233-4455-6677-7766-554433221100"
          },
          "input": {
            "segments": [
              {
                "hex": "77665544332211000011223344556677"
              }
            ],
            "length": 16,
            "sha256": "ed7dd3fa745ee67505973dd808f275fea1bbe1f61b99e056306b647e622ed523"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "javaLegacy"
                }
              ],
              "length": 10,
              "sha256": "aff53faae5c93e0f63a34683c921e324a52fe4279d5d264932390a0c5360ee53"
            }
          }
        },
        {
          "id": "uuid.layout.0060",
          "comment": "last zero byte lost",
          "flags": [
            "TrailingZero"
          ],
          "parameters": {
            "expected": "6e0c9a41-3b27-4d15-a8f0-7c5e21d3b900"
          },
          "input": {
            "segments": [
              {
                "hex": "6e0c9a413b274d15a8f07c5e21d3b9"
              }
            ],
            "length": 15,
            "sha256": "59f76dd7965b26d3c3ffbd27848797659232923f3bec2fff8d227fdc15192ced"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "lostTrailingZero"
                }
              ],
              "length": 16,
              "sha256": "2f48994ff447b818a0bda6cc4a6895ca736e7fb1a3edd6454af87f7b7f626c00"
            }
          }
        },
        {
          "id": "uuid.layout.0061",
          "comment": "last zero byte of nil lost",
          "flags": [
            "TrailingZero"
          ],
          "parameters": {
            "expected": "00000000-0000-0000-0000-000000000000"
          },
          "input": {
            "segments": [
              {
                "hex": "000000000000000000000000000000"
              }
            ],
            "length": 15,
            "sha256": "5322fecfc92a5e3248a297a3df3eddfb9bd9049504272e4f572b87fa36d4b3bd"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "lostTrailingZero"
                }
              ],
              "length": 16,
              "sha256": "2f48994ff447b818a0bda6cc4a6895ca736e7fb1a3edd6454af87f7b7f626c00"
            }
          }
        },
        {
          "id": "uuid.layout.0062",
          "comment": "another value",
          "flags": [
            "NoGuess"
          ],
          "parameters": {
            "expected": "d4c3b2a1-f6e5-4817-9a2b-3c4d5e6f7081"
          },
          "input": {
            "segments": [
              {
                "hex": "919108f752d143209bacf847db4148a8"
              }
            ],
            "length": 16,
            "sha256": "7f02550db77096341d3f1e97ef3ca290514bea9b34bc44529b46a53ab1196d61"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "none"
                }
              ],
              "length": 4,
              "sha256": "140bedbf9c3f6d56a9846d2ba7088798683f4da0c248231336e6a05679e4fdfe"
            }
          }
        },
        {
          "id": "uuid.layout.0063",
          "comment": "one bit differs",
          "flags": [
            "NoGuess"
          ],
          "parameters": {
            "expected": "d4c3b2a1-f6e5-4817-9a2b-3c4d5e6f7081"
          },
          "input": {
            "segments": [
              {
                "hex": "d5c3b2a1f6e548179a2b3c4d5e6f7081"
              }
            ],
            "length": 16,
            "sha256": "62459e23cb5b47879b287f2bb10ab2523fb672e7f9a22b28678b184be7faacda"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "none"
                }
              ],
              "length": 4,
              "sha256": "140bedbf9c3f6d56a9846d2ba7088798683f4da0c248231336e6a05679e4fdfe"
            }
          }
        },
        {
          "id": "uuid.layout.0064",
          "comment": "Microsoft order with one digit changed explains nothing",
          "flags": [
            "NoGuess"
          ],
          "parameters": {
            "expected": "d4c3b2a1-f6e5-4817-9a2b-3c4d5e6f7081"
          },
          "input": {
            "segments": [
              {
                "hex": "a1b2c3d4e5f617489a2b3c4d5e6f7080"
              }
            ],
            "length": 16,
            "sha256": "40dee8fec54237454a1744eecbb55a31831e79e080b1920c17971560c5f040a6"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "none"
                }
              ],
              "length": 4,
              "sha256": "140bedbf9c3f6d56a9846d2ba7088798683f4da0c248231336e6a05679e4fdfe"
            }
          }
        },
        {
          "id": "uuid.layout.0065",
          "comment": "MySQL order done twice is no layout of ours",
          "flags": [
            "MySQL",
            "NoGuess"
          ],
          "parameters": {
            "expected": "d4c3b2a1-f6e5-4817-9a2b-3c4d5e6f7081"
          },
          "input": {
            "segments": [
              {
                "hex": "b2a1d4c34817f6e59a2b3c4d5e6f7081"
              }
            ],
            "length": 16,
            "sha256": "3cbac00fc4c10f1e583fe9a1be45aa4b7d103f279e2c26a15f65a2abfb507421"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "none"
                }
              ],
              "length": 4,
              "sha256": "140bedbf9c3f6d56a9846d2ba7088798683f4da0c248231336e6a05679e4fdfe"
            }
          }
        },
        {
          "id": "uuid.layout.0066",
          "comment": "15 bytes where the last expected byte is not zero",
          "flags": [
            "Count",
            "TrailingZero"
          ],
          "parameters": {
            "expected": "d4c3b2a1-f6e5-4817-9a2b-3c4d5e6f7081"
          },
          "input": {
            "segments": [
              {
                "hex": "d4c3b2a1f6e548179a2b3c4d5e6f70"
              }
            ],
            "length": 15,
            "sha256": "4ae72f4cd60741512ac48c80c29982f33c431337592574d8b6a9339127c055ef"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        },
        {
          "id": "uuid.layout.0067",
          "comment": "15 bytes, another value",
          "flags": [
            "Count",
            "TrailingZero"
          ],
          "parameters": {
            "expected": "6e0c9a41-3b27-4d15-a8f0-7c5e21d3b900"
          },
          "input": {
            "segments": [
              {
                "hex": "919108f752d143209bacf847db4148"
              }
            ],
            "length": 15,
            "sha256": "c745f7730672cc07fc7b3fb12458f482fab59faa3fcf036ed92aba5507cc7d0d"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        },
        {
          "id": "uuid.layout.0068",
          "comment": "17 bytes",
          "flags": [
            "Count"
          ],
          "parameters": {
            "expected": "d4c3b2a1-f6e5-4817-9a2b-3c4d5e6f7081"
          },
          "input": {
            "segments": [
              {
                "hex": "d4c3b2a1f6e548179a2b3c4d5e6f708100"
              }
            ],
            "length": 17,
            "sha256": "dddf75f35aa486882285246408ea0e585741045159c2791cf1b3e5071b50b6ab"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        },
        {
          "id": "uuid.layout.0069",
          "comment": "no bytes at all",
          "flags": [
            "Count"
          ],
          "parameters": {
            "expected": "d4c3b2a1-f6e5-4817-9a2b-3c4d5e6f7081"
          },
          "input": {
            "segments": [],
            "length": 0,
            "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.byte-count"
          }
        },
        {
          "id": "uuid.layout.0070",
          "comment": "36 bytes: the text of the expected value",
          "flags": [
            "Count"
          ],
          "parameters": {
            "expected": "d4c3b2a1-f6e5-4817-9a2b-3c4d5e6f7081"
          },
          "input": {
            "segments": [
              {
                "text": "d4c3b2a1-f6e5-4817-9a2b-3c4d5e6f7081"
              }
            ],
            "length": 36,
            "sha256": "a69b823717b79009fa3665b10c5e3f2185a5df5c32d695751cf6726a5e092c4a"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.text-in-bytes"
          }
        },
        {
          "id": "uuid.layout.0071",
          "comment": "version digit written over: 4 for 5 (zulip/zulip #20661)",
          "flags": [
            "Overwritten"
          ],
          "parameters": {
            "expected": "a3c1f5d2-6b7e-5c81-9f20-3d4e5f6a7b8c"
          },
          "input": {
            "segments": [
              {
                "hex": "a3c1f5d26b7e4c819f203d4e5f6a7b8c"
              }
            ],
            "length": 16,
            "sha256": "91beeca23cddf1dd173336d36a957e9153d67a0983bf647fb289879d319c5df6"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "versionOverwritten"
                }
              ],
              "length": 18,
              "sha256": "253e452a7d286dc14195bbdbd15178283d6f3cac1ab673ab443db655a2717bb2"
            }
          }
        },
        {
          "id": "uuid.layout.0072",
          "comment": "version digit and variant bits written over",
          "flags": [
            "Overwritten"
          ],
          "parameters": {
            "expected": "24688438-40e1-70d0-d97e-084cfc8992c7"
          },
          "input": {
            "segments": [
              {
                "hex": "2468843840e140d0997e084cfc8992c7"
              }
            ],
            "length": 16,
            "sha256": "d0bc050d32c2380a40acc8adde69d7bbf083dd64edc8952773acfcd991b807e0"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "text": "versionOverwritten"
                }
              ],
              "length": 18,
              "sha256": "253e452a7d286dc14195bbdbd15178283d6f3cac1ab673ab443db655a2717bb2"
            }
          }
        }
      ]
    }
  ]
}

"""###,
        // Vectors/uuid-rule.json
###"""
{
  "schema": "bytecontract-vectors-1",
  "area": "uuid.rule",
  "suite": "1.0.0",
  "title": "Version rules per field",
  "notes": {
    "Canonical": "A text key exists twice when one side writes capitals: Foundation's uuidString does, PostgreSQL does not (supabase/supabase-swift #227).",
    "FirstError": "A text may break several rules; the first in the order text, nil and max, version, variant, canonical counts.",
    "ForeignVariant": "AWS Cognito's user ids have version 7 and a foreign variant, Oracle's SYS_GUID has another; only the rule any lets them through (uuidjs/uuid #936, #739).",
    "Max": "The max UUID is a sentinel. A field says whether it takes it.",
    "Misread": "Bytes read in another layout move the version digit, so a version rule finds them now and then.",
    "NearNil": "Placeholders that are almost nil look like values; a version rule stops them (jeonghwanko/onesub #115).",
    "Nil": "The nil UUID is a value and a placeholder at once: identifierForVendor gave it for many devices. A field says whether it takes it.",
    "OldPattern": "Many patterns know versions 1 to 5 only and refuse real version 7 ids (icebob/fastest-validator #352, uuidjs/uuid #851).",
    "Overwritten": "Python's UUID(text, version=4) writes the version over a finished UUID (zulip/zulip #20661)."
  },
  "groups": [
    {
      "name": "version rules per field",
      "operation": "uuid.parse",
      "level": "must",
      "section": "RFC 9562, 4.1 and 4.2",
      "profile": "strict",
      "cases": [
        {
          "id": "uuid.rule.0001",
          "comment": "rule v1: version 1",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v1"
            }
          },
          "input": {
            "segments": [
              {
                "text": "c232ab00-9414-11ec-b3c8-9f6bdeced846"
              }
            ],
            "length": 36,
            "sha256": "0e238bfc743a87af3d7365df61c367a717fe7a783b3b6ca5f8702f41151c0912"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "c232ab00941411ecb3c89f6bdeced846"
                }
              ],
              "length": 16,
              "sha256": "0c10bb265bd36f52e87330d45819a5f149201fafc1116153c72d2f60620c2888"
            }
          }
        },
        {
          "id": "uuid.rule.0002",
          "comment": "rule v2: version 2",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v2"
            }
          },
          "input": {
            "segments": [
              {
                "text": "000003e8-9414-21ec-b300-9f6bdeced846"
              }
            ],
            "length": 36,
            "sha256": "5c597c71d42bde573371fa43be3f0e4bcdf48116ad944814195c062374e0f58e"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "000003e8941421ecb3009f6bdeced846"
                }
              ],
              "length": 16,
              "sha256": "54cf9d5e66ee02cf488a25f4a2e6380695b2ba944e878387f7d717538b35e4da"
            }
          }
        },
        {
          "id": "uuid.rule.0003",
          "comment": "rule v3: version 3",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v3"
            }
          },
          "input": {
            "segments": [
              {
                "text": "5df41881-3aed-3515-88a7-2f4a814cf09e"
              }
            ],
            "length": 36,
            "sha256": "28738bf97e577e9f16d53a364f1efaf02f80c68fe8763f278818bbfe87591f14"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "5df418813aed351588a72f4a814cf09e"
                }
              ],
              "length": 16,
              "sha256": "03acc0159ff7d2a9b40baea4e6eba7bc735c659e5d40230edd6190ad128e9b78"
            }
          }
        },
        {
          "id": "uuid.rule.0004",
          "comment": "rule v4: version 4",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v4"
            }
          },
          "input": {
            "segments": [
              {
                "text": "919108f7-52d1-4320-9bac-f847db4148a8"
              }
            ],
            "length": 36,
            "sha256": "5c9e1377e2b5e01957c9f5fd80ff8bd003475715c183918a5aae969fcb98c155"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "919108f752d143209bacf847db4148a8"
                }
              ],
              "length": 16,
              "sha256": "7f02550db77096341d3f1e97ef3ca290514bea9b34bc44529b46a53ab1196d61"
            }
          }
        },
        {
          "id": "uuid.rule.0005",
          "comment": "rule v5: version 5",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v5"
            }
          },
          "input": {
            "segments": [
              {
                "text": "2ed6657d-e927-568b-95e1-2665a8aea6a2"
              }
            ],
            "length": 36,
            "sha256": "70791941f10411db28b334d5731c2dabdd6de810b19083a0b607786fd97d297b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "2ed6657de927568b95e12665a8aea6a2"
                }
              ],
              "length": 16,
              "sha256": "6b66546f689a13f004a4b24468cfdbc7e034af8811e53ff33017e297761aed08"
            }
          }
        },
        {
          "id": "uuid.rule.0006",
          "comment": "rule v6: version 6",
          "flags": [
            "OldPattern"
          ],
          "parameters": {
            "rule": {
              "name": "v6"
            }
          },
          "input": {
            "segments": [
              {
                "text": "1ec9414c-232a-6b00-b3c8-9f6bdeced846"
              }
            ],
            "length": 36,
            "sha256": "79e911a765bdebffcdad5dce6d92b55b7502f69e79d3d4de609d786686c35218"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "1ec9414c232a6b00b3c89f6bdeced846"
                }
              ],
              "length": 16,
              "sha256": "8249bcd8823905957ab4424d77fcdaaae2bd01689bdb3ad41e5b43c6ebdc3f6e"
            }
          }
        },
        {
          "id": "uuid.rule.0007",
          "comment": "rule v7: version 7",
          "flags": [
            "OldPattern"
          ],
          "parameters": {
            "rule": {
              "name": "v7"
            }
          },
          "input": {
            "segments": [
              {
                "text": "017f22e2-79b0-7cc3-98c4-dc0c0c07398f"
              }
            ],
            "length": 36,
            "sha256": "57a6ebc8cb9f781becf83c30cf93989a9f1dbc259d3b3f3d47fe8a52a1238ae7"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "017f22e279b07cc398c4dc0c0c07398f"
                }
              ],
              "length": 16,
              "sha256": "4e2e22477383ff212da8972a15d381a407dfcee166d040b6feb158f3c46babdd"
            }
          }
        },
        {
          "id": "uuid.rule.0008",
          "comment": "rule v8: version 8",
          "flags": [
            "OldPattern"
          ],
          "parameters": {
            "rule": {
              "name": "v8"
            }
          },
          "input": {
            "segments": [
              {
                "text": "2489e9ad-2ee2-8e00-8ec9-32d5f69181c0"
              }
            ],
            "length": 36,
            "sha256": "ebb9ed35d5b61c386271b699da89e65b2ef75db23e072cc34054c039ac04d566"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "2489e9ad2ee28e008ec932d5f69181c0"
                }
              ],
              "length": 16,
              "sha256": "01020f5cc80c8cbb5fd8de9340eaaa23630f5ef2a8a2285fc5f44ec1a2da456f"
            }
          }
        },
        {
          "id": "uuid.rule.0009",
          "comment": "rule v1: version 6",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v1"
            }
          },
          "input": {
            "segments": [
              {
                "text": "1ec9414c-232a-6b00-b3c8-9f6bdeced846"
              }
            ],
            "length": 36,
            "sha256": "79e911a765bdebffcdad5dce6d92b55b7502f69e79d3d4de609d786686c35218"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.version",
            "offset": 14
          }
        },
        {
          "id": "uuid.rule.0010",
          "comment": "rule v2: version 1",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v2"
            }
          },
          "input": {
            "segments": [
              {
                "text": "c232ab00-9414-11ec-b3c8-9f6bdeced846"
              }
            ],
            "length": 36,
            "sha256": "0e238bfc743a87af3d7365df61c367a717fe7a783b3b6ca5f8702f41151c0912"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.version",
            "offset": 14
          }
        },
        {
          "id": "uuid.rule.0011",
          "comment": "rule v3: version 5",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v3"
            }
          },
          "input": {
            "segments": [
              {
                "text": "2ed6657d-e927-568b-95e1-2665a8aea6a2"
              }
            ],
            "length": 36,
            "sha256": "70791941f10411db28b334d5731c2dabdd6de810b19083a0b607786fd97d297b"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.version",
            "offset": 14
          }
        },
        {
          "id": "uuid.rule.0012",
          "comment": "rule v4: version 7",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v4"
            }
          },
          "input": {
            "segments": [
              {
                "text": "017f22e2-79b0-7cc3-98c4-dc0c0c07398f"
              }
            ],
            "length": 36,
            "sha256": "57a6ebc8cb9f781becf83c30cf93989a9f1dbc259d3b3f3d47fe8a52a1238ae7"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.version",
            "offset": 14
          }
        },
        {
          "id": "uuid.rule.0013",
          "comment": "rule v5: version 4",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v5"
            }
          },
          "input": {
            "segments": [
              {
                "text": "919108f7-52d1-4320-9bac-f847db4148a8"
              }
            ],
            "length": 36,
            "sha256": "5c9e1377e2b5e01957c9f5fd80ff8bd003475715c183918a5aae969fcb98c155"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.version",
            "offset": 14
          }
        },
        {
          "id": "uuid.rule.0014",
          "comment": "rule v6: version 1",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v6"
            }
          },
          "input": {
            "segments": [
              {
                "text": "c232ab00-9414-11ec-b3c8-9f6bdeced846"
              }
            ],
            "length": 36,
            "sha256": "0e238bfc743a87af3d7365df61c367a717fe7a783b3b6ca5f8702f41151c0912"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.version",
            "offset": 14
          }
        },
        {
          "id": "uuid.rule.0015",
          "comment": "rule v7: version 4",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v7"
            }
          },
          "input": {
            "segments": [
              {
                "text": "919108f7-52d1-4320-9bac-f847db4148a8"
              }
            ],
            "length": 36,
            "sha256": "5c9e1377e2b5e01957c9f5fd80ff8bd003475715c183918a5aae969fcb98c155"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.version",
            "offset": 14
          }
        },
        {
          "id": "uuid.rule.0016",
          "comment": "rule v8: version 7",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v8"
            }
          },
          "input": {
            "segments": [
              {
                "text": "017f22e2-79b0-7cc3-98c4-dc0c0c07398f"
              }
            ],
            "length": 36,
            "sha256": "57a6ebc8cb9f781becf83c30cf93989a9f1dbc259d3b3f3d47fe8a52a1238ae7"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.version",
            "offset": 14
          }
        },
        {
          "id": "uuid.rule.0017",
          "comment": "rule v4: version 1",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v4"
            }
          },
          "input": {
            "segments": [
              {
                "text": "c232ab00-9414-11ec-b3c8-9f6bdeced846"
              }
            ],
            "length": 36,
            "sha256": "0e238bfc743a87af3d7365df61c367a717fe7a783b3b6ca5f8702f41151c0912"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.version",
            "offset": 14
          }
        },
        {
          "id": "uuid.rule.0018",
          "comment": "rule v4: version 5",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v4"
            }
          },
          "input": {
            "segments": [
              {
                "text": "2ed6657d-e927-568b-95e1-2665a8aea6a2"
              }
            ],
            "length": 36,
            "sha256": "70791941f10411db28b334d5731c2dabdd6de810b19083a0b607786fd97d297b"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.version",
            "offset": 14
          }
        },
        {
          "id": "uuid.rule.0019",
          "comment": "rule v7: version 1",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v7"
            }
          },
          "input": {
            "segments": [
              {
                "text": "c232ab00-9414-11ec-b3c8-9f6bdeced846"
              }
            ],
            "length": 36,
            "sha256": "0e238bfc743a87af3d7365df61c367a717fe7a783b3b6ca5f8702f41151c0912"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.version",
            "offset": 14
          }
        },
        {
          "id": "uuid.rule.0020",
          "comment": "rule rfc: version 1",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "rfc"
            }
          },
          "input": {
            "segments": [
              {
                "text": "c232ab00-9414-11ec-b3c8-9f6bdeced846"
              }
            ],
            "length": 36,
            "sha256": "0e238bfc743a87af3d7365df61c367a717fe7a783b3b6ca5f8702f41151c0912"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "c232ab00941411ecb3c89f6bdeced846"
                }
              ],
              "length": 16,
              "sha256": "0c10bb265bd36f52e87330d45819a5f149201fafc1116153c72d2f60620c2888"
            }
          }
        },
        {
          "id": "uuid.rule.0021",
          "comment": "rule rfc: version 2",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "rfc"
            }
          },
          "input": {
            "segments": [
              {
                "text": "000003e8-9414-21ec-b300-9f6bdeced846"
              }
            ],
            "length": 36,
            "sha256": "5c597c71d42bde573371fa43be3f0e4bcdf48116ad944814195c062374e0f58e"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "000003e8941421ecb3009f6bdeced846"
                }
              ],
              "length": 16,
              "sha256": "54cf9d5e66ee02cf488a25f4a2e6380695b2ba944e878387f7d717538b35e4da"
            }
          }
        },
        {
          "id": "uuid.rule.0022",
          "comment": "rule rfc: version 3",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "rfc"
            }
          },
          "input": {
            "segments": [
              {
                "text": "5df41881-3aed-3515-88a7-2f4a814cf09e"
              }
            ],
            "length": 36,
            "sha256": "28738bf97e577e9f16d53a364f1efaf02f80c68fe8763f278818bbfe87591f14"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "5df418813aed351588a72f4a814cf09e"
                }
              ],
              "length": 16,
              "sha256": "03acc0159ff7d2a9b40baea4e6eba7bc735c659e5d40230edd6190ad128e9b78"
            }
          }
        },
        {
          "id": "uuid.rule.0023",
          "comment": "rule rfc: version 4",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "rfc"
            }
          },
          "input": {
            "segments": [
              {
                "text": "919108f7-52d1-4320-9bac-f847db4148a8"
              }
            ],
            "length": 36,
            "sha256": "5c9e1377e2b5e01957c9f5fd80ff8bd003475715c183918a5aae969fcb98c155"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "919108f752d143209bacf847db4148a8"
                }
              ],
              "length": 16,
              "sha256": "7f02550db77096341d3f1e97ef3ca290514bea9b34bc44529b46a53ab1196d61"
            }
          }
        },
        {
          "id": "uuid.rule.0024",
          "comment": "rule rfc: version 5",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "rfc"
            }
          },
          "input": {
            "segments": [
              {
                "text": "2ed6657d-e927-568b-95e1-2665a8aea6a2"
              }
            ],
            "length": 36,
            "sha256": "70791941f10411db28b334d5731c2dabdd6de810b19083a0b607786fd97d297b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "2ed6657de927568b95e12665a8aea6a2"
                }
              ],
              "length": 16,
              "sha256": "6b66546f689a13f004a4b24468cfdbc7e034af8811e53ff33017e297761aed08"
            }
          }
        },
        {
          "id": "uuid.rule.0025",
          "comment": "rule rfc: version 6",
          "flags": [
            "OldPattern"
          ],
          "parameters": {
            "rule": {
              "name": "rfc"
            }
          },
          "input": {
            "segments": [
              {
                "text": "1ec9414c-232a-6b00-b3c8-9f6bdeced846"
              }
            ],
            "length": 36,
            "sha256": "79e911a765bdebffcdad5dce6d92b55b7502f69e79d3d4de609d786686c35218"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "1ec9414c232a6b00b3c89f6bdeced846"
                }
              ],
              "length": 16,
              "sha256": "8249bcd8823905957ab4424d77fcdaaae2bd01689bdb3ad41e5b43c6ebdc3f6e"
            }
          }
        },
        {
          "id": "uuid.rule.0026",
          "comment": "rule rfc: version 7",
          "flags": [
            "OldPattern"
          ],
          "parameters": {
            "rule": {
              "name": "rfc"
            }
          },
          "input": {
            "segments": [
              {
                "text": "017f22e2-79b0-7cc3-98c4-dc0c0c07398f"
              }
            ],
            "length": 36,
            "sha256": "57a6ebc8cb9f781becf83c30cf93989a9f1dbc259d3b3f3d47fe8a52a1238ae7"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "017f22e279b07cc398c4dc0c0c07398f"
                }
              ],
              "length": 16,
              "sha256": "4e2e22477383ff212da8972a15d381a407dfcee166d040b6feb158f3c46babdd"
            }
          }
        },
        {
          "id": "uuid.rule.0027",
          "comment": "rule rfc: version 8",
          "flags": [
            "OldPattern"
          ],
          "parameters": {
            "rule": {
              "name": "rfc"
            }
          },
          "input": {
            "segments": [
              {
                "text": "2489e9ad-2ee2-8e00-8ec9-32d5f69181c0"
              }
            ],
            "length": 36,
            "sha256": "ebb9ed35d5b61c386271b699da89e65b2ef75db23e072cc34054c039ac04d566"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "2489e9ad2ee28e008ec932d5f69181c0"
                }
              ],
              "length": 16,
              "sha256": "01020f5cc80c8cbb5fd8de9340eaaa23630f5ef2a8a2285fc5f44ec1a2da456f"
            }
          }
        },
        {
          "id": "uuid.rule.0028",
          "comment": "rule rfc: a real version 7 id",
          "flags": [
            "OldPattern"
          ],
          "parameters": {
            "rule": {
              "name": "rfc"
            }
          },
          "input": {
            "segments": [
              {
                "text": "01965dfe-77ac-78e2-9f69-51e5ce8bd080"
              }
            ],
            "length": 36,
            "sha256": "b0a47f09a6e49693295e0f63377972ace40ec070f5b4609c329ff6f97b66f338"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "01965dfe77ac78e29f6951e5ce8bd080"
                }
              ],
              "length": 16,
              "sha256": "684ad408fad13acdf47383f6fbadec7207ca63959b703e49ea10a31cb78f815c"
            }
          }
        },
        {
          "id": "uuid.rule.0029",
          "comment": "rule rfc: version digit 0",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "rfc"
            }
          },
          "input": {
            "segments": [
              {
                "text": "919108f7-52d1-0320-9bac-f847db4148a8"
              }
            ],
            "length": 36,
            "sha256": "69c2bb10f3fd640a40acc1a2825b9800c71649203cf0cae42b3d3ecccab5d079"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.version",
            "offset": 14
          }
        },
        {
          "id": "uuid.rule.0030",
          "comment": "rule rfc: version digit 9",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "rfc"
            }
          },
          "input": {
            "segments": [
              {
                "text": "919108f7-52d1-9320-9bac-f847db4148a8"
              }
            ],
            "length": 36,
            "sha256": "25942e0f827c72cb6962b67c476c398fb571cb1076172f54a8489bb0f7baac41"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.version",
            "offset": 14
          }
        },
        {
          "id": "uuid.rule.0031",
          "comment": "rule rfc: version digit f",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "rfc"
            }
          },
          "input": {
            "segments": [
              {
                "text": "919108f7-52d1-f320-9bac-f847db4148a8"
              }
            ],
            "length": 36,
            "sha256": "64833c429e245dd92623d3ec3558b63240d1cdd301cec5ae6343cf9e83f20ced"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.version",
            "offset": 14
          }
        },
        {
          "id": "uuid.rule.0032",
          "comment": "rule rfc: version digit A, a capital",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "rfc"
            }
          },
          "input": {
            "segments": [
              {
                "text": "919108F7-52D1-A320-9BAC-F847DB4148A8"
              }
            ],
            "length": 36,
            "sha256": "03bbae5ff5cc4639d84f81780cea3294270eb1c80b9e609647edefa773894b7d"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.version",
            "offset": 14
          }
        },
        {
          "id": "uuid.rule.0033",
          "comment": "rule v4: variant digit 8",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v4"
            }
          },
          "input": {
            "segments": [
              {
                "text": "919108f7-52d1-4320-8bac-f847db4148a8"
              }
            ],
            "length": 36,
            "sha256": "5ac1c8c56bcc6aeb5afbe7948de56d8f040d60fecd2520b310aadf312c08c7ea"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "919108f752d143208bacf847db4148a8"
                }
              ],
              "length": 16,
              "sha256": "938a6830910214f424929b321b9f161e4c1c4b398a24432847937a72f8165d58"
            }
          }
        },
        {
          "id": "uuid.rule.0034",
          "comment": "rule v4: variant digit 9",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v4"
            }
          },
          "input": {
            "segments": [
              {
                "text": "919108f7-52d1-4320-9bac-f847db4148a9"
              }
            ],
            "length": 36,
            "sha256": "6fa849ca5b04fe612a79da2dd35b8e2b80c35ba9b51e365947e45958b2d2d0e3"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "919108f752d143209bacf847db4148a9"
                }
              ],
              "length": 16,
              "sha256": "26b087ef1b7454e98fab7fbd2a3b3c6382fa208ee48b7ef4354332d053b9ab91"
            }
          }
        },
        {
          "id": "uuid.rule.0035",
          "comment": "rule v4: variant digit a",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v4"
            }
          },
          "input": {
            "segments": [
              {
                "text": "919108f7-52d1-4320-abac-f847db4148a8"
              }
            ],
            "length": 36,
            "sha256": "b86ec2a5c6354ca7992a0f8a67cfc8b7326dbd4eebade205d947f797ef29a09f"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "919108f752d14320abacf847db4148a8"
                }
              ],
              "length": 16,
              "sha256": "eed453101c800dd528a676db5943c36a632f4f974f9bb4ed6cb628d189bb761a"
            }
          }
        },
        {
          "id": "uuid.rule.0036",
          "comment": "rule v4: variant digit b",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v4"
            }
          },
          "input": {
            "segments": [
              {
                "text": "919108f7-52d1-4320-bbac-f847db4148a8"
              }
            ],
            "length": 36,
            "sha256": "d4f78735d38c9064a58e1af645d5ddb0b992257cf10ad115afd8debbe4a1ed04"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "919108f752d14320bbacf847db4148a8"
                }
              ],
              "length": 16,
              "sha256": "8f3ebe92218fb57e471d502e30c001b3e56ffd5c20de119db4fab14f6d689826"
            }
          }
        },
        {
          "id": "uuid.rule.0037",
          "comment": "rule v4: variant digit B, a capital",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v4"
            }
          },
          "input": {
            "segments": [
              {
                "text": "919108F7-52D1-4320-BBAC-F847DB4148A8"
              }
            ],
            "length": 36,
            "sha256": "f19269d8bf8cdecfc261a89efd09a18809298c5ad4bdc45d3ceaeab49b0428ec"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "919108f752d14320bbacf847db4148a8"
                }
              ],
              "length": 16,
              "sha256": "8f3ebe92218fb57e471d502e30c001b3e56ffd5c20de119db4fab14f6d689826"
            }
          }
        },
        {
          "id": "uuid.rule.0038",
          "comment": "rule v4: variant digit 0 (NCS)",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v4"
            }
          },
          "input": {
            "segments": [
              {
                "text": "919108f7-52d1-4320-0bac-f847db4148a8"
              }
            ],
            "length": 36,
            "sha256": "9a69093f72e34820ee6534a1d4182e5c4a9aee66c61e7e9a1c8dd51feba2a0c4"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.variant",
            "offset": 19
          }
        },
        {
          "id": "uuid.rule.0039",
          "comment": "rule v4: variant digit 7 (NCS)",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v4"
            }
          },
          "input": {
            "segments": [
              {
                "text": "919108f7-52d1-4320-7bac-f847db4148a8"
              }
            ],
            "length": 36,
            "sha256": "08a13ac8d975feedfd71c7315aed586f4da363e089f38774c895d5dc91404364"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.variant",
            "offset": 19
          }
        },
        {
          "id": "uuid.rule.0040",
          "comment": "rule v4: variant digit c (Microsoft)",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v4"
            }
          },
          "input": {
            "segments": [
              {
                "text": "919108f7-52d1-4320-cbac-f847db4148a8"
              }
            ],
            "length": 36,
            "sha256": "3b14d921149a52834aa0c9f47489dd160d3f8e7c871bf76bd0f2d9169dff2457"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.variant",
            "offset": 19
          }
        },
        {
          "id": "uuid.rule.0041",
          "comment": "rule v4: variant digit d (Microsoft)",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v4"
            }
          },
          "input": {
            "segments": [
              {
                "text": "919108f7-52d1-4320-dbac-f847db4148a8"
              }
            ],
            "length": 36,
            "sha256": "1b9bf67bc2fa981d12b746213cbe42427af808c750bf0f98af9c105b4c08ef72"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.variant",
            "offset": 19
          }
        },
        {
          "id": "uuid.rule.0042",
          "comment": "rule v4: variant digit e (reserved)",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v4"
            }
          },
          "input": {
            "segments": [
              {
                "text": "919108f7-52d1-4320-ebac-f847db4148a8"
              }
            ],
            "length": 36,
            "sha256": "b52b49c98f739b1d83b4cd431ea9f6484edd45f727c745af04080552ee19bf4f"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.variant",
            "offset": 19
          }
        },
        {
          "id": "uuid.rule.0043",
          "comment": "rule v4: variant digit f (reserved)",
          "flags": [],
          "parameters": {
            "rule": {
              "name": "v4"
            }
          },
          "input": {
            "segments": [
              {
                "text": "919108f7-52d1-4320-fbac-f847db4148a8"
              }
            ],
            "length": 36,
            "sha256": "f95b551035be4a03bf938272c035cd45cfa73b82331ca251b15bd3304c913c9b"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.variant",
            "offset": 19
          }
        },
        {
          "id": "uuid.rule.0044",
          "comment": "rule any: an AWS Cognito user id, variant digit d",
          "flags": [
            "ForeignVariant"
          ],
          "parameters": {
            "rule": {
              "name": "any"
            }
          },
          "input": {
            "segments": [
              {
                "text": "24688438-40e1-70d0-d97e-084cfc8992c7"
              }
            ],
            "length": 36,
            "sha256": "b67b34f8304796a98588d6d9b9fc2671e9eaa5191c151c035317a4d87881fa5a"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "2468843840e170d0d97e084cfc8992c7"
                }
              ],
              "length": 16,
              "sha256": "b576414d97c993cf482bf146e44e5fc333633141d3a75ffe9d49a3adc5baf9ea"
            }
          }
        },
        {
          "id": "uuid.rule.0045",
          "comment": "rule v7: the same id has version 7 and still fails",
          "flags": [
            "ForeignVariant"
          ],
          "parameters": {
            "rule": {
              "name": "v7"
            }
          },
          "input": {
            "segments": [
              {
                "text": "24688438-40e1-70d0-d97e-084cfc8992c7"
              }
            ],
            "length": 36,
            "sha256": "b67b34f8304796a98588d6d9b9fc2671e9eaa5191c151c035317a4d87881fa5a"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.variant",
            "offset": 19
          }
        },
        {
          "id": "uuid.rule.0046",
          "comment": "rule rfc: the same id",
          "flags": [
            "ForeignVariant"
          ],
          "parameters": {
            "rule": {
              "name": "rfc"
            }
          },
          "input": {
            "segments": [
              {
                "text": "24688438-40e1-70d0-d97e-084cfc8992c7"
              }
            ],
            "length": 36,
            "sha256": "b67b34f8304796a98588d6d9b9fc2671e9eaa5191c151c035317a4d87881fa5a"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.variant",
            "offset": 19
          }
        },
        {
          "id": "uuid.rule.0047",
          "comment": "rule any: variant digit 2",
          "flags": [
            "ForeignVariant"
          ],
          "parameters": {
            "rule": {
              "name": "any"
            }
          },
          "input": {
            "segments": [
              {
                "text": "d4c884e8-a011-7030-25f5-3fce11af3ec3"
              }
            ],
            "length": 36,
            "sha256": "0c54bc49376df7b02956bee1e26af5da1020d921a48fbc014f12a5eb79647109"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "d4c884e8a011703025f53fce11af3ec3"
                }
              ],
              "length": 16,
              "sha256": "c87d23918635051cb7e599b5afebee121b6f977ca0d6efc3f093300a21d61399"
            }
          }
        },
        {
          "id": "uuid.rule.0048",
          "comment": "rule v7: variant digit 2",
          "flags": [
            "ForeignVariant"
          ],
          "parameters": {
            "rule": {
              "name": "v7"
            }
          },
          "input": {
            "segments": [
              {
                "text": "d4c884e8-a011-7030-25f5-3fce11af3ec3"
              }
            ],
            "length": 36,
            "sha256": "0c54bc49376df7b02956bee1e26af5da1020d921a48fbc014f12a5eb79647109"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.variant",
            "offset": 19
          }
        },
        {
          "id": "uuid.rule.0049",
          "comment": "rule any: an id of the SYS_GUID kind, variant digit e",
          "flags": [
            "ForeignVariant"
          ],
          "parameters": {
            "rule": {
              "name": "any"
            }
          },
          "input": {
            "segments": [
              {
                "text": "88e9d2ab-f749-2819-e053-647ed90a1e1f"
              }
            ],
            "length": 36,
            "sha256": "750e98279bc888a989ead558f92c382ec2172e9719e5945900541d7a6afdbef8"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "88e9d2abf7492819e053647ed90a1e1f"
                }
              ],
              "length": 16,
              "sha256": "65cc4805781f129c911affcba690fd6580bf0a7c9ec889843ea31b2cd64e6166"
            }
          }
        },
        {
          "id": "uuid.rule.0050",
          "comment": "rule rfc: the same id",
          "flags": [
            "ForeignVariant"
          ],
          "parameters": {
            "rule": {
              "name": "rfc"
            }
          },
          "input": {
            "segments": [
              {
                "text": "88e9d2ab-f749-2819-e053-647ed90a1e1f"
              }
            ],
            "length": 36,
            "sha256": "750e98279bc888a989ead558f92c382ec2172e9719e5945900541d7a6afdbef8"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.variant",
            "offset": 19
          }
        },
        {
          "id": "uuid.rule.0051",
          "comment": "rule any: nil passes unless refused",
          "flags": [
            "Nil"
          ],
          "parameters": {
            "rule": {
              "name": "any"
            }
          },
          "input": {
            "segments": [
              {
                "text": "00000000-0000-0000-0000-000000000000"
              }
            ],
            "length": 36,
            "sha256": "12b9377cbe7e5c94e8a70d9d23929523d14afa954793130f8a3959c7b849aca8"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "00000000000000000000000000000000"
                }
              ],
              "length": 16,
              "sha256": "374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb"
            }
          }
        },
        {
          "id": "uuid.rule.0052",
          "comment": "rule any without nil: nil",
          "flags": [
            "Nil"
          ],
          "parameters": {
            "rule": {
              "name": "any",
              "nil": false
            }
          },
          "input": {
            "segments": [
              {
                "text": "00000000-0000-0000-0000-000000000000"
              }
            ],
            "length": 36,
            "sha256": "12b9377cbe7e5c94e8a70d9d23929523d14afa954793130f8a3959c7b849aca8"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.nil",
            "offset": 0
          }
        },
        {
          "id": "uuid.rule.0053",
          "comment": "rule rfc: nil",
          "flags": [
            "Nil"
          ],
          "parameters": {
            "rule": {
              "name": "rfc"
            }
          },
          "input": {
            "segments": [
              {
                "text": "00000000-0000-0000-0000-000000000000"
              }
            ],
            "length": 36,
            "sha256": "12b9377cbe7e5c94e8a70d9d23929523d14afa954793130f8a3959c7b849aca8"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.nil",
            "offset": 0
          }
        },
        {
          "id": "uuid.rule.0054",
          "comment": "rule v4: nil is refused as nil, not as version 0",
          "flags": [
            "Nil",
            "FirstError"
          ],
          "parameters": {
            "rule": {
              "name": "v4"
            }
          },
          "input": {
            "segments": [
              {
                "text": "00000000-0000-0000-0000-000000000000"
              }
            ],
            "length": 36,
            "sha256": "12b9377cbe7e5c94e8a70d9d23929523d14afa954793130f8a3959c7b849aca8"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.nil",
            "offset": 0
          }
        },
        {
          "id": "uuid.rule.0055",
          "comment": "rule v4 with nil: nil",
          "flags": [
            "Nil"
          ],
          "parameters": {
            "rule": {
              "name": "v4",
              "nil": true
            }
          },
          "input": {
            "segments": [
              {
                "text": "00000000-0000-0000-0000-000000000000"
              }
            ],
            "length": 36,
            "sha256": "12b9377cbe7e5c94e8a70d9d23929523d14afa954793130f8a3959c7b849aca8"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "00000000000000000000000000000000"
                }
              ],
              "length": 16,
              "sha256": "374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb"
            }
          }
        },
        {
          "id": "uuid.rule.0056",
          "comment": "rule v7 with nil: version 4 is still refused",
          "flags": [
            "Nil"
          ],
          "parameters": {
            "rule": {
              "name": "v7",
              "nil": true
            }
          },
          "input": {
            "segments": [
              {
                "text": "919108f7-52d1-4320-9bac-f847db4148a8"
              }
            ],
            "length": 36,
            "sha256": "5c9e1377e2b5e01957c9f5fd80ff8bd003475715c183918a5aae969fcb98c155"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.version",
            "offset": 14
          }
        },
        {
          "id": "uuid.rule.0057",
          "comment": "rule any: max passes unless refused",
          "flags": [
            "Max"
          ],
          "parameters": {
            "rule": {
              "name": "any"
            }
          },
          "input": {
            "segments": [
              {
                "text": "ffffffff-ffff-ffff-ffff-ffffffffffff"
              }
            ],
            "length": 36,
            "sha256": "13984ab878f915021670cd855c9399ebc339676b2581855e4efd60c685f67c8e"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "ffffffffffffffffffffffffffffffff"
                }
              ],
              "length": 16,
              "sha256": "5ac6a5945f16500911219129984ba8b387a06f24fe383ce4e81a73294065461b"
            }
          }
        },
        {
          "id": "uuid.rule.0058",
          "comment": "rule any without max: max",
          "flags": [
            "Max"
          ],
          "parameters": {
            "rule": {
              "name": "any",
              "max": false
            }
          },
          "input": {
            "segments": [
              {
                "text": "ffffffff-ffff-ffff-ffff-ffffffffffff"
              }
            ],
            "length": 36,
            "sha256": "13984ab878f915021670cd855c9399ebc339676b2581855e4efd60c685f67c8e"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.max",
            "offset": 0
          }
        },
        {
          "id": "uuid.rule.0059",
          "comment": "rule any without max: max in capitals",
          "flags": [
            "Max"
          ],
          "parameters": {
            "rule": {
              "name": "any",
              "max": false
            }
          },
          "input": {
            "segments": [
              {
                "text": "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF"
              }
            ],
            "length": 36,
            "sha256": "4e51c150acfebaab357180cc567641e72436491d16520f8f7dd0d4bfac30e594"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.max",
            "offset": 0
          }
        },
        {
          "id": "uuid.rule.0060",
          "comment": "rule rfc: max",
          "flags": [
            "Max"
          ],
          "parameters": {
            "rule": {
              "name": "rfc"
            }
          },
          "input": {
            "segments": [
              {
                "text": "ffffffff-ffff-ffff-ffff-ffffffffffff"
              }
            ],
            "length": 36,
            "sha256": "13984ab878f915021670cd855c9399ebc339676b2581855e4efd60c685f67c8e"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.max",
            "offset": 0
          }
        },
        {
          "id": "uuid.rule.0061",
          "comment": "rule rfc with max: max",
          "flags": [
            "Max"
          ],
          "parameters": {
            "rule": {
              "name": "rfc",
              "max": true
            }
          },
          "input": {
            "segments": [
              {
                "text": "ffffffff-ffff-ffff-ffff-ffffffffffff"
              }
            ],
            "length": 36,
            "sha256": "13984ab878f915021670cd855c9399ebc339676b2581855e4efd60c685f67c8e"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "ffffffffffffffffffffffffffffffff"
                }
              ],
              "length": 16,
              "sha256": "5ac6a5945f16500911219129984ba8b387a06f24fe383ce4e81a73294065461b"
            }
          }
        },
        {
          "id": "uuid.rule.0062",
          "comment": "rule rfc with max: nil is still refused",
          "flags": [
            "Nil",
            "Max"
          ],
          "parameters": {
            "rule": {
              "name": "rfc",
              "max": true
            }
          },
          "input": {
            "segments": [
              {
                "text": "00000000-0000-0000-0000-000000000000"
              }
            ],
            "length": 36,
            "sha256": "12b9377cbe7e5c94e8a70d9d23929523d14afa954793130f8a3959c7b849aca8"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.nil",
            "offset": 0
          }
        },
        {
          "id": "uuid.rule.0063",
          "comment": "rule any: near nil passes",
          "flags": [
            "NearNil"
          ],
          "parameters": {
            "rule": {
              "name": "any",
              "nil": false
            }
          },
          "input": {
            "segments": [
              {
                "text": "00000000-0000-0000-0000-000000000001"
              }
            ],
            "length": 36,
            "sha256": "7ac1b8d7010bb6cd3a3e84e7f90136b880bbc899e428ece49333372911ab9052"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "00000000000000000000000000000001"
                }
              ],
              "length": 16,
              "sha256": "7c3ccd10bb7ec37b46d37926ae6274267f007a34aeaf15c882a715a7f3300529"
            }
          }
        },
        {
          "id": "uuid.rule.0064",
          "comment": "rule rfc: near nil",
          "flags": [
            "NearNil"
          ],
          "parameters": {
            "rule": {
              "name": "rfc"
            }
          },
          "input": {
            "segments": [
              {
                "text": "00000000-0000-0000-0000-000000000001"
              }
            ],
            "length": 36,
            "sha256": "7ac1b8d7010bb6cd3a3e84e7f90136b880bbc899e428ece49333372911ab9052"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.version",
            "offset": 14
          }
        },
        {
          "id": "uuid.rule.0065",
          "comment": "rule rfc: one digit all along has version 1 and variant digit 1",
          "flags": [
            "NearNil"
          ],
          "parameters": {
            "rule": {
              "name": "rfc"
            }
          },
          "input": {
            "segments": [
              {
                "text": "11111111-1111-1111-1111-111111111111"
              }
            ],
            "length": 36,
            "sha256": "bafde89c041e1756082b933aaf16cad8e65dec48de748479352f657e89dd6da5"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.variant",
            "offset": 19
          }
        },
        {
          "id": "uuid.rule.0066",
          "comment": "rule rfc: near max",
          "flags": [
            "Max"
          ],
          "parameters": {
            "rule": {
              "name": "rfc"
            }
          },
          "input": {
            "segments": [
              {
                "text": "ffffffff-ffff-ffff-ffff-fffffffffffe"
              }
            ],
            "length": 36,
            "sha256": "c05b116756135f25e2c685857c4608b6be287063f05135dacda5fc732cacccba"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.version",
            "offset": 14
          }
        },
        {
          "id": "uuid.rule.0067",
          "comment": "versions 4 and 7: version 4",
          "flags": [],
          "parameters": {
            "rule": {
              "versions": [
                4,
                7
              ]
            }
          },
          "input": {
            "segments": [
              {
                "text": "919108f7-52d1-4320-9bac-f847db4148a8"
              }
            ],
            "length": 36,
            "sha256": "5c9e1377e2b5e01957c9f5fd80ff8bd003475715c183918a5aae969fcb98c155"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "919108f752d143209bacf847db4148a8"
                }
              ],
              "length": 16,
              "sha256": "7f02550db77096341d3f1e97ef3ca290514bea9b34bc44529b46a53ab1196d61"
            }
          }
        },
        {
          "id": "uuid.rule.0068",
          "comment": "versions 4 and 7: version 7",
          "flags": [],
          "parameters": {
            "rule": {
              "versions": [
                4,
                7
              ]
            }
          },
          "input": {
            "segments": [
              {
                "text": "017f22e2-79b0-7cc3-98c4-dc0c0c07398f"
              }
            ],
            "length": 36,
            "sha256": "57a6ebc8cb9f781becf83c30cf93989a9f1dbc259d3b3f3d47fe8a52a1238ae7"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "017f22e279b07cc398c4dc0c0c07398f"
                }
              ],
              "length": 16,
              "sha256": "4e2e22477383ff212da8972a15d381a407dfcee166d040b6feb158f3c46babdd"
            }
          }
        },
        {
          "id": "uuid.rule.0069",
          "comment": "versions 4 and 7: version 5",
          "flags": [],
          "parameters": {
            "rule": {
              "versions": [
                4,
                7
              ]
            }
          },
          "input": {
            "segments": [
              {
                "text": "2ed6657d-e927-568b-95e1-2665a8aea6a2"
              }
            ],
            "length": 36,
            "sha256": "70791941f10411db28b334d5731c2dabdd6de810b19083a0b607786fd97d297b"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.version",
            "offset": 14
          }
        },
        {
          "id": "uuid.rule.0070",
          "comment": "versions 4 and 7: variant digit d",
          "flags": [
            "ForeignVariant"
          ],
          "parameters": {
            "rule": {
              "versions": [
                4,
                7
              ]
            }
          },
          "input": {
            "segments": [
              {
                "text": "24688438-40e1-70d0-d97e-084cfc8992c7"
              }
            ],
            "length": 36,
            "sha256": "b67b34f8304796a98588d6d9b9fc2671e9eaa5191c151c035317a4d87881fa5a"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.variant",
            "offset": 19
          }
        },
        {
          "id": "uuid.rule.0071",
          "comment": "versions 4 and 7: nil",
          "flags": [
            "Nil"
          ],
          "parameters": {
            "rule": {
              "versions": [
                4,
                7
              ]
            }
          },
          "input": {
            "segments": [
              {
                "text": "00000000-0000-0000-0000-000000000000"
              }
            ],
            "length": 36,
            "sha256": "12b9377cbe7e5c94e8a70d9d23929523d14afa954793130f8a3959c7b849aca8"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.nil",
            "offset": 0
          }
        },
        {
          "id": "uuid.rule.0072",
          "comment": "versions 4 and 7 with nil: nil",
          "flags": [
            "Nil"
          ],
          "parameters": {
            "rule": {
              "versions": [
                4,
                7
              ],
              "nil": true
            }
          },
          "input": {
            "segments": [
              {
                "text": "00000000-0000-0000-0000-000000000000"
              }
            ],
            "length": 36,
            "sha256": "12b9377cbe7e5c94e8a70d9d23929523d14afa954793130f8a3959c7b849aca8"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "00000000000000000000000000000000"
                }
              ],
              "length": 16,
              "sha256": "374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb"
            }
          }
        },
        {
          "id": "uuid.rule.0073",
          "comment": "canonical: lower case",
          "flags": [
            "Canonical"
          ],
          "parameters": {
            "rule": {
              "name": "v4",
              "canonical": true
            }
          },
          "input": {
            "segments": [
              {
                "text": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
              }
            ],
            "length": 36,
            "sha256": "5e7757a35956453efa2b6d22e38a61da295b662197a212e5f47aff1b8b7813b1"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "5b2e7c901f3a4d68b7a490c1d2e3f405"
                }
              ],
              "length": 16,
              "sha256": "f405d6bec31f32ddd2d3ddd87f41425f86682e4d06103b8e3814b37defcba9b7"
            }
          }
        },
        {
          "id": "uuid.rule.0074",
          "comment": "canonical: capitals",
          "flags": [
            "Canonical"
          ],
          "parameters": {
            "rule": {
              "name": "v4",
              "canonical": true
            }
          },
          "input": {
            "segments": [
              {
                "text": "5B2E7C90-1F3A-4D68-B7A4-90C1D2E3F405"
              }
            ],
            "length": 36,
            "sha256": "26e1229eb192c32d166051b5bcd25bf6e690e38c581dda9de6519aa600a8196e"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.not-canonical",
            "offset": 1
          }
        },
        {
          "id": "uuid.rule.0075",
          "comment": "not canonical: capitals pass",
          "flags": [
            "Canonical"
          ],
          "parameters": {
            "rule": {
              "name": "v4",
              "canonical": false
            }
          },
          "input": {
            "segments": [
              {
                "text": "5B2E7C90-1F3A-4D68-B7A4-90C1D2E3F405"
              }
            ],
            "length": 36,
            "sha256": "26e1229eb192c32d166051b5bcd25bf6e690e38c581dda9de6519aa600a8196e"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "5b2e7c901f3a4d68b7a490c1d2e3f405"
                }
              ],
              "length": 16,
              "sha256": "f405d6bec31f32ddd2d3ddd87f41425f86682e4d06103b8e3814b37defcba9b7"
            }
          }
        },
        {
          "id": "uuid.rule.0076",
          "comment": "canonical: one capital in the last place",
          "flags": [
            "Canonical"
          ],
          "parameters": {
            "rule": {
              "name": "any",
              "canonical": true
            }
          },
          "input": {
            "segments": [
              {
                "text": "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f40F"
              }
            ],
            "length": 36,
            "sha256": "8a5e321f9aba7f673fc21483f313f1e827665c0f11c0bdf3e31492046e9af7da"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.not-canonical",
            "offset": 35
          }
        },
        {
          "id": "uuid.rule.0077",
          "comment": "canonical: decimal digits have no case",
          "flags": [
            "Canonical"
          ],
          "parameters": {
            "rule": {
              "name": "any",
              "canonical": true
            }
          },
          "input": {
            "segments": [
              {
                "text": "12345678-1234-4678-9012-345678901234"
              }
            ],
            "length": 36,
            "sha256": "f7f291793875d1762aa5cd7011d76503003f1ca5c10fa8120ba09fb1e670827f"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "12345678123446789012345678901234"
                }
              ],
              "length": 16,
              "sha256": "1f2145513fc7865e9b5c5d2a2cdc4f759c1719e320ecc97fed40788e90377c30"
            }
          }
        },
        {
          "id": "uuid.rule.0078",
          "comment": "canonical: nil has no case",
          "flags": [
            "Canonical",
            "Nil"
          ],
          "parameters": {
            "rule": {
              "name": "any",
              "canonical": true
            }
          },
          "input": {
            "segments": [
              {
                "text": "00000000-0000-0000-0000-000000000000"
              }
            ],
            "length": 36,
            "sha256": "12b9377cbe7e5c94e8a70d9d23929523d14afa954793130f8a3959c7b849aca8"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "00000000000000000000000000000000"
                }
              ],
              "length": 16,
              "sha256": "374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb"
            }
          }
        },
        {
          "id": "uuid.rule.0079",
          "comment": "canonical: max in capitals, where max is allowed",
          "flags": [
            "Canonical",
            "Max"
          ],
          "parameters": {
            "rule": {
              "name": "v4",
              "max": true,
              "canonical": true
            }
          },
          "input": {
            "segments": [
              {
                "text": "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF"
              }
            ],
            "length": 36,
            "sha256": "4e51c150acfebaab357180cc567641e72436491d16520f8f7dd0d4bfac30e594"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.not-canonical",
            "offset": 0
          }
        },
        {
          "id": "uuid.rule.0080",
          "comment": "canonical: the path of an upload, written by Foundation",
          "flags": [
            "Canonical"
          ],
          "parameters": {
            "rule": {
              "name": "any",
              "canonical": true
            }
          },
          "input": {
            "segments": [
              {
                "text": "2A1B3C4D-5E6F-4A7B-8C9D-0E1F2A3B4C5D"
              }
            ],
            "length": 36,
            "sha256": "034bc12388ea7c635372db3afe400f175255f4c96da2ff72c5c22041cee3cc9e"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.not-canonical",
            "offset": 1
          }
        },
        {
          "id": "uuid.rule.0081",
          "comment": "version and variant wrong: version first",
          "flags": [
            "FirstError"
          ],
          "parameters": {
            "rule": {
              "name": "v4"
            }
          },
          "input": {
            "segments": [
              {
                "text": "919108f7-52d1-1320-0bac-f847db4148a8"
              }
            ],
            "length": 36,
            "sha256": "03f356ff184900f482bea797c871c1be0787826474ac3545b69b9a8a7a384db1"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.version",
            "offset": 14
          }
        },
        {
          "id": "uuid.rule.0082",
          "comment": "variant wrong and capitals: variant first",
          "flags": [
            "FirstError"
          ],
          "parameters": {
            "rule": {
              "name": "v4",
              "canonical": true
            }
          },
          "input": {
            "segments": [
              {
                "text": "919108F7-52D1-4320-CBAC-F847DB4148A8"
              }
            ],
            "length": 36,
            "sha256": "6ad6900fc99f7e299e3254959a5572606a7d049700bb6fc42392e7958a34dc95"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.variant",
            "offset": 19
          }
        },
        {
          "id": "uuid.rule.0083",
          "comment": "version wrong and capitals: version first",
          "flags": [
            "FirstError"
          ],
          "parameters": {
            "rule": {
              "name": "v4",
              "canonical": true
            }
          },
          "input": {
            "segments": [
              {
                "text": "017F22E2-79B0-7CC3-98C4-DC0C0C07398F"
              }
            ],
            "length": 36,
            "sha256": "ee252dcac9cb96121e21954ab68abfd5f1b48ddf034388aeb18930df68ec2ab7"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.version",
            "offset": 14
          }
        },
        {
          "id": "uuid.rule.0084",
          "comment": "max in capitals, neither allowed: max first",
          "flags": [
            "FirstError"
          ],
          "parameters": {
            "rule": {
              "name": "rfc",
              "canonical": true
            }
          },
          "input": {
            "segments": [
              {
                "text": "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF"
              }
            ],
            "length": 36,
            "sha256": "4e51c150acfebaab357180cc567641e72436491d16520f8f7dd0d4bfac30e594"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.max",
            "offset": 0
          }
        },
        {
          "id": "uuid.rule.0085",
          "comment": "capitals and a sign: the text comes first",
          "flags": [
            "FirstError"
          ],
          "parameters": {
            "rule": {
              "name": "v4",
              "canonical": true
            }
          },
          "input": {
            "segments": [
              {
                "text": "5B2E7C90-1F3A-+D68-B7A4-90C1D2E3F405"
              }
            ],
            "length": 36,
            "sha256": "beec7a672e1e6432f7c9a966076de9f73cde4b12da7b71da415f207d90bb8ce2"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.sign",
            "offset": 14
          }
        },
        {
          "id": "uuid.rule.0086",
          "comment": "wrong version and a trailing space: the text comes first",
          "flags": [
            "FirstError"
          ],
          "parameters": {
            "rule": {
              "name": "v4"
            }
          },
          "input": {
            "segments": [
              {
                "text": "c232ab00-9414-11ec-b3c8-9f6bdeced846 "
              }
            ],
            "length": 37,
            "sha256": "4bc5d41d42e44e62f9b921afd7c5f1ec3e9c5462358480c5f760ec9d538de13e"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.white-space",
            "offset": 36
          }
        },
        {
          "id": "uuid.rule.0087",
          "comment": "version 5 overwritten by 4: refused where 5 is asked for",
          "flags": [
            "Overwritten"
          ],
          "parameters": {
            "rule": {
              "name": "v5"
            }
          },
          "input": {
            "segments": [
              {
                "text": "a3c1f5d2-6b7e-4c81-9f20-3d4e5f6a7b8c"
              }
            ],
            "length": 36,
            "sha256": "c5a8145684a68e4d4f3d7c913a1cba6b9e2877f94b09d6304e5db772788697c4"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.version",
            "offset": 14
          }
        },
        {
          "id": "uuid.rule.0088",
          "comment": "version 4 read from Microsoft GUID bytes shows version 14",
          "flags": [
            "Misread"
          ],
          "parameters": {
            "rule": {
              "name": "v4"
            }
          },
          "input": {
            "segments": [
              {
                "text": "c98b9135-6d19-ea40-9779-889d79b753f0"
              }
            ],
            "length": 36,
            "sha256": "d289a74e847873275aba44e3cf2cad8446b016ae33f2db9a155815740eca8991"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.version",
            "offset": 14
          }
        },
        {
          "id": "uuid.rule.0089",
          "comment": "version 4 read from reversed bytes: version first",
          "flags": [
            "Misread"
          ],
          "parameters": {
            "rule": {
              "name": "v4"
            }
          },
          "input": {
            "segments": [
              {
                "text": "f31a5871-9179-2a97-d84d-f63cc5dc5fc7"
              }
            ],
            "length": 36,
            "sha256": "d181044438d2bf9d00406b80ae3a2a1dda04bb747581c15654835fd38ff43e86"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.version",
            "offset": 14
          }
        },
        {
          "id": "uuid.rule.0090",
          "comment": "version 4 read from Microsoft GUID bytes may show version 1, and a rule for 1 is fooled",
          "flags": [
            "Misread"
          ],
          "parameters": {
            "rule": {
              "name": "v1"
            }
          },
          "input": {
            "segments": [
              {
                "text": "d43740c7-bad0-1c47-9200-31187972f117"
              }
            ],
            "length": 36,
            "sha256": "45084840c7db137c4544d84b3d94a14189f7dad9c918fd65963a6020df0b0455"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "d43740c7bad01c47920031187972f117"
                }
              ],
              "length": 16,
              "sha256": "cfc99c98b9339ad910123b15dd5c327975836cc5d35a0a32b7108ca52cd3569c"
            }
          }
        }
      ]
    }
  ]
}

"""###,
        // Vectors/uuid-text.json
###"""
{
  "schema": "bytecontract-vectors-1",
  "area": "uuid.text",
  "suite": "1.0.0",
  "title": "The text of a UUID: 36 bytes, 8-4-4-4-12",
  "notes": {
    "Case": "RFC 9562, 4 lets a writer choose the case, so a reader takes both. Foundation writes capitals, PostgreSQL, Java, Go, Rust and Python write lower case.",
    "CaseBit": "Readers that fold case by setting bit 0x20 turn these control characters into digits.",
    "Combining": "A combining mark after a digit makes one character of two: a reader that compares characters instead of bytes is led astray.",
    "Cut": "Columns, form fields and logs cut text, often to 32 characters (python-social-auth/social-core #645).",
    "ForeignVersion": "Version and variant are rules of a field, not syntax. AWS Cognito's user ids have version 7 and a foreign variant; zod and uuidjs refuse them (colinhacks/zod #6119, uuidjs/uuid #936).",
    "HexPrefix": "Readers built on strtol or scanf skip 0x: Foundation on Linux reads 0x21e1f8-... as some other UUID.",
    "Hyphens": "Readers that strip all hyphens and count 32 digits take hyphens anywhere: Python's uuid module does.",
    "InvalidUTF8": "Text from a file or socket may be no UTF-8 at all. A reader that repairs it first judges other bytes than came.",
    "InvisibleCharacter": "Byte order marks, no-break spaces and zero-width characters come with text that was pasted, and no screen shows them.",
    "Long": "Input from outside has any length; the answer must come from the first 37 bytes.",
    "LookAlike": "A letter of another script that looks like a Latin one is another byte sequence.",
    "NUL": "Readers that use C strings stop at a NUL and never see what follows: Foundation on Linux accepts text after it.",
    "NextToDigits": "The bytes just outside 0-9, A-F and a-f. Table-free readers err here: Boost.UUID's SIMD parser takes : to ? for A to F.",
    "NoHyphens": "The 32-digit form comes from Python's uuid.hex, .NET's format N, and columns of 32 characters. It is another text than the one agreed on.",
    "NotAUUID": "A user name or a token was passed where a UUID belongs; StoreKit drops such an appAccountToken without an error (hyochan/react-native-iap #2752).",
    "ShortGroups": "java.util.UUID.fromString pads short groups and cuts long ones, so 1-2-3-4-5 is a UUID there (dropwizard/dropwizard #2382).",
    "Sign": "Readers built on strtol or scanf take a sign and return some other UUID: Foundation on Linux does, and WebKit did in groups (WebKit/WebKit pull request 69236).",
    "Underscore": "Python's int() takes an underscore between digits, so 31 digits and an underscore pass for 32.",
    "UnicodeDash": "Word processors turn hyphens into dashes when text is typed or pasted.",
    "UnicodeDigit": "Python's int() takes every Unicode decimal digit, so a full-width digit passes there.",
    "WhiteSpace": "Readers built on scanf skip white space, Python's int() trims it. A value read with its line end is then a second text of the same UUID.",
    "Wrapper": "Registry tools and .NET's format B write braces, XML and RDF write urn:uuid:, double JSON encoding leaves quotes. Python's uuid module takes braces and urn:uuid: off on the quiet."
  },
  "groups": [
    {
      "name": "accepted texts",
      "operation": "uuid.parse",
      "level": "must",
      "section": "RFC 9562, 4",
      "profile": "strict",
      "parameters": {
        "rule": {
          "name": "any"
        }
      },
      "cases": [
        {
          "id": "uuid.text.0001",
          "comment": "lower case",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "b693983458c90a77f7e7b8e16b6e1f77e5c2a299513bc32320f127e5cc8754f2"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "e621e1f8c36c495a93fc0c247a3e6e5f"
                }
              ],
              "length": 16,
              "sha256": "04e58fe60515415a959d846dc660a21b4e27fb86a9834de0f74406a62a3aafe1"
            }
          }
        },
        {
          "id": "uuid.text.0002",
          "comment": "capitals, the text that Foundation writes",
          "flags": [
            "Case"
          ],
          "input": {
            "segments": [
              {
                "text": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
              }
            ],
            "length": 36,
            "sha256": "949960179bb0c122dce42afa24e79611f32cbea403a75ffe8b4d5c07e73ed951"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "e621e1f8c36c495a93fc0c247a3e6e5f"
                }
              ],
              "length": 16,
              "sha256": "04e58fe60515415a959d846dc660a21b4e27fb86a9834de0f74406a62a3aafe1"
            }
          }
        },
        {
          "id": "uuid.text.0003",
          "comment": "both cases mixed",
          "flags": [
            "Case"
          ],
          "input": {
            "segments": [
              {
                "text": "E621e1F8-c36C-495a-93FC-0c247A3E6E5f"
              }
            ],
            "length": 36,
            "sha256": "e6a53d43a0ad62a9aaaf97faead80708dd892ce708258591449a27543e0c4bbb"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "e621e1f8c36c495a93fc0c247a3e6e5f"
                }
              ],
              "length": 16,
              "sha256": "04e58fe60515415a959d846dc660a21b4e27fb86a9834de0f74406a62a3aafe1"
            }
          }
        },
        {
          "id": "uuid.text.0004",
          "comment": "nil UUID",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "00000000-0000-0000-0000-000000000000"
              }
            ],
            "length": 36,
            "sha256": "12b9377cbe7e5c94e8a70d9d23929523d14afa954793130f8a3959c7b849aca8"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "00000000000000000000000000000000"
                }
              ],
              "length": 16,
              "sha256": "374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb"
            }
          }
        },
        {
          "id": "uuid.text.0005",
          "comment": "max UUID",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "ffffffff-ffff-ffff-ffff-ffffffffffff"
              }
            ],
            "length": 36,
            "sha256": "13984ab878f915021670cd855c9399ebc339676b2581855e4efd60c685f67c8e"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "ffffffffffffffffffffffffffffffff"
                }
              ],
              "length": 16,
              "sha256": "5ac6a5945f16500911219129984ba8b387a06f24fe383ce4e81a73294065461b"
            }
          }
        },
        {
          "id": "uuid.text.0006",
          "comment": "max UUID in capitals",
          "flags": [
            "Case"
          ],
          "input": {
            "segments": [
              {
                "text": "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF"
              }
            ],
            "length": 36,
            "sha256": "4e51c150acfebaab357180cc567641e72436491d16520f8f7dd0d4bfac30e594"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "ffffffffffffffffffffffffffffffff"
                }
              ],
              "length": 16,
              "sha256": "5ac6a5945f16500911219129984ba8b387a06f24fe383ce4e81a73294065461b"
            }
          }
        },
        {
          "id": "uuid.text.0007",
          "comment": "every digit once up, once down",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "01234567-89ab-cdef-fedc-ba9876543210"
              }
            ],
            "length": 36,
            "sha256": "b89599ff70d1c68b547957bc1e68db137f53664947a14e4409a9bcc032b106c1"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "0123456789abcdeffedcba9876543210"
                }
              ],
              "length": 16,
              "sha256": "411d3f1d2390ff3f482ac8df4e730780bb081a192f283d2f373138fd101dc8fe"
            }
          }
        },
        {
          "id": "uuid.text.0008",
          "comment": "every capital digit",
          "flags": [
            "Case"
          ],
          "input": {
            "segments": [
              {
                "text": "01234567-89AB-CDEF-FEDC-BA9876543210"
              }
            ],
            "length": 36,
            "sha256": "5dbab3a667c2d48b66e942a940379dcadec92e73c59d96a157543c340729cbc0"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "0123456789abcdeffedcba9876543210"
                }
              ],
              "length": 16,
              "sha256": "411d3f1d2390ff3f482ac8df4e730780bb081a192f283d2f373138fd101dc8fe"
            }
          }
        },
        {
          "id": "uuid.text.0009",
          "comment": "decimal digits alone",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "12345678-1234-5678-9012-345678901234"
              }
            ],
            "length": 36,
            "sha256": "37d400d4a312af3ccc9fa284dcc948e7358832af968742d06fcc4c9ee0cfc56b"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "12345678123456789012345678901234"
                }
              ],
              "length": 16,
              "sha256": "15c101d02491a9b436601035d134796d56e9f946024273b9efa1b0d132a8e36a"
            }
          }
        },
        {
          "id": "uuid.text.0010",
          "comment": "letters alone",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "abcdefab-cdef-abcd-efab-cdefabcdefab"
              }
            ],
            "length": 36,
            "sha256": "7676cf41072021ea236fc87b2abf756d540d3365afa7dde043a10c35f385f341"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "abcdefabcdefabcdefabcdefabcdefab"
                }
              ],
              "length": 16,
              "sha256": "6d04e023643e96d993654d1ade1d3ad775ef695cfad8f54cc56264ec5832da15"
            }
          }
        },
        {
          "id": "uuid.text.0011",
          "comment": "version 1, RFC 9562 appendix A.1, as printed there",
          "flags": [
            "Case"
          ],
          "input": {
            "segments": [
              {
                "text": "C232AB00-9414-11EC-B3C8-9F6BDECED846"
              }
            ],
            "length": 36,
            "sha256": "401f4593bdc1b772908299793fa466c3f11c9aebc833b108da52187f45858846"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "c232ab00941411ecb3c89f6bdeced846"
                }
              ],
              "length": 16,
              "sha256": "0c10bb265bd36f52e87330d45819a5f149201fafc1116153c72d2f60620c2888"
            }
          }
        },
        {
          "id": "uuid.text.0012",
          "comment": "version 4, RFC 9562 appendix A.3",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "919108f7-52d1-4320-9bac-f847db4148a8"
              }
            ],
            "length": 36,
            "sha256": "5c9e1377e2b5e01957c9f5fd80ff8bd003475715c183918a5aae969fcb98c155"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "919108f752d143209bacf847db4148a8"
                }
              ],
              "length": 16,
              "sha256": "7f02550db77096341d3f1e97ef3ca290514bea9b34bc44529b46a53ab1196d61"
            }
          }
        },
        {
          "id": "uuid.text.0013",
          "comment": "version 7, RFC 9562 appendix A.6, as printed there",
          "flags": [
            "Case"
          ],
          "input": {
            "segments": [
              {
                "text": "017F22E2-79B0-7CC3-98C4-DC0C0C07398F"
              }
            ],
            "length": 36,
            "sha256": "ee252dcac9cb96121e21954ab68abfd5f1b48ddf034388aeb18930df68ec2ab7"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "017f22e279b07cc398c4dc0c0c07398f"
                }
              ],
              "length": 16,
              "sha256": "4e2e22477383ff212da8972a15d381a407dfcee166d040b6feb158f3c46babdd"
            }
          }
        },
        {
          "id": "uuid.text.0014",
          "comment": "version 15: no syntax error",
          "flags": [
            "ForeignVersion"
          ],
          "input": {
            "segments": [
              {
                "text": "99c17cbb-656f-f64a-940f-1a4568f03487"
              }
            ],
            "length": 36,
            "sha256": "2bc2d4bd6a4a1aef7aac24fa3ffbc3a35b1d8480c4900ec9443564f3cd368224"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "99c17cbb656ff64a940f1a4568f03487"
                }
              ],
              "length": 16,
              "sha256": "d53514cf848bcf7c7240ddbf0c76c14f385ddc33062af709e0b1a3d756647c70"
            }
          }
        },
        {
          "id": "uuid.text.0015",
          "comment": "version 7 with variant digit d, an AWS Cognito user id",
          "flags": [
            "ForeignVersion"
          ],
          "input": {
            "segments": [
              {
                "text": "24688438-40e1-70d0-d97e-084cfc8992c7"
              }
            ],
            "length": 36,
            "sha256": "b67b34f8304796a98588d6d9b9fc2671e9eaa5191c151c035317a4d87881fa5a"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "2468843840e170d0d97e084cfc8992c7"
                }
              ],
              "length": 16,
              "sha256": "b576414d97c993cf482bf146e44e5fc333633141d3a75ffe9d49a3adc5baf9ea"
            }
          }
        },
        {
          "id": "uuid.text.0016",
          "comment": "variant digit e, in the manner of Oracle's SYS_GUID",
          "flags": [
            "ForeignVersion"
          ],
          "input": {
            "segments": [
              {
                "text": "88e9d2ab-f749-2819-e053-647ed90a1e1f"
              }
            ],
            "length": 36,
            "sha256": "750e98279bc888a989ead558f92c382ec2172e9719e5945900541d7a6afdbef8"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "88e9d2abf7492819e053647ed90a1e1f"
                }
              ],
              "length": 16,
              "sha256": "65cc4805781f129c911affcba690fd6580bf0a7c9ec889843ea31b2cd64e6166"
            }
          }
        },
        {
          "id": "uuid.text.0017",
          "comment": "near nil: well-formed, whatever a rule says",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "00000000-0000-0000-0000-000000000001"
              }
            ],
            "length": 36,
            "sha256": "7ac1b8d7010bb6cd3a3e84e7f90136b880bbc899e428ece49333372911ab9052"
          },
          "expect": {
            "verdict": "accept",
            "value": {
              "segments": [
                {
                  "hex": "00000000000000000000000000000001"
                }
              ],
              "length": 16,
              "sha256": "7c3ccd10bb7ec37b46d37926ae6274267f007a34aeaf15c882a715a7f3300529"
            }
          }
        }
      ]
    },
    {
      "name": "characters and white space",
      "operation": "uuid.parse",
      "level": "must",
      "section": "RFC 9562, 4",
      "profile": "strict",
      "parameters": {
        "rule": {
          "name": "any"
        }
      },
      "cases": [
        {
          "id": "uuid.text.0018",
          "comment": "/ (0x2F, before 0) for a digit",
          "flags": [
            "NextToDigits"
          ],
          "input": {
            "segments": [
              {
                "text": "e621/1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "43ba3cd75ba4a5cf8f15128d3a614767cc00b94a36da211a7e9d5f21a6f05376"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 4
          }
        },
        {
          "id": "uuid.text.0019",
          "comment": ": (0x3A, after 9) for a digit",
          "flags": [
            "NextToDigits"
          ],
          "input": {
            "segments": [
              {
                "text": "e:21e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "2fc533199d55e331c97874d998654b273cbecc6772baa38524a79113ec20497d"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 1
          }
        },
        {
          "id": "uuid.text.0020",
          "comment": "; for a digit in the last place",
          "flags": [
            "NextToDigits"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5;"
              }
            ],
            "length": 36,
            "sha256": "5e20c3ee7e8aade919405c093dffa58614f77f6d00cddd57366de94f8c950763"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 35
          }
        },
        {
          "id": "uuid.text.0021",
          "comment": "< for a digit inside the text, where it wraps nothing",
          "flags": [
            "NextToDigits"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-9<fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "bb72bd3e09832fdf855d75a517c55c765a858107122ea4e5fdd32ea556ade0de"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 20
          }
        },
        {
          "id": "uuid.text.0022",
          "comment": "= for a digit",
          "flags": [
            "NextToDigits"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-4=5a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "a6d0c43ec77daa0ac0d022a031c6d0452430102e2533f6836696472499c343a4"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 15
          }
        },
        {
          "id": "uuid.text.0023",
          "comment": "> for a digit",
          "flags": [
            "NextToDigits"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0>247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "0f2190b5f6f57238bdb9f0f94c75da21020c524d17d4b49a338d70c5fac925ac"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 25
          }
        },
        {
          "id": "uuid.text.0024",
          "comment": "? (0x3F) for a digit in the first place",
          "flags": [
            "NextToDigits"
          ],
          "input": {
            "segments": [
              {
                "text": "?621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "7a4a5b89eb7699d51106fc0431250a623e7c2047e203cc04064121b09ad25e73"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0025",
          "comment": "@ (0x40, before A) for a digit",
          "flags": [
            "NextToDigits"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-@36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "1249bac5120f8be134e4b35b521a847dea500d811821dd08b93a605137dbf249"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 9
          }
        },
        {
          "id": "uuid.text.0026",
          "comment": "G (after F) for a digit",
          "flags": [
            "NextToDigits"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-49Ga-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "ad97ae2c569d588eb456cb78bbf546955c110ec40afaf6d50ab4dc459db3d9a6"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 16
          }
        },
        {
          "id": "uuid.text.0027",
          "comment": "` (0x60, before a) for a digit",
          "flags": [
            "NextToDigits"
          ],
          "input": {
            "segments": [
              {
                "text": "e`21e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "b2b46937e24558f6def0416f6349e6fea4bda067a893b54c7eb8ab63faef0fef"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 1
          }
        },
        {
          "id": "uuid.text.0028",
          "comment": "g (after f) for a digit in the first place",
          "flags": [
            "NextToDigits"
          ],
          "input": {
            "segments": [
              {
                "text": "g621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "f823d416c7f5445a3cd468c70ef90a0cca22aa301ff8ff1be5306b77412c6d61"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0029",
          "comment": "letter O for zero",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-Oc247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "76724e3f57551a68c894bade7b9dfeb603e3a6bfc77efb32e77b08dbfe924113"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 24
          }
        },
        {
          "id": "uuid.text.0030",
          "comment": "letter l for one",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "e62le1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "c97a3980c5974eb0c1ee5b6df9e6a4fe1ae97a233cdc9196e92cbe901928833b"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 3
          }
        },
        {
          "id": "uuid.text.0031",
          "comment": "underscore for a digit",
          "flags": [
            "Underscore"
          ],
          "input": {
            "segments": [
              {
                "text": "e62_e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "bab1265bec177c55b2e1fa7d56609776744837ec853484086e5bbca9eebd598a"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 3
          }
        },
        {
          "id": "uuid.text.0032",
          "comment": "underscore for the last digit but one",
          "flags": [
            "Underscore"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e_f"
              }
            ],
            "length": 36,
            "sha256": "5de3462b63669dfcc5960319abe3fd0287ef068c0ccc5abe93251f94f2202658"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 34
          }
        },
        {
          "id": "uuid.text.0033",
          "comment": "control character 0x16, which is 6 with bit 0x20 set",
          "flags": [
            "CaseBit"
          ],
          "input": {
            "segments": [
              {
                "text": "e"
              },
              {
                "hex": "16"
              },
              {
                "text": "21e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "50dcd490afd9ee5cf1c003d01df50ba2cbda42f409b465f7f84e048ee314ac9a"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 1
          }
        },
        {
          "id": "uuid.text.0034",
          "comment": "control character 0x10, which is 0 with bit 0x20 set",
          "flags": [
            "CaseBit"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-"
              },
              {
                "hex": "10"
              },
              {
                "text": "c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "bb711a28eb747ea1ba5d67c37fa643d7ebda33dfe445208d02eacbc6a8b9622e"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 24
          }
        },
        {
          "id": "uuid.text.0035",
          "comment": "control character 0x0D for a hyphen, which is - with bit 0x20 set: a CR is white space first",
          "flags": [
            "CaseBit",
            "WhiteSpace"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8"
              },
              {
                "hex": "0d"
              },
              {
                "text": "c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "c955ee1cd0e8a107368bed1c4862a9bdd841c53764ee6dd20441a5977ae73a06"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.white-space",
            "offset": 8
          }
        },
        {
          "id": "uuid.text.0036",
          "comment": "DEL for a digit",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a"
              },
              {
                "hex": "7f"
              },
              {
                "text": "e6e5f"
              }
            ],
            "length": 36,
            "sha256": "8e689d84a17c2c89b03809b8457af43929f90fbb1dd0ad7c749bbdeabd0dc651"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 30
          }
        },
        {
          "id": "uuid.text.0037",
          "comment": "period for a digit",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36.-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "d8cbdb0b46ba73ed77188788b472af69769814ca9134703f2146b3cce40f447a"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 12
          }
        },
        {
          "id": "uuid.text.0038",
          "comment": "space before the text",
          "flags": [
            "WhiteSpace"
          ],
          "input": {
            "segments": [
              {
                "text": " e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 37,
            "sha256": "5b3b42a4d727a187dc8732064ad71dd1bfda339a957ce99599f6734cd130b02a"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.white-space",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0039",
          "comment": "space after the text",
          "flags": [
            "WhiteSpace"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f "
              }
            ],
            "length": 37,
            "sha256": "642c61edd870f4067a17a26b4ade7993bdd802b004a33f9017da24c1f047f696"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.white-space",
            "offset": 36
          }
        },
        {
          "id": "uuid.text.0040",
          "comment": "space for the first digit, 36 bytes",
          "flags": [
            "WhiteSpace"
          ],
          "input": {
            "segments": [
              {
                "text": " 621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "a62142199d4462490e990b46644efb0941d38d4741468724be1ef127514706a8"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.white-space",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0041",
          "comment": "space for a digit inside a group",
          "flags": [
            "WhiteSpace"
          ],
          "input": {
            "segments": [
              {
                "text": "e 21e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "5d0998cfc2363051079d8aaf83949e8424d60f881be079819668d940a61da1d1"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.white-space",
            "offset": 1
          }
        },
        {
          "id": "uuid.text.0042",
          "comment": "space for the first digit of group 3",
          "flags": [
            "WhiteSpace"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c- 95a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "79d9e4cca7077207ba32a7d554116820eabc77f11a146a4f4f45ebe95ca835ab"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.white-space",
            "offset": 14
          }
        },
        {
          "id": "uuid.text.0043",
          "comment": "space for a hyphen",
          "flags": [
            "WhiteSpace"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8 c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "69b3bf32d30150ee7d8b039470cc1a741f45cd8878d38d7a98f6faccca84cba9"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.white-space",
            "offset": 8
          }
        },
        {
          "id": "uuid.text.0044",
          "comment": "space for the last digit",
          "flags": [
            "WhiteSpace"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5 "
              }
            ],
            "length": 36,
            "sha256": "851afb6923dd5d2c8fe8e5ac6394df0def244cb01d7aa79ded93de48f9fbfb0f"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.white-space",
            "offset": 35
          }
        },
        {
          "id": "uuid.text.0045",
          "comment": "tab before the text",
          "flags": [
            "WhiteSpace"
          ],
          "input": {
            "segments": [
              {
                "hex": "09"
              },
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 37,
            "sha256": "fc8e12365e5dfbe60c92984e2129b1cb495c0b2d2d913ba2bc543df8aa4664e2"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.white-space",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0046",
          "comment": "tab for a digit",
          "flags": [
            "WhiteSpace"
          ],
          "input": {
            "segments": [
              {
                "text": "e"
              },
              {
                "hex": "09"
              },
              {
                "text": "21e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "081a976ea882e85705c2db07ef3a54b23ca48cf228368271360754100638fa78"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.white-space",
            "offset": 1
          }
        },
        {
          "id": "uuid.text.0047",
          "comment": "LF after the text",
          "flags": [
            "WhiteSpace"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              },
              {
                "hex": "0a"
              }
            ],
            "length": 37,
            "sha256": "3ca8c4ea3d57c9e468732d8b89758afb249910c1856c59576c76af6b1549d988"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.white-space",
            "offset": 36
          }
        },
        {
          "id": "uuid.text.0048",
          "comment": "CR LF after the text",
          "flags": [
            "WhiteSpace"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              },
              {
                "hex": "0d0a"
              }
            ],
            "length": 38,
            "sha256": "bdc2a9ff5f459391b51f876f0c244246abd9ef0b324ae4ef607d916533042050"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.white-space",
            "offset": 36
          }
        },
        {
          "id": "uuid.text.0049",
          "comment": "CR after the text",
          "flags": [
            "WhiteSpace"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              },
              {
                "hex": "0d"
              }
            ],
            "length": 37,
            "sha256": "8549e99c0e241f6dee5b33f6239cbc149fe84fa34b8eac819f40e6ddaa7c6870"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.white-space",
            "offset": 36
          }
        },
        {
          "id": "uuid.text.0050",
          "comment": "LF before the text",
          "flags": [
            "WhiteSpace"
          ],
          "input": {
            "segments": [
              {
                "hex": "0a"
              },
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 37,
            "sha256": "93a11072e0c58fac2006030cda69e145dc47b0eb5fcc3965336c96747e6edff6"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.white-space",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0051",
          "comment": "vertical tab after the text",
          "flags": [
            "WhiteSpace"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              },
              {
                "hex": "0b"
              }
            ],
            "length": 37,
            "sha256": "b6993c06530dfbdff0deee463699a0ead2934ce36630daff879545aae10034a1"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.white-space",
            "offset": 36
          }
        },
        {
          "id": "uuid.text.0052",
          "comment": "form feed after the text",
          "flags": [
            "WhiteSpace"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              },
              {
                "hex": "0c"
              }
            ],
            "length": 37,
            "sha256": "352b326cada2ac5ae4bb2444d7d9d6731e510a799e9eef521f15b520a8ef07e2"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.white-space",
            "offset": 36
          }
        },
        {
          "id": "uuid.text.0053",
          "comment": "space on both sides",
          "flags": [
            "WhiteSpace"
          ],
          "input": {
            "segments": [
              {
                "text": " e621e1f8-c36c-495a-93fc-0c247a3e6e5f "
              }
            ],
            "length": 38,
            "sha256": "53f89a84992da32f487b699aa881180d995a5be9007e0d174d52285840fccf8d"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.white-space",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0054",
          "comment": "white space alone",
          "flags": [
            "WhiteSpace"
          ],
          "input": {
            "segments": [
              {
                "text": "    "
              }
            ],
            "length": 4,
            "sha256": "1a0f564ddc6039457b2fb26b3d6a316c15eba20a886449847c3210c35821a693"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.white-space",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0055",
          "comment": "groups parted by spaces",
          "flags": [
            "WhiteSpace"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8 c36c 495a 93fc 0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "9812682c04125c6b534ac34c9ae745abef6cc211aeb77127a051b0f9af7926c4"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.white-space",
            "offset": 8
          }
        },
        {
          "id": "uuid.text.0056",
          "comment": "NUL after the text",
          "flags": [
            "NUL"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              },
              {
                "hex": "00"
              }
            ],
            "length": 37,
            "sha256": "951686a19e708fd4cc725dad177f1855a70e81a3f4abf305e3588cc8dc4faaac"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.nul",
            "offset": 36
          }
        },
        {
          "id": "uuid.text.0057",
          "comment": "NUL and more text after the text",
          "flags": [
            "NUL"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              },
              {
                "hex": "00"
              },
              {
                "text": "junk"
              }
            ],
            "length": 41,
            "sha256": "f1db1e5fdab65976b3b1809924085d6ef1b0a352c4ac206b3025e134c3c2d883"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.nul",
            "offset": 36
          }
        },
        {
          "id": "uuid.text.0058",
          "comment": "NUL for a digit",
          "flags": [
            "NUL"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e"
              },
              {
                "hex": "00"
              },
              {
                "text": "e5f"
              }
            ],
            "length": 36,
            "sha256": "ae8e2ea1ec42dfd39ce5f170f484dfb92c8b08b7dc9352f09549598e901f504f"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.nul",
            "offset": 32
          }
        },
        {
          "id": "uuid.text.0059",
          "comment": "NUL in the first place",
          "flags": [
            "NUL"
          ],
          "input": {
            "segments": [
              {
                "hex": "00"
              },
              {
                "text": "621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "5633416a066f46f64a72de0f20d3ea3bc099fafd8d8201a156b45a58f2d401e2"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.nul",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0060",
          "comment": "NUL for a hyphen",
          "flags": [
            "NUL"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc"
              },
              {
                "hex": "00"
              },
              {
                "text": "0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "cd5c2584db6f7b0928d96517aca9188cb829a6b0abbb3c774eb02a8d196381fd"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.nul",
            "offset": 23
          }
        },
        {
          "id": "uuid.text.0061",
          "comment": "cut to 32 characters and padded with four NULs",
          "flags": [
            "NUL",
            "Cut"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e"
              },
              {
                "repeat": {
                  "hex": "00",
                  "count": 4
                }
              }
            ],
            "length": 36,
            "sha256": "38781cd8abfa24bdfe65d26104290ae2082fe1132317169c4b698861539cb1c3"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.nul",
            "offset": 32
          }
        },
        {
          "id": "uuid.text.0062",
          "comment": "byte order mark before the text",
          "flags": [
            "InvisibleCharacter"
          ],
          "input": {
            "segments": [
              {
                "hex": "efbbbf"
              },
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 39,
            "sha256": "2bcb1413ddbc9625ad1afc9c5834fcfbc723a97414a6f0d453019891b71c3bed"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.non-ascii",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0063",
          "comment": "no-break space before the text",
          "flags": [
            "InvisibleCharacter"
          ],
          "input": {
            "segments": [
              {
                "hex": "c2a0"
              },
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 38,
            "sha256": "95774684dbf56019973bcf10b0fbd5672db086124f0016f64ef18bda1dda257a"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.non-ascii",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0064",
          "comment": "no-break space after the text",
          "flags": [
            "InvisibleCharacter"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              },
              {
                "hex": "c2a0"
              }
            ],
            "length": 38,
            "sha256": "07dce1e513f597efa00829c74bb7e3fb2aab80185700e9bbccba15db93cb05db"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.non-ascii",
            "offset": 36
          }
        },
        {
          "id": "uuid.text.0065",
          "comment": "zero-width space after the text",
          "flags": [
            "InvisibleCharacter"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              },
              {
                "hex": "e2808b"
              }
            ],
            "length": 39,
            "sha256": "b640c5a936b374424be908871a8617a9c465a21fb4c8391f0e07102853035be7"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.non-ascii",
            "offset": 36
          }
        },
        {
          "id": "uuid.text.0066",
          "comment": "zero-width joiner between digits",
          "flags": [
            "InvisibleCharacter"
          ],
          "input": {
            "segments": [
              {
                "text": "e621"
              },
              {
                "hex": "e2808d"
              },
              {
                "text": "e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 39,
            "sha256": "b6a24019698f842c6f85c80ed4e32f6fd8580af3bea24c4c58083466bb480657"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.non-ascii",
            "offset": 4
          }
        },
        {
          "id": "uuid.text.0067",
          "comment": "soft hyphen for the first hyphen",
          "flags": [
            "InvisibleCharacter"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8"
              },
              {
                "hex": "c2ad"
              },
              {
                "text": "c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 37,
            "sha256": "3e27d6283f8fac16288d3b1bfd698ecf259472d86998efcc6aea469fda83cd68"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.non-ascii",
            "offset": 8
          }
        },
        {
          "id": "uuid.text.0068",
          "comment": "right-to-left mark before the text",
          "flags": [
            "InvisibleCharacter"
          ],
          "input": {
            "segments": [
              {
                "hex": "e2808f"
              },
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 39,
            "sha256": "c9f05f550b1caa6670f03088f376f72b81b95e84391f0241180fc93a2981fa66"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.non-ascii",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0069",
          "comment": "no-break space for the last two digits, 36 bytes",
          "flags": [
            "InvisibleCharacter"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e"
              },
              {
                "hex": "c2a0"
              }
            ],
            "length": 36,
            "sha256": "64f069d0bda6adbca8ecc74de6c87ad6537473021373f866dacfe02b3256f254"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.non-ascii",
            "offset": 34
          }
        },
        {
          "id": "uuid.text.0070",
          "comment": "en dashes for hyphens",
          "flags": [
            "UnicodeDash"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8–c36c–495a–93fc–0c247a3e6e5f"
              }
            ],
            "length": 44,
            "sha256": "7333a3eefc24f2dca19fe84dc628e01ddf3c1ba98a85a0d80741f38038c698eb"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.non-ascii",
            "offset": 8
          }
        },
        {
          "id": "uuid.text.0071",
          "comment": "no-break hyphens (U+2011) for hyphens",
          "flags": [
            "UnicodeDash"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8"
              },
              {
                "hex": "e28091"
              },
              {
                "text": "c36c"
              },
              {
                "hex": "e28091"
              },
              {
                "text": "495a"
              },
              {
                "hex": "e28091"
              },
              {
                "text": "93fc"
              },
              {
                "hex": "e28091"
              },
              {
                "text": "0c247a3e6e5f"
              }
            ],
            "length": 44,
            "sha256": "170c6415394ec32256bebeab12b36601b75d5d229688d304e910960f5a363196"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.non-ascii",
            "offset": 8
          }
        },
        {
          "id": "uuid.text.0072",
          "comment": "minus sign (U+2212) for the last hyphen",
          "flags": [
            "UnicodeDash"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc−0c247a3e6e5f"
              }
            ],
            "length": 38,
            "sha256": "808f17b647a78db95148078065cf018783984d3678274ab06904842f2410fad9"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.non-ascii",
            "offset": 23
          }
        },
        {
          "id": "uuid.text.0073",
          "comment": "full-width digit for the last digit",
          "flags": [
            "UnicodeDigit"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5６"
              }
            ],
            "length": 38,
            "sha256": "457e08dbfd244ad280898b6e27000190e3f014f80778416081ce2cd9ee08ed11"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.non-ascii",
            "offset": 35
          }
        },
        {
          "id": "uuid.text.0074",
          "comment": "full-width digit for the first digit",
          "flags": [
            "UnicodeDigit"
          ],
          "input": {
            "segments": [
              {
                "text": "６621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 38,
            "sha256": "192a7ca2ce1070bd2d5f4b5825e3e31ceb910f55495e07d7236b1424603125fb"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.non-ascii",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0075",
          "comment": "Arabic-Indic digit for the last digit",
          "flags": [
            "UnicodeDigit"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5"
              },
              {
                "hex": "d9a6"
              }
            ],
            "length": 37,
            "sha256": "b6ffd11b5196b858e49b55e1b389dc4572190eef1b8c2e130fa478f770e7f888"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.non-ascii",
            "offset": 35
          }
        },
        {
          "id": "uuid.text.0076",
          "comment": "Bengali digit for the first digit",
          "flags": [
            "UnicodeDigit"
          ],
          "input": {
            "segments": [
              {
                "hex": "e0a7a8"
              },
              {
                "text": "eb8aa08-aa98-11ea-b4aa-73b441d16380"
              }
            ],
            "length": 38,
            "sha256": "202ccd1a5e459771e553be0f5079edd289bf2f1db526231de9bf6c412b73ddc8"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.non-ascii",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0077",
          "comment": "Cyrillic а for the Latin letter",
          "flags": [
            "LookAlike"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c2"
              },
              {
                "hex": "d0b0"
              },
              {
                "text": "7a3e6e5f"
              }
            ],
            "length": 37,
            "sha256": "0562f406ada8d927e96a5ab0e9ebbdef453298d7752b7aa5a80145d4d7a18c36"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.non-ascii",
            "offset": 27
          }
        },
        {
          "id": "uuid.text.0078",
          "comment": "Greek capital Β for the Latin letter",
          "flags": [
            "LookAlike"
          ],
          "input": {
            "segments": [
              {
                "hex": "ce92"
              },
              {
                "text": "621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 37,
            "sha256": "cb524d2f3c097e89ac31154c867713a68e0deb1ca55652f22adaf936e9abce42"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.non-ascii",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0079",
          "comment": "combining acute accent after the last digit",
          "flags": [
            "Combining"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              },
              {
                "hex": "cc81"
              }
            ],
            "length": 38,
            "sha256": "a84d284defd69b1d42ad400bc8856f9d849c8d05d1bed3aecb66cd4b83438c41"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.non-ascii",
            "offset": 36
          }
        },
        {
          "id": "uuid.text.0080",
          "comment": "combining accent after a digit in the middle",
          "flags": [
            "Combining"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c"
              },
              {
                "hex": "cc81"
              },
              {
                "text": "36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 38,
            "sha256": "cb45a68499031906c8badaf02342190848fe1a0aec76798da6594dd60e301f1b"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.non-ascii",
            "offset": 10
          }
        },
        {
          "id": "uuid.text.0081",
          "comment": "byte 0xFF for a digit: no UTF-8",
          "flags": [
            "InvalidUTF8"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e"
              },
              {
                "hex": "ff"
              },
              {
                "text": "f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "400c3efd9f7ccfd414bd32742ccd0a6041471e1b5c99c44196d36180e425beca"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.non-ascii",
            "offset": 5
          }
        },
        {
          "id": "uuid.text.0082",
          "comment": "byte 0x80 alone for the last digit: no UTF-8",
          "flags": [
            "InvalidUTF8"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5"
              },
              {
                "hex": "80"
              }
            ],
            "length": 36,
            "sha256": "f092a2edfe1710704aba7b15db827c88d4166bfce5a40bc6c90d6a093e7e3ef5"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.non-ascii",
            "offset": 35
          }
        },
        {
          "id": "uuid.text.0083",
          "comment": "overlong form of 0 (C0 B0) for a digit: no UTF-8",
          "flags": [
            "InvalidUTF8"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-"
              },
              {
                "hex": "c0b0"
              },
              {
                "text": "c247a3e6e5f"
              }
            ],
            "length": 37,
            "sha256": "97f9ec3d2989c9aa3c555fa60cf5c2c70af73203be20cbb1e66a0eff260b327f"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.non-ascii",
            "offset": 24
          }
        },
        {
          "id": "uuid.text.0084",
          "comment": "byte 0xAD, a hyphen with the top bit set, for a hyphen",
          "flags": [
            "InvalidUTF8"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c"
              },
              {
                "hex": "ad"
              },
              {
                "text": "495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "1b38a850712ba6e637cfbd2424329f238f1b02f6539a066d71183b1b6250069e"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.non-ascii",
            "offset": 13
          }
        },
        {
          "id": "uuid.text.0085",
          "comment": "byte 0xB6, a 6 with the top bit set, for a digit",
          "flags": [
            "InvalidUTF8"
          ],
          "input": {
            "segments": [
              {
                "text": "e"
              },
              {
                "hex": "b6"
              },
              {
                "text": "21e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "5ce737d8fd76a90cec357e4e9f2fdca1383e8c239859659998cd4778f1f840b3"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.non-ascii",
            "offset": 1
          }
        }
      ]
    },
    {
      "name": "signs and prefixes",
      "operation": "uuid.parse",
      "level": "must",
      "section": "RFC 9562, 4",
      "profile": "strict",
      "parameters": {
        "rule": {
          "name": "any"
        }
      },
      "cases": [
        {
          "id": "uuid.text.0086",
          "comment": "plus sign for the first digit",
          "flags": [
            "Sign"
          ],
          "input": {
            "segments": [
              {
                "text": "+621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "71a4b1b094cd2948b82e9c406c116e9e43d3badab59de305c91e12a7df6422d1"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.sign",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0087",
          "comment": "minus sign for the first digit",
          "flags": [
            "Sign"
          ],
          "input": {
            "segments": [
              {
                "text": "-621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "6e026929b251744f0ca932e6b4394c390546b12e62517bca7f23e006b3bc581b"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.sign",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0088",
          "comment": "plus sign at the start of group 2",
          "flags": [
            "Sign"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-+36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "502809f0f269193cfb5af77e471817713ff73cfc16645a80a61111038b2f1203"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.sign",
            "offset": 9
          }
        },
        {
          "id": "uuid.text.0089",
          "comment": "plus sign at the start of group 3",
          "flags": [
            "Sign"
          ],
          "input": {
            "segments": [
              {
                "text": "7c21f0b4-9d3a-+4e8-8b15-20f6a7c9d3e1"
              }
            ],
            "length": 36,
            "sha256": "bf0f1606c5b438f76ac311610916d068cc611d781df29a9db4c4bfacb56b7450"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.sign",
            "offset": 14
          }
        },
        {
          "id": "uuid.text.0090",
          "comment": "minus sign at the start of group 4",
          "flags": [
            "Sign"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a--3fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "88ca336b5752c5ce287ed7260e79dbb8e8326e31b154ef58bdec2a66f4969668"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.sign",
            "offset": 19
          }
        },
        {
          "id": "uuid.text.0091",
          "comment": "minus sign at the start of group 5",
          "flags": [
            "Sign"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc--c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "3a73144aca619ad8999d2b10c4132cb95f9c62303e9708c67422ea9340ba3350"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.sign",
            "offset": 24
          }
        },
        {
          "id": "uuid.text.0092",
          "comment": "plus sign inside a group",
          "flags": [
            "Sign"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e+f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "780dabd6d020afe94ce7d864e4adb3b78110bc2e5e6467186e46ea3f34033794"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.sign",
            "offset": 5
          }
        },
        {
          "id": "uuid.text.0093",
          "comment": "plus sign for the last digit",
          "flags": [
            "Sign"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5+"
              }
            ],
            "length": 36,
            "sha256": "ab6444097735adac4a37b6feb082d863fe368bbd61ce35e43bedf8a1f0b8d09b"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.sign",
            "offset": 35
          }
        },
        {
          "id": "uuid.text.0094",
          "comment": "plus sign before all 36 characters",
          "flags": [
            "Sign"
          ],
          "input": {
            "segments": [
              {
                "text": "+e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 37,
            "sha256": "3723b853f94246aa1da74c4e6aa5a3625eb623463336497bcb166d160b1627fb"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.sign",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0095",
          "comment": "every byte as a negative number",
          "flags": [
            "Sign"
          ],
          "input": {
            "segments": [
              {
                "text": "-1-1-1-1--1-1--1-1--1-1--1-1-1-1-1-1"
              }
            ],
            "length": 36,
            "sha256": "0e8fa90943c63f64b9a8a6f57b4b69e3d586355f7c29dbeabba53acc8301d436"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.sign",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0096",
          "comment": "0x in the first two places",
          "flags": [
            "HexPrefix"
          ],
          "input": {
            "segments": [
              {
                "text": "0x21e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "acc6e64ed44c7291f727b8359a523cf902bda772cd8e750d85b210cffaa554c2"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-prefix",
            "offset": 1
          }
        },
        {
          "id": "uuid.text.0097",
          "comment": "0X in the first two places",
          "flags": [
            "HexPrefix"
          ],
          "input": {
            "segments": [
              {
                "text": "0X21e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "2b486235f91ee929bd6c7e1ec5cafbcda0815b710cdfb2e1ef5a6ea84410b927"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-prefix",
            "offset": 1
          }
        },
        {
          "id": "uuid.text.0098",
          "comment": "0x at the start of group 2",
          "flags": [
            "HexPrefix"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-0x6c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "a87c3ab554971ba16bc275b69a5f3e21a965f1f044f7957e5151196eda4662d4"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-prefix",
            "offset": 10
          }
        },
        {
          "id": "uuid.text.0099",
          "comment": "0x inside group 5",
          "flags": [
            "HexPrefix"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c240x3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "c8f7c99a7f9db6057c5a97cd3db3870953be13939e2f0824a57bf943295e0720"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-prefix",
            "offset": 29
          }
        },
        {
          "id": "uuid.text.0100",
          "comment": "0x before all 36 characters",
          "flags": [
            "HexPrefix"
          ],
          "input": {
            "segments": [
              {
                "text": "0xe621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 38,
            "sha256": "d19e287ea8d9310265ca4631a177eaf1a71fbce16c51e8d78b3e0128f4dcdd2c"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-prefix",
            "offset": 1
          }
        },
        {
          "id": "uuid.text.0101",
          "comment": "x without a zero before it",
          "flags": [
            "HexPrefix"
          ],
          "input": {
            "segments": [
              {
                "text": "ex21e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "dfb6b24357e7d91ef45660b28e14a97dfe9fc866c94636d3e278be93ffd8288e"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 1
          }
        },
        {
          "id": "uuid.text.0102",
          "comment": "x at the start of a group, after a hyphen",
          "flags": [
            "HexPrefix"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-xc247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "f964c0f69970504289d136131f0a05dc93b02200deb435cbe8db3bb4475232bb"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 24
          }
        }
      ]
    },
    {
      "name": "hyphens and groups",
      "operation": "uuid.parse",
      "level": "must",
      "section": "RFC 9562, 4",
      "profile": "strict",
      "parameters": {
        "rule": {
          "name": "any"
        }
      },
      "cases": [
        {
          "id": "uuid.text.0103",
          "comment": "32 digits without hyphens",
          "flags": [
            "NoHyphens"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8c36c495a93fc0c247a3e6e5f"
              }
            ],
            "length": 32,
            "sha256": "97a601babe2a9121740da7341f22e517fdce8ff5a382d8f1b02c89952c7c4c43"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.missing-hyphens",
            "offset": 8
          }
        },
        {
          "id": "uuid.text.0104",
          "comment": "32 capital digits without hyphens",
          "flags": [
            "NoHyphens",
            "Case"
          ],
          "input": {
            "segments": [
              {
                "text": "E621E1F8C36C495A93FC0C247A3E6E5F"
              }
            ],
            "length": 32,
            "sha256": "0cd22316cd916ffe5bfaf1920a71c65e07021a1ad5ca244b17ff54bb980c035d"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.missing-hyphens",
            "offset": 8
          }
        },
        {
          "id": "uuid.text.0105",
          "comment": "first hyphen missing, 35 bytes",
          "flags": [
            "NoHyphens"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 35,
            "sha256": "a1769fef21ec8e542c190cb98b45145ae9c826450450653f831e0a38a06ccb70"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.missing-hyphens",
            "offset": 8
          }
        },
        {
          "id": "uuid.text.0106",
          "comment": "last hyphen missing, 35 bytes",
          "flags": [
            "NoHyphens"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc0c247a3e6e5f"
              }
            ],
            "length": 35,
            "sha256": "321686c860453c4c343f2fb389b825d886d15151b5d52c404fde22949f035c80"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.missing-hyphens",
            "offset": 23
          }
        },
        {
          "id": "uuid.text.0107",
          "comment": "two hyphens missing",
          "flags": [
            "NoHyphens"
          ],
          "input": {
            "segments": [
              {
                "text": "2eb8aa08aa98-11ea-b4aa73b441d16380"
              }
            ],
            "length": 34,
            "sha256": "6a648b484d11becf83e9accaf882f5742f67c41f8842d96b00fc41968e1ac151"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.missing-hyphens",
            "offset": 8
          }
        },
        {
          "id": "uuid.text.0108",
          "comment": "36 digits without hyphens",
          "flags": [
            "NoHyphens"
          ],
          "input": {
            "segments": [
              {
                "text": "2eb8aa08aa9811eab4aa73b441d163801234"
              }
            ],
            "length": 36,
            "sha256": "9b405aca2c6765d3f007ff26fb77265e99e57534db2e0ba08f21692eba2da694"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hyphen",
            "offset": 8
          }
        },
        {
          "id": "uuid.text.0109",
          "comment": "32 digits and four hyphens after them",
          "flags": [
            "Hyphens"
          ],
          "input": {
            "segments": [
              {
                "text": "2eb8aa08aa9811eab4aa73b441d16380----"
              }
            ],
            "length": 36,
            "sha256": "d18a2ccb18b26958bb1627f03c75116738f966dfac2118e83f13cab4b0f6d80f"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hyphen",
            "offset": 8
          }
        },
        {
          "id": "uuid.text.0110",
          "comment": "hyphen one place early",
          "flags": [
            "Hyphens"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f-8c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "74e8fee70c87813e6a538b45863814ae5fb13bb0d71f9d345680adced04170d3"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hyphen",
            "offset": 7
          }
        },
        {
          "id": "uuid.text.0111",
          "comment": "hyphen one place late",
          "flags": [
            "Hyphens"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8c-36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "ebf8cd2227a42f7401b0090258f8541ebaa0756764ed60b4c0590f97aa1a79d1"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hyphen",
            "offset": 8
          }
        },
        {
          "id": "uuid.text.0112",
          "comment": "all hyphens moved",
          "flags": [
            "Hyphens"
          ],
          "input": {
            "segments": [
              {
                "text": "2eb8-aa08-aa98-11ea-b4aa73b44-1d16380"
              }
            ],
            "length": 37,
            "sha256": "85e1eaa6be33e081a7b8a17ca77f5cadc7314aa0fc639d058729cb5772eefe8a"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hyphen",
            "offset": 4
          }
        },
        {
          "id": "uuid.text.0113",
          "comment": "hyphen for a digit in the last group",
          "flags": [
            "Hyphens"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e-f"
              }
            ],
            "length": 36,
            "sha256": "76d618b8c798ee334633ce8d1c5b977431032520b163bf5f6ab8f91c275cbc54"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hyphen",
            "offset": 34
          }
        },
        {
          "id": "uuid.text.0114",
          "comment": "hyphen after every byte",
          "flags": [
            "Hyphens"
          ],
          "input": {
            "segments": [
              {
                "text": "e6-21-e1-f8-c3-6c-49-5a-93-fc-0c-24-7a-3e-6e-5f"
              }
            ],
            "length": 47,
            "sha256": "ebc3fabfebbe332615c907ee7cf050c8fd532c1a0db8f9b98839a5b62ae8dce1"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hyphen",
            "offset": 2
          }
        },
        {
          "id": "uuid.text.0115",
          "comment": "two hyphens in a row",
          "flags": [
            "Hyphens",
            "Sign"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8--c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 37,
            "sha256": "44bfc58b9f50938ce4342f1001dc164fb96ba158c5621dafeeff5c99a4abeed8"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.sign",
            "offset": 9
          }
        },
        {
          "id": "uuid.text.0116",
          "comment": "hyphen before the text",
          "flags": [
            "Hyphens",
            "Sign"
          ],
          "input": {
            "segments": [
              {
                "text": "-e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 37,
            "sha256": "e56b5499372ba891831c0e1630f812906adb05317e0f4e60832ee57911eb0548"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.sign",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0117",
          "comment": "hyphen after the text",
          "flags": [
            "Hyphens"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f-"
              }
            ],
            "length": 37,
            "sha256": "982d6741f3394c53c79b863bd13eb0425da6ac6251c6c8f40cfa40e3f2840cf4"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.length",
            "offset": 36
          }
        },
        {
          "id": "uuid.text.0118",
          "comment": "underscores for hyphens",
          "flags": [
            "Hyphens"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8_c36c_495a_93fc_0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "31fe9ce63449908e0bc4028d0c1d12c32c9510f26e9c10a8f18e8ebd3087807d"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hyphen",
            "offset": 8
          }
        },
        {
          "id": "uuid.text.0119",
          "comment": "colons for hyphens",
          "flags": [
            "Hyphens"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8:c36c:495a:93fc:0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "b12513170c76d3195f180a075115ec643835b3d020695c3a8f131a6d26e8c5b8"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hyphen",
            "offset": 8
          }
        },
        {
          "id": "uuid.text.0120",
          "comment": "plus sign for a hyphen",
          "flags": [
            "Hyphens",
            "Sign"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c+495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "cffcfd76dc602bc894b77f8579bd51f3e09e56b7c3a7bee25d7d902d636da54d"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hyphen",
            "offset": 13
          }
        },
        {
          "id": "uuid.text.0121",
          "comment": "group 3 missing",
          "flags": [
            "ShortGroups"
          ],
          "input": {
            "segments": [
              {
                "text": "2eb8aa08-aa98-11ea-73b441d16380"
              }
            ],
            "length": 31,
            "sha256": "bc1619f12e290e1b920699662e8c6e99ff4bc23bf82eea1bd3dc47702eb59d64"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.missing-hyphens",
            "offset": 23
          }
        },
        {
          "id": "uuid.text.0122",
          "comment": "one digit a group, five groups",
          "flags": [
            "ShortGroups"
          ],
          "input": {
            "segments": [
              {
                "text": "1-2-3-4-5"
              }
            ],
            "length": 9,
            "sha256": "912296e12acc5ddb897c5f4768f10906dcb76e0ac9a09d450ef3b64cbef05e88"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hyphen",
            "offset": 1
          }
        },
        {
          "id": "uuid.text.0123",
          "comment": "first group too long",
          "flags": [
            "ShortGroups"
          ],
          "input": {
            "segments": [
              {
                "text": "1e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 37,
            "sha256": "7637f64b4c324e50e79596b9df08b9b7fc7ae430e548edc7cd12e7817a0eee30"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hyphen",
            "offset": 8
          }
        },
        {
          "id": "uuid.text.0124",
          "comment": "first group too short",
          "flags": [
            "ShortGroups"
          ],
          "input": {
            "segments": [
              {
                "text": "621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 35,
            "sha256": "8c7a8064d871e43354b386bece19116a0e87f37ad9cbf3196aba9a0da1567142"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hyphen",
            "offset": 7
          }
        },
        {
          "id": "uuid.text.0125",
          "comment": "group 5 too short, as printed without leading zeros",
          "flags": [
            "ShortGroups"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-c247a3e6e5f"
              }
            ],
            "length": 35,
            "sha256": "13de54309d4ded58553af0dfb42db754eb0935a18395dc204bbca93f65153fb8"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.length",
            "offset": 35
          }
        }
      ]
    },
    {
      "name": "length",
      "operation": "uuid.parse",
      "level": "must",
      "section": "RFC 9562, 4",
      "profile": "strict",
      "parameters": {
        "rule": {
          "name": "any"
        }
      },
      "cases": [
        {
          "id": "uuid.text.0126",
          "comment": "no bytes at all",
          "flags": [],
          "input": {
            "segments": [],
            "length": 0,
            "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.length",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0127",
          "comment": "one digit",
          "flags": [
            "Cut"
          ],
          "input": {
            "segments": [
              {
                "text": "e"
              }
            ],
            "length": 1,
            "sha256": "3f79bb7b435b05321651daefd374cdc681dc06faa65e374e38337b88ca046dea"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.length",
            "offset": 1
          }
        },
        {
          "id": "uuid.text.0128",
          "comment": "one hyphen",
          "flags": [
            "Sign"
          ],
          "input": {
            "segments": [
              {
                "text": "-"
              }
            ],
            "length": 1,
            "sha256": "3973e022e93220f9212c18d0d0c543ae7c309e46640da93a4a0314de999f5112"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.sign",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0129",
          "comment": "first group alone",
          "flags": [
            "Cut"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8"
              }
            ],
            "length": 8,
            "sha256": "8858506840b24714a72a9cf91a40ca8010989f8aef3ca57510665ecb2e3bd664"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.length",
            "offset": 8
          }
        },
        {
          "id": "uuid.text.0130",
          "comment": "first group and its hyphen",
          "flags": [
            "Cut"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-"
              }
            ],
            "length": 9,
            "sha256": "8b78899b1d82b7ee986363406958a293b64d2a36176c40a9cce40487004d335a"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.length",
            "offset": 9
          }
        },
        {
          "id": "uuid.text.0131",
          "comment": "cut to 32 characters",
          "flags": [
            "Cut"
          ],
          "input": {
            "segments": [
              {
                "text": "8f14e45f-ceea-467f-a0e6-b1c2d3e4"
              }
            ],
            "length": 32,
            "sha256": "cf885b217a3e984cc7b1e20df4b25ea70df62e25e0f2cf2dfbad969a09383a8d"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.length",
            "offset": 32
          }
        },
        {
          "id": "uuid.text.0132",
          "comment": "last digit missing",
          "flags": [
            "Cut"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5"
              }
            ],
            "length": 35,
            "sha256": "dd77c35d877feb04e90d8b9deb55dd6fe640a9ab951b957e38b086c4f5700f67"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.length",
            "offset": 35
          }
        },
        {
          "id": "uuid.text.0133",
          "comment": "one digit too many",
          "flags": [
            "Long"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f0"
              }
            ],
            "length": 37,
            "sha256": "f9289aeecb074a707204d612f4087ab0fd9303e960c46828e9fdebee49be9bbf"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.length",
            "offset": 36
          }
        },
        {
          "id": "uuid.text.0134",
          "comment": "one letter too many that is no digit",
          "flags": [
            "Long"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5fg"
              }
            ],
            "length": 37,
            "sha256": "56e6f34760ffd5e8f98b86284c0116979ed5c6941e0cf429fb8d9d784a1ac215"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.length",
            "offset": 36
          }
        },
        {
          "id": "uuid.text.0135",
          "comment": "the same UUID twice in a row",
          "flags": [
            "Long"
          ],
          "input": {
            "segments": [
              {
                "repeat": {
                  "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f",
                  "count": 2
                }
              }
            ],
            "length": 72,
            "sha256": "7513973ceb1330041db361f10529b559f233ff27ebb6f6da375350c96c70fe41"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.length",
            "offset": 36
          }
        },
        {
          "id": "uuid.text.0136",
          "comment": "two UUIDs with a comma",
          "flags": [
            "Long"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f,e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 73,
            "sha256": "899bff7ca1b161994ef306d37bbeb5cab752f04bdb67edaf796107ce47d4b5f5"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.length",
            "offset": 36
          }
        },
        {
          "id": "uuid.text.0137",
          "comment": "ten thousand digits",
          "flags": [
            "Long"
          ],
          "input": {
            "segments": [
              {
                "repeat": {
                  "text": "e",
                  "count": 10000
                }
              }
            ],
            "length": 10000,
            "sha256": "b9630c1eb8ce08b508cf9e696afe2db2db55d893b336a8dfade7d4b05ccea02a"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hyphen",
            "offset": 8
          }
        },
        {
          "id": "uuid.text.0138",
          "comment": "a UUID and ten thousand digits",
          "flags": [
            "Long"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              },
              {
                "repeat": {
                  "text": "0",
                  "count": 10000
                }
              }
            ],
            "length": 10036,
            "sha256": "381723fbc9cff02367001abf3006e4c19cbaa429b3a59846f3d8e0ffa9b8453e"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.length",
            "offset": 36
          }
        },
        {
          "id": "uuid.text.0139",
          "comment": "URL-safe base64 of 16 bytes, 22 characters",
          "flags": [
            "NotAUUID"
          ],
          "input": {
            "segments": [
              {
                "text": "5iHh-MNsSVqT_AwkejVuXw"
              }
            ],
            "length": 22,
            "sha256": "dfa11b71aac4b427cfbc849877c77eccca760e3e587284e4f96d032ff8b98f2e"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 1
          }
        },
        {
          "id": "uuid.text.0140",
          "comment": "a user name",
          "flags": [
            "NotAUUID"
          ],
          "input": {
            "segments": [
              {
                "text": "user-123"
              }
            ],
            "length": 8,
            "sha256": "fcdec6df4d44dbc637c7c5b58efface52a7f8a88535423430255be0bb89bedd8"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0141",
          "comment": "the word null",
          "flags": [
            "NotAUUID"
          ],
          "input": {
            "segments": [
              {
                "text": "null"
              }
            ],
            "length": 4,
            "sha256": "74234e98afe7498fb5daf1f36ac2d78acc339464f950703b8c019892f982b90b"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0142",
          "comment": "36 letters that are no digits",
          "flags": [
            "NotAUUID"
          ],
          "input": {
            "segments": [
              {
                "text": "zzzzzzzz-zzzz-zzzz-zzzz-zzzzzzzzzzzz"
              }
            ],
            "length": 36,
            "sha256": "a9ca111109de4c6a0d65d6b25588f7719fbfad5c69637d396f63dffb9e1aace9"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 0
          }
        }
      ]
    },
    {
      "name": "wrappers",
      "operation": "uuid.parse",
      "level": "must",
      "section": "RFC 9562, 4",
      "profile": "strict",
      "parameters": {
        "rule": {
          "name": "any"
        }
      },
      "cases": [
        {
          "id": "uuid.text.0143",
          "comment": "braces",
          "flags": [
            "Wrapper"
          ],
          "input": {
            "segments": [
              {
                "text": "{e621e1f8-c36c-495a-93fc-0c247a3e6e5f}"
              }
            ],
            "length": 38,
            "sha256": "083968539f699c203c406efe65747d7105a46cbe1916ef60086c3964a8628052"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.wrapper",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0144",
          "comment": "opening brace alone",
          "flags": [
            "Wrapper"
          ],
          "input": {
            "segments": [
              {
                "text": "{e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 37,
            "sha256": "2657299a376c10012c7715f6509ab3dcacce1fdb353b81ff48171ea9f3c0a6b1"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.wrapper",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0145",
          "comment": "closing brace alone",
          "flags": [
            "Wrapper"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f}"
              }
            ],
            "length": 37,
            "sha256": "0c672dff4b39f31f0e0202c62d9877d0b59519ee35acded913a8d3a4fbe425f6"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.wrapper",
            "offset": 36
          }
        },
        {
          "id": "uuid.text.0146",
          "comment": "braces round 32 digits",
          "flags": [
            "Wrapper"
          ],
          "input": {
            "segments": [
              {
                "text": "{e621e1f8c36c495a93fc0c247a3e6e5f}"
              }
            ],
            "length": 34,
            "sha256": "cd645a81f2144c6413e3305d9e31ff57fadb5167f1c397d6aa52e9cb2fe0e7dc"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.wrapper",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0147",
          "comment": "opening brace for the first digit, 36 bytes",
          "flags": [
            "Wrapper"
          ],
          "input": {
            "segments": [
              {
                "text": "{621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "ac66844c2e928ac0fef32eafd17a45b0fe8a1d696b8c831e78d3547e8180705d"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.wrapper",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0148",
          "comment": "parentheses",
          "flags": [
            "Wrapper"
          ],
          "input": {
            "segments": [
              {
                "text": "(e621e1f8-c36c-495a-93fc-0c247a3e6e5f)"
              }
            ],
            "length": 38,
            "sha256": "8205ef3b1e23d63cac89e776ef497ca2358db510cf45e1513498625714b5631b"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.wrapper",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0149",
          "comment": "closing parenthesis alone",
          "flags": [
            "Wrapper"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f)"
              }
            ],
            "length": 37,
            "sha256": "58791f14c3a503050327c431a80b30d02e3ea4036712b7b4c0e4ad4fea95f5f3"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.wrapper",
            "offset": 36
          }
        },
        {
          "id": "uuid.text.0150",
          "comment": "square brackets",
          "flags": [
            "Wrapper"
          ],
          "input": {
            "segments": [
              {
                "text": "[e621e1f8-c36c-495a-93fc-0c247a3e6e5f]"
              }
            ],
            "length": 38,
            "sha256": "93b6691495bafef9035a7537db1991fd5debc8505bc3b3e2b5c7c35ddd4680b1"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.wrapper",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0151",
          "comment": "closing square bracket alone",
          "flags": [
            "Wrapper"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f]"
              }
            ],
            "length": 37,
            "sha256": "66e77cd9923e5d1e76170d0851be04084706d8fa702b6c9eb6d0ef0b9653fa45"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.wrapper",
            "offset": 36
          }
        },
        {
          "id": "uuid.text.0152",
          "comment": "angle brackets",
          "flags": [
            "Wrapper"
          ],
          "input": {
            "segments": [
              {
                "text": "<e621e1f8-c36c-495a-93fc-0c247a3e6e5f>"
              }
            ],
            "length": 38,
            "sha256": "223e234f6424dc6e2b3a98c6a31f9909645af8605f9debea42b51033111b0d78"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.wrapper",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0153",
          "comment": "closing angle bracket alone",
          "flags": [
            "Wrapper"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f>"
              }
            ],
            "length": 37,
            "sha256": "a18deacf572a187d921ac38bde5845789b126911bbe02d615cfca11cdfa65639"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.wrapper",
            "offset": 36
          }
        },
        {
          "id": "uuid.text.0154",
          "comment": "quotation marks",
          "flags": [
            "Wrapper"
          ],
          "input": {
            "segments": [
              {
                "text": "\"e621e1f8-c36c-495a-93fc-0c247a3e6e5f\""
              }
            ],
            "length": 38,
            "sha256": "55d306edf763fc0fbcfa1ded216c0b35cdbde4261641d331789f87db80f6e7d6"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.wrapper",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0155",
          "comment": "closing quotation mark alone",
          "flags": [
            "Wrapper"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f\""
              }
            ],
            "length": 37,
            "sha256": "9fa5fa23260c467babf923c83aac2be5f0ee2f84a2744860759ec37065e5933b"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.wrapper",
            "offset": 36
          }
        },
        {
          "id": "uuid.text.0156",
          "comment": "apostrophes",
          "flags": [
            "Wrapper"
          ],
          "input": {
            "segments": [
              {
                "text": "'e621e1f8-c36c-495a-93fc-0c247a3e6e5f'"
              }
            ],
            "length": 38,
            "sha256": "752899f1c51d256a888f89c8e941222f949a3acd57d8c47a9f260bcae00fb972"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.wrapper",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0157",
          "comment": "urn:uuid: before the text",
          "flags": [
            "Wrapper"
          ],
          "input": {
            "segments": [
              {
                "text": "urn:uuid:e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 45,
            "sha256": "d7192a98264c6fbca360eb80004ead01c786471a5d399feae85503fc039aa1a4"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.wrapper",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0158",
          "comment": "URN:UUID: in capitals before the text",
          "flags": [
            "Wrapper"
          ],
          "input": {
            "segments": [
              {
                "text": "URN:UUID:e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 45,
            "sha256": "749a8defd11b66ddfe76c646438d7366be549a49d0b667590fe3d1f61aeaf625"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.wrapper",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0159",
          "comment": "uuid: before the text",
          "flags": [
            "Wrapper"
          ],
          "input": {
            "segments": [
              {
                "text": "uuid:e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 41,
            "sha256": "51d4a3b6e80a249231e9ae36f1e63e7bc11655c1904fcff86463f67a2d2d2d37"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.wrapper",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0160",
          "comment": "urn: alone before the text",
          "flags": [
            "Wrapper"
          ],
          "input": {
            "segments": [
              {
                "text": "urn:e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 40,
            "sha256": "3e14d046994fbd0e4c294f8084726f72c99c67e1a8c55dbff919086b6815b328"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0161",
          "comment": "brace inside the text wraps nothing",
          "flags": [
            "Wrapper"
          ],
          "input": {
            "segments": [
              {
                "text": "e621e1f8-c{6c-495a-93fc-0c247a3e6e5f"
              }
            ],
            "length": 36,
            "sha256": "d7bf5fc5ce3e8c968391622d2de07a8e45e1a72b303110882c054026b5895c32"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 10
          }
        },
        {
          "id": "uuid.text.0162",
          "comment": "another letter before and after the text",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "xe621e1f8-c36c-495a-93fc-0c247a3e6e5fy"
              }
            ],
            "length": 38,
            "sha256": "57981012093592c9eb35d2f9b86c33805178a8f6e7fa62c48dbbbce0304564da"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 0
          }
        },
        {
          "id": "uuid.text.0163",
          "comment": "backslash and quotation mark, left from JSON in JSON",
          "flags": [],
          "input": {
            "segments": [
              {
                "text": "\\\"e621e1f8-c36c-495a-93fc-0c247a3e6e5f\\\""
              }
            ],
            "length": 40,
            "sha256": "d9884f6c638847bb9403a739c5d71fb15ab1e02e1277f1eecf69efe6cdcc7779"
          },
          "expect": {
            "verdict": "reject",
            "category": "uuid.hex-digit",
            "offset": 0
          }
        }
      ]
    }
  ]
}

"""###,
    ]
}
