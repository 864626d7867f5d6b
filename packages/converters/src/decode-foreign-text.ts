import { decodeText, MAX_FILE_BYTES } from "@comptoir/venue-file";

/** What no text has: a file with one is a picture, a workbook or the like. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const NO_TEXT = /[\u0000-\u0008\u000e-\u001f\ufffd]/;

/** A file that is no text, where its first bytes say what it is. */
export type NoText = "workbook" | "picture";

/** Tells a workbook, and a PDF or a picture, by its first bytes; null for every other file. */
export function kindOfBytes(file: Uint8Array): NoText | null {
  const first = String.fromCharCode(...file.subarray(0, 4));
  if (first === "PK\u0003\u0004" || first === "\u00d0\u00cf\u0011\u00e0") return "workbook";
  return /^(?:%PDF|\u0089PNG|\u00ff\u00d8\u00ff|GIF8)/.test(first) ? "picture" : null;
}

/**
 * Reads the text of another system's file; null where it is none. A spreadsheet saves accents as Windows-1252 or UTF-16 unless it is told
 * otherwise, and a venue of French words is no reason to refuse it: what is not UTF-8 is read so, and a note says it.
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
