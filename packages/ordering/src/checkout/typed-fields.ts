/** Invisible characters in pasted text. Zero-width joiners are not listed, because some scripts need them. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202c\u2060-\u2069\ufeff]/gu;

/** Normalizes a typed or pasted line: a name, a street address, a reference. checkout#typed-fields. */
export function normalizeLine(text: string): string {
  return text
    .normalize("NFC")
    .replace(UNSEEN, "")
    .replace(/\p{Zs}+/gu, " ")
    .trim();
}

/**
 * Normalizes typed numbers and codes, such as phone numbers, cards and dates. Converts full-width and Arabic
 * digits, dashes and slashes to ASCII. checkout#typed-fields.
 */
export function normalizeSigns(text: string): string {
  return normalizeLine(text.normalize("NFKC"))
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/[\u2044\u2215]/gu, "/")
    .replace(/[\u200c\u200d]/gu, "")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => String(digit.charCodeAt(0) & 15));
}
