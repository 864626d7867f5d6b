import { decodeHtmlText } from "@comptoir/ordering";
import sanitizeHtml from "sanitize-html";

/** The markup that text may carry; none of it with attributes. menu#markup. */
const ALLOWED_TAGS: readonly string[] = ["b", "i", "em", "strong", "p", "br"];

const MAX_ROUNDS = 5;
const MAY_HOLD_MARKUP = /[<>&]/;
const TAG_BEGINNING = /<[a-z/!?]/i;
const ALLOWED_TAG = /<\/?(?:b|i|em|strong|p|br)\s*\/?>/gi;
const UNREADABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\u202a-\u202e\ufffe\uffff]/u;

/**
 * Takes out of a text every markup but `b`, `i`, `em`, `strong`, `p` and `br` without attributes, and leaves it with the
 * escapes that menu data carries (menu#html-escapes): `Fish & Chips <script>…` becomes `Fish &amp; Chips`. Markup that
 * hides behind escapes, however often they are escaped, is taken out as well, since a display may read escapes once too
 * often.
 */
export function cleanText(text: string): string {
  if (!MAY_HOLD_MARKUP.test(text)) return text.trim();
  let clean = sanitize(text);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const bare = decodeWhole(clean);
    if (!TAG_BEGINNING.test(bare.replace(ALLOWED_TAG, " "))) return clean.trim();
    clean = sanitize(bare);
  }
  // Whatever still makes tags of itself after so many rounds was not written to be read.
  return sanitize(decodeWhole(clean).replaceAll("<", " ")).trim();
}

/** The first character that no text may hold, written as `U+0000`; null when there is none. */
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

/** Takes out of a text what would act on a terminal, or change the direction of its line. */
export function safe(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "�");
}
