import { formatPageHalf, OPERATOR_NAME, type PageHalf, PERSON_NAME, PERSON_SECONDS } from "../session/page-half.ts";
import { formatCookie } from "../visit/cookies.ts";
import { WAY_COOKIE } from "../visit/remembered-way.ts";

/** The names of the cookies with the contact details of the last order. checkout#contact-cookies. */
export const CONTACT_COOKIES = { fullName: "name", email: "email", phoneNumber: "phone" } as const;

/** The cookie with the address of the last delivery. checkout#contact-cookies. */
export const ADDRESS_COOKIE = "address";

/** The cookie of the legal-drinking-age checkbox. checkout#alcohol-age. */
export const LEGAL_COOKIE = "legal";

const OF_GUEST = [
  "member",
  WAY_COOKIE,
  ADDRESS_COOKIE,
  LEGAL_COOKIE,
  ...Object.values(CONTACT_COOKIES),
  "postal_code",
] as const;

/** Signing out also deletes the cookies of session and cart. people#logout. */
const OF_ANYBODY = [PERSON_NAME, OPERATOR_NAME, ...OF_GUEST] as const;

const isHttps = (request: Request) => new URL(request.url).protocol === "https:";

/** Sets the API's cookies and the page's half of the session. people#session. */
export function signInHeaders(request: Request, half: PageHalf, answered: Headers): Headers {
  const headers = cookiesOf(answered);
  const kept = { isHttps: isHttps(request), seconds: PERSON_SECONDS };
  headers.append("set-cookie", formatCookie(PERSON_NAME, formatPageHalf(half), kept));
  return headers;
}

/**
 * For when an operator starts or stops acting for an owner: deletes the previous person's cookies, and sets
 * the new half of the session. While acting, `operator` is the operator's own half, else null.
 * people#acting-as.
 */
export function actingHeaders(
  request: Request,
  { half, operator }: { readonly half: PageHalf; readonly operator: PageHalf | null },
  answered: Headers | undefined,
): Headers {
  const headers = signOutHeaders(request, answered);
  const kept = { isHttps: isHttps(request), seconds: PERSON_SECONDS };
  headers.append("set-cookie", formatCookie(PERSON_NAME, formatPageHalf(half), kept));
  if (operator !== null) headers.append("set-cookie", formatCookie(OPERATOR_NAME, formatPageHalf(operator), kept));
  return headers;
}

/**
 * Deletes the personal cookies and those that the API deletes. Over https also deletes cookies set over http.
 */
export function signOutHeaders(request: Request, answered: Headers | undefined): Headers {
  return headersWithout(OF_ANYBODY, request, answered);
}

/** Deletes a guest's cookies but keeps the session. people#guest-orders. */
export function forgetGuestHeaders(request: Request, answered: Headers): Headers {
  return headersWithout(OF_GUEST, request, answered);
}

function headersWithout(names: readonly string[], request: Request, answered: Headers | undefined): Headers {
  const headers = cookiesOf(answered);
  for (const name of names) {
    headers.append("set-cookie", formatCookie(name, "", { isHttps: false, seconds: 0 }));
    if (isHttps(request)) headers.append("set-cookie", formatCookie(name, "", { isHttps: true, seconds: 0 }));
  }
  return headers;
}

export function cookiesOf(answered: Headers | undefined): Headers {
  return new Headers(answered?.getSetCookie().map((cookie): [string, string] => ["set-cookie", cookie]));
}
