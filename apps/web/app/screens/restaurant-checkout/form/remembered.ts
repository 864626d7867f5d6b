import type { UserData } from "@comptoir/contract";
import { type Contact, formatPhone, MAX_ADDRESS_LENGTH } from "@comptoir/ordering";
import { ADDRESS_COOKIE, CONTACT_COOKIES, LEGAL_COOKIE } from "../../../person/personal-cookies.ts";
import { formatCookie } from "../../../visit/cookies.ts";
import { parseText } from "../../../visit/parse-parameter.ts";

/**
 * The initial values of a checkout: the table of the link, and the contact, delivery address and legal age that the
 * browser keeps.
 */
export type Remembered = Contact & {
  readonly tableNum: string;
  readonly address: string;
  readonly isOfLegalAge: boolean;
};

/** Half a year, since regulars return within the season. */
const CONTACT_SECONDS = 180 * 24 * 60 * 60;

/** A day. checkout#alcohol-age. */
const LEGAL_SECONDS = 24 * 60 * 60;

/**
 * Returns the initial values. Contact fields come from the signed-in person's account, or else from the cookies of
 * the last order. checkout#contact-cookies.
 */
export function readRemembered(
  cookies: ReadonlyMap<string, string>,
  tableNum: string | null,
  user: Pick<UserData, "firstName" | "lastName" | "email" | "phoneNumber"> | null = null,
): Remembered {
  const text = (name: string) => parseText(cookies.get(name) ?? null, 254) ?? "";
  const account = user && {
    fullName: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    phoneNumber: formatPhone(user.phoneNumber, { dropLeadingOne: true }),
  };
  return {
    tableNum: tableNum ?? "",
    fullName: account?.fullName || text(CONTACT_COOKIES.fullName),
    email: account?.email || text(CONTACT_COOKIES.email),
    phoneNumber: account?.phoneNumber || text(CONTACT_COOKIES.phoneNumber),
    address: readRememberedAddress(cookies),
    isOfLegalAge: cookies.get(LEGAL_COOKIE) === "true",
  };
}

/** Stores the contact in cookies after an order was placed. ordering#cart-after-order. */
export function rememberContact(contact: Contact): void {
  for (const [field, name] of Object.entries(CONTACT_COOKIES)) {
    const value = contact[field as keyof typeof CONTACT_COOKIES].trim();
    if (value !== "") writeCookie(name, value, CONTACT_SECONDS);
  }
}

/** Returns the delivery address of the last delivery; empty for none. checkout#contact-cookies. */
export function readRememberedAddress(cookies: ReadonlyMap<string, string>): string {
  return parseText(cookies.get(ADDRESS_COOKIE) ?? null, MAX_ADDRESS_LENGTH) ?? "";
}

/** Stores the delivery address in a cookie after an order was placed. checkout#contact-cookies. */
export function rememberAddress(address: string): void {
  if (address.trim() !== "") writeCookie(ADDRESS_COOKIE, address.trim(), CONTACT_SECONDS);
}

/** Stores for a day that the diner confirmed the legal age; `false` deletes the confirmation. */
export function rememberLegalAge(isOfLegalAge: boolean): void {
  writeCookie(LEGAL_COOKIE, "true", isOfLegalAge ? LEGAL_SECONDS : 0);
}

function writeCookie(name: string, value: string, seconds: number): void {
  const isHttps = location.protocol === "https:";
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
  document.cookie = formatCookie(name, value, { isHttps, seconds });
}
