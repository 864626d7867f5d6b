import parsePhoneNumber from "libphonenumber-js";

/** The countries that text messages are sent to: elsewhere each may cost dollars. promises#promise-32. */
const COUNTRIES = new Set(["CA", "US"]);

/** Normalizes a phone number to E.164 (`+14165550123`); null for an invalid number, or one of another country. */
export function phoneToText(written: string): string | null {
  const phone = parsePhoneNumber(written, "CA");
  if (!phone?.isPossible() || phone.countryCallingCode !== "1") return null;
  // Unassigned numbers, such as fictional ones, have no country; all others with code 1 have one.
  return phone.country === undefined || COUNTRIES.has(phone.country) ? phone.number : null;
}
