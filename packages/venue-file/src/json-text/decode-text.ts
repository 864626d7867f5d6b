import type { Wrong } from "../reading/reasons.ts";
import { FILE_WRONG } from "../wording.ts";

/** Maximum size of a venue file in bytes; ten thousand dishes with options and translations have about 10 MB. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** Decodes a file as UTF-8, with or without a byte order mark; checks its size first. */
export function decodeText(file: string | Uint8Array, maxBytes = MAX_FILE_BYTES): { text: string } | { fault: Wrong } {
  const size = typeof file === "string" ? file.length : file.byteLength;
  if (size > maxBytes) return { fault: FILE_WRONG.tooLarge(size, maxBytes) };
  const text = typeof file === "string" ? file : decodeUtf8(file);
  if (text === null) return { fault: FILE_WRONG.notUtf8 };
  const unmarked = text.startsWith("\ufeff") ? text.slice(1) : text;
  return unmarked.trim() === "" ? { fault: FILE_WRONG.empty } : { text: unmarked };
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
