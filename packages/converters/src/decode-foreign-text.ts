import { decodeText, MAX_FILE_BYTES } from "@comptoir/venue-file";

/** Control characters that no text contains, but binary files such as pictures and workbooks do. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters.
const NO_TEXT = /[\u0000-\u0008\u000e-\u001f\ufffd]/;

/** A binary file whose type its first bytes reveal. */
export type NoText = "workbook" | "picture";

/** Recognises a workbook, PDF or picture by its first bytes; null for any other file. */
export function kindOfBytes(file: Uint8Array): NoText | null {
  const first = String.fromCharCode(...file.subarray(0, 4));
  if (first === "PK\u0003\u0004" || first === "\u00d0\u00cf\u0011\u00e0") return "workbook";
  return /^(?:%PDF|\u0089PNG|\u00ff\u00d8\u00ff|GIF8)/.test(first) ? "picture" : null;
}

/**
 * Decodes a text file; null if it is binary. Files that are not UTF-8 are decoded as UTF-16 or Windows-1252, in which
 * spreadsheets often save. A note says so.
 */
export function decodeForeignText(file: string | Uint8Array): { text: string; notes: string[] } | null {
  const decoded = decodeText(file, MAX_FILE_BYTES);
  if (!("fault" in decoded)) return { text: decoded.text, notes: [] };
  if (typeof file === "string" || file.byteLength > MAX_FILE_BYTES) return null;
  const encoding = file[0] === 0xff && file[1] === 0xfe ? "utf-16le" : "windows-1252";
  const text = new TextDecoder(encoding).decode(file);
  if (text.trim() === "" || NO_TEXT.test(text)) return null;
  const name = encoding === "utf-16le" ? "UTF-16" : "Windows-1252";
  return { text, notes: [`The file is not UTF-8 and is read as ${name}: look at the accents.`] };
}
