import { normalizeSigns } from "./typed-fields.ts";

const CANADIAN = "[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z][ \u00a0-]?\\d[ABCEGHJ-NPRSTV-Z]\\d";
const CANADIAN_POSTAL_CODE = new RegExp(`^${CANADIAN}$`, "i");
const US_ZIP_CODE = /^\d{5}(?:-?\d{4})?$/;

/** Tells whether a text is a Canadian postal code or a US ZIP code. checkout#form-messages. */
export function isPostalCode(text: string): boolean {
  const typed = normalizeSigns(text);
  return CANADIAN_POSTAL_CODE.test(typed) || US_ZIP_CODE.test(typed);
}

/**
 * Writes a postal code in the form of its country: `H2X 1Y4`, `90210`, `90210-1234`. A text that is not complete stays
 * as typed, in upper case. checkout#formats.
 */
export function formatPostalCode(text: string): string {
  const upper = text.toUpperCase();
  const typed = normalizeSigns(upper);
  if (CANADIAN_POSTAL_CODE.test(typed)) return `${typed.slice(0, 3)} ${typed.slice(-3)}`;
  return /^\d{9}$/.test(typed) ? `${typed.slice(0, 5)}-${typed.slice(5)}` : upper;
}

/** Writes the Canadian postal codes in an address as `H2X 1Y4`. checkout#formats. */
export function formatAddress(address: string): string {
  return address.replace(new RegExp(`\\b${CANADIAN}\\b`, "gi"), formatPostalCode);
}
