import { MAX_TABLE_LENGTH, normalizeLine, normalizeSigns } from "@comptoir/ordering";
import { z } from "@hono/zod-openapi";

/**
 * Characters that typed text must not contain: control characters, lone surrogates and overrides of the text
 * direction.
 */
const UNREADABLE_IN_TEXT = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202d\u202e]/u;
const UNREADABLE_IN_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202d\u202e]/u;
/** Creates the schema of a typed text of several lines. api#typed-text. */
export function typedText(maxLength: number) {
  return typedWithout(UNREADABLE_IN_TEXT, maxLength);
}

/** Creates the schema of one typed line: a name, a number. api#typed-text. */
export function typedLine(maxLength: number) {
  return typedWithout(UNREADABLE_IN_LINE, maxLength);
}

/** Creates the schema of a typed name, street address or reference, normalized. checkout#typed-fields. */
export function typedName(maxLength: number) {
  return typedAs(normalizeLine, maxLength);
}

/** Creates the schema of a typed number, code, postal code or e-mail address, normalized. checkout#typed-fields. */
export function typedSigns(maxLength: number) {
  return typedAs(normalizeSigns, maxLength);
}

/** The number or name of a table, normalized so that equal-looking texts are equal. api#typed-text. */
export const tableTextSchema = typedSigns(MAX_TABLE_LENGTH);

/** Some characters become several, so the normalized text has the limit too. api#typed-text. */
function typedAs(normalize: (text: string) => string, maxLength: number) {
  return typedLine(maxLength).transform(normalize).pipe(z.string().max(maxLength));
}

function typedWithout(unreadable: RegExp, maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .refine((text) => !unreadable.test(text), { error: "unreadable-character" });
}
