import { MAX_TABLE_LENGTH } from "@comptoir/ordering";
import { z } from "@hono/zod-openapi";

/** Control characters but tabs and line breaks, halves of characters, and what turns round the direction of what follows. */
const UNREADABLE_IN_TEXT = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202d\u202e]/u;
const UNREADABLE_IN_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202d\u202e]/u;
/** All that is not seen. */
const UNREADABLE_IN_TABLE = /[\p{C}\p{Zl}\p{Zp}]/u;

/** Text that a person typed, of several lines perhaps. api#typed-text. */
export function typedText(maxLength: number) {
  return typedWithout(UNREADABLE_IN_TEXT, maxLength);
}

/** One line that a person typed: a name, a number. api#typed-text. */
export function typedLine(maxLength: number) {
  return typedWithout(UNREADABLE_IN_LINE, maxLength);
}

/** The number or the name of a table: two that look the same are the same. api#typed-text. */
export const tableTextSchema = typedWithout(UNREADABLE_IN_TABLE, MAX_TABLE_LENGTH);

function typedWithout(unreadable: RegExp, maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .refine((text) => !unreadable.test(text), { error: "unreadable-character" });
}
