import { MAX_TABLE_LENGTH, normalizeLine, normalizeSigns } from "@comptoir/ordering";
import { z } from "@hono/zod-openapi";

/** Control characters but tabs and line breaks, halves of characters, and what turns round the direction of what follows. */
const UNREADABLE_IN_TEXT = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202d\u202e]/u;
const UNREADABLE_IN_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202d\u202e]/u;
/** Text that a person typed, of several lines perhaps. api#typed-text. */
export function typedText(maxLength: number) {
  return typedWithout(UNREADABLE_IN_TEXT, maxLength);
}

/** One line that a person typed: a name, a number. api#typed-text. */
export function typedLine(maxLength: number) {
  return typedWithout(UNREADABLE_IN_LINE, maxLength);
}

/** A name, an address or a reference, normalized. checkout#typed-fields. */
export function typedName(maxLength: number) {
  return typedLine(maxLength).transform(normalizeLine);
}

/** A number, a code, a postal code or an e-mail address, normalized. checkout#typed-fields. */
export function typedSigns(maxLength: number) {
  return typedLine(maxLength).transform(normalizeSigns);
}

/** The number or the name of a table: two that look the same are the same. api#typed-text. */
export const tableTextSchema = typedSigns(MAX_TABLE_LENGTH);

function typedWithout(unreadable: RegExp, maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .refine((text) => !unreadable.test(text), { error: "unreadable-character" });
}
