import { cleanText, unreadableCharacter } from "@comptoir/venue-file";

const UNREADABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\u202a-\u202e\ufffe\uffff]/gu;
/** Matches UTF-8 that was decoded as Windows-1252, as in "Ã©". */
const MISREAD =
  /[ÃÂ][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|â€[\u0080-\u00bf\u2013-\u203a\u0153\u02dc\u2122]/;
const WINDOWS_1252_ABOVE = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
/**
 * Matches a combining accent whose two UTF-8 bytes were decoded separately.
 * - The first byte became "Ì" or "ì".
 * - The second became the euro sign for a grave, nothing for an acute, a low quote for a circumflex.
 * - Without the second byte it matches only after "e" or "a", where no language writes "ì".
 */
const MISREAD_ACCENT = /([A-Za-z])[Ìì]([€‚\u0080-\u0082])|([AEae])[Ìì]/g;
const ACCENTS: Readonly<Record<string, string>> = {
  "€": "\u0300",
  "\u0080": "\u0300",
  "‚": "\u0302",
  "\u0082": "\u0302",
  "\u0081": "\u0301",
  "": "\u0301",
};

/** Repairs wrongly decoded text where the original is certain, and removes unprintable characters. */
export function mendText(text: string): string {
  const read = MISREAD.test(text) ? readAgain(text) : text;
  return read
    .replace(MISREAD_ACCENT, (_, letter?: string, second?: string, bare?: string) => {
      return `${letter ?? bare}${ACCENTS[second ?? ""] ?? ""}`;
    })
    .normalize("NFC")
    .replace(UNREADABLE, "")
    .trim();
}

export function isMisread(text: string): boolean {
  return (MISREAD.test(text) && readAgain(text) !== text) || text.search(MISREAD_ACCENT) >= 0;
}

/** Encodes a text as Windows-1252 and decodes it as UTF-8; returns it unchanged if that fails. */
function readAgain(text: string): string {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const above = WINDOWS_1252_ABOVE.indexOf(character);
    if (above >= 0) bytes.push(0x80 + above);
    else if (code <= 0xff) bytes.push(code);
    else return text;
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array(bytes));
  } catch {
    return text;
  }
}

/** Truncates a text at a whole character, and removes unprintable characters. */
export function safeWords(text: string, maxLength: number): string {
  const mended = mendText(text);
  const cut = mended.length <= maxLength ? mended : `${[...mended.slice(0, maxLength - 2)].slice(0, -1).join("")}…`;
  return unreadableCharacter(cleanText(cut)) === null ? cut : mendText(cleanText(cut)).slice(0, maxLength);
}
