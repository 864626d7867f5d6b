/** Days for which a copy of the file is valid; RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Path at which finders of vulnerabilities look for a contact. operations#security-contact. */
export const SECURITY_TXT_PATH = "/.well-known/security.txt";

/** Writes `security.txt` (RFC 9116). @param origin the site's, for the canonical address */
export function writeSecurityTxt(contact: string, origin: string, now: Date): string {
  // Whole days, so that copies of one day are equal.
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    "Preferred-Languages: en, fr",
    `Canonical: ${origin}${SECURITY_TXT_PATH}`,
    "",
  ].join("\n");
}

/** Returns why a contact cannot be published; null if it can: `mailto:` an address, or an https page. */
export function faultOfSecurityContact(contact: string): string | null {
  const isMail = /^mailto:[^@\s<>"]+@[^@\s<>"]+$/.test(contact);
  const isPage = /^https:\/\/\S+$/.test(contact) && URL.canParse(contact);
  return isMail || isPage ? null : `"${contact}" is neither mailto:… nor https://…`;
}
