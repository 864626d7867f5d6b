import { decodeHtmlText } from "@comptoir/ordering";
import sanitizeHtml from "sanitize-html";

/** The HTML tags that text may contain, without attributes. menu#markup. */
const ALLOWED_TAGS: readonly string[] = ["b", "i", "em", "strong", "p", "br"];

const MAX_ROUNDS = 5;
const MAY_HOLD_MARKUP = /[<>&]/;
const TAG_BEGINNING = /<[a-z/!?]/i;
const ALLOWED_TAG = /<\/?(?:b|i|em|strong|p|br)\s*\/?>/gi;
const UNREADABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\u202a-\u202e\ufffe\uffff]/u;

/**
 * Sanitizes HTML: keeps only the allowed tags, with text escaped as in menu data (menu#html-escapes). Also
 * removes markup that is escaped several times, in case a page unescapes too often.
 */
export function cleanText(text: string): string {
  if (!MAY_HOLD_MARKUP.test(text)) return text.trim();
  let clean = sanitize(text);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const bare = decodeWhole(clean);
    if (!TAG_BEGINNING.test(bare.replace(ALLOWED_TAG, " "))) return clean.trim();
    clean = sanitize(bare);
  }
  // Input that still yields tags is hostile, so every `<` is dropped.
  return sanitize(decodeWhole(clean).replaceAll("<", " ")).trim();
}

/** Returns the first forbidden character, such as `U+0000`; null if none. */
export function unreadableCharacter(text: string): string | null {
  const found = UNREADABLE.exec(text)?.[0].codePointAt(0);
  return found === undefined ? null : `U+${found.toString(16).toUpperCase().padStart(4, "0")}`;
}

function sanitize(text: string): string {
  return sanitizeHtml(text, { allowedTags: [...ALLOWED_TAGS], allowedAttributes: {}, nestingLimit: 8 });
}

function decodeWhole(text: string): string {
  let decoded = text;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const further = decodeHtmlText(decoded);
    if (further === decoded) break;
    decoded = further;
  }
  return decoded;
}

/** Replaces control, format and surrogate characters, which could control a terminal or reverse the text direction. */
export function safe(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "�");
}
