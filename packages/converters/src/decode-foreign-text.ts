import { decodeText, MAX_FILE_BYTES } from "@comptoir/venue-file";
import type { Note } from "./notes.ts";

/** Control characters, which binary files contain but texts do not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters.
const NO_TEXT = /[\u0000-\u0008\u000e-\u001f\ufffd]/;

export type NoText = "workbook" | "pdf" | "picture";

/** A PDF may begin with other bytes, such as those of a mail. */
const PDF_WITHIN = 1024;

/** The first bytes of pictures; after four of its own, HEIC and AVIF say `ftyp`. */
const PICTURE = /^(?:.PNG|\u00ff\u00d8\u00ff|GIF8|II\*|MM.\*|RIFF.{4}WEBP|.{4}ftyp(?:hei|hev|mif|msf|avi))/s;

/** Recognises a workbook, PDF or picture by its first bytes; null for others. */
export function kindOfBytes(file: Uint8Array): NoText | null {
  const first = String.fromCharCode(...file.subarray(0, PDF_WITHIN));
  if (first.startsWith("PK\u0003\u0004") || first.startsWith("\u00d0\u00cf\u0011\u00e0")) return "workbook";
  if (/^%PDF|[\r\n]%PDF-\d/.test(first)) return "pdf";
  return PICTURE.test(first) ? "picture" : null;
}

/** Decodes a text file, also UTF-16 or Windows-1252 with a note; null if it is binary. */
export function decodeForeignText(file: string | Uint8Array): { text: string; notes: readonly Note[] } | null {
  const decoded = decodeText(file, MAX_FILE_BYTES);
  if (!("fault" in decoded)) return { text: decoded.text, notes: [] };
  if (typeof file === "string" || file.byteLength > MAX_FILE_BYTES) return null;
  const encoding = file[0] === 0xff && file[1] === 0xfe ? "utf-16le" : "windows-1252";
  const text = new TextDecoder(encoding).decode(file);
  if (text.trim() === "" || NO_TEXT.test(text)) return null;
  const name = encoding === "utf-16le" ? "UTF-16" : "Windows-1252";
  return { text, notes: [{ key: "otherEncoding", values: [name], counted: null }] };
}
