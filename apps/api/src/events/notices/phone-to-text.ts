import parsePhoneNumber from "libphonenumber-js";

/** Countries that text messages are sent to. A message to another may cost dollars. promises#promise-32. */
const COUNTRIES = new Set(["CA", "US"]);

/** Normalizes a phone number to E.164 (`+14165550123`); null if it is invalid or of another country. */
export function phoneToText(written: string): string | null {
  const phone = parsePhoneNumber(written, "CA");
  if (!phone?.isPossible() || phone.countryCallingCode !== "1") return null;
  // An unassigned number, such as a fictional one, has no country and is accepted.
  return phone.country === undefined || COUNTRIES.has(phone.country) ? phone.number : null;
}
