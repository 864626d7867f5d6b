import parsePhoneNumber from "libphonenumber-js";

/** Text messages go to the countries that orders come from: elsewhere each may cost dollars. promises#promise-32. */
const COUNTRIES = new Set(["CA", "US"]);

/** A phone number as text messages want it, `+14165550123`; null for one that is none, or of another country. */
export function phoneToText(written: string): string | null {
  const phone = parsePhoneNumber(written, "CA");
  if (!phone?.isPossible() || phone.countryCallingCode !== "1") return null;
  // A number that no country has given out, such as those of films, has none; the rest are told apart.
  return phone.country === undefined || COUNTRIES.has(phone.country) ? phone.number : null;
}
