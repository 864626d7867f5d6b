import parsePhoneNumber from "libphonenumber-js";

/**
 * The countries that text messages are sent to; a message to another country may cost dollars.
 * promises#promise-32.
 */
const COUNTRIES = new Set(["CA", "US"]);

/** Normalizes a phone number to E.164 (`+14165550123`); null for an invalid number, or one of another country. */
export function phoneToText(written: string): string | null {
  const phone = parsePhoneNumber(written, "CA");
  if (!phone?.isPossible() || phone.countryCallingCode !== "1") return null;
  // An unassigned number, such as a fictional one, has no country and is accepted. Every other number with
  // country calling code 1 has a country.
  return phone.country === undefined || COUNTRIES.has(phone.country) ? phone.number : null;
}
