import { formatPageHalf, OPERATOR_NAME, type PageHalf, PERSON_NAME, PERSON_SECONDS } from "../session/page-half.ts";
import { formatCookie } from "../visit/cookies.ts";

/** The cookies in which the browser remembers who ordered. checkout#contact-cookies. */
export const CONTACT_COOKIES = { fullName: "name", email: "email", phoneNumber: "phone" } as const;

/** The cookie of the legal-drinking-age box. checkout#alcohol-age. */
export const LEGAL_COOKIE = "legal";

/** What a browser keeps of a guest, beside their session and cart. */
const OF_GUEST = ["member", LEGAL_COOKIE, ...Object.values(CONTACT_COOKIES), "postal_code"] as const;

/** What signing out clears, beside the session and the cart. people#logout. */
const OF_ANYBODY = [PERSON_NAME, OPERATOR_NAME, ...OF_GUEST] as const;

const isHttps = (request: Request) => new URL(request.url).protocol === "https:";

/** What an answer sets after a sign-in: the API's own cookies, and the page's half. people#session. */
export function signInHeaders(request: Request, half: PageHalf, answered: Headers): Headers {
  const headers = cookiesOf(answered);
  const kept = { isHttps: isHttps(request), seconds: PERSON_SECONDS };
  headers.append("set-cookie", formatCookie(PERSON_NAME, formatPageHalf(half), kept));
  return headers;
}

/**
 * What an answer sets when an operator begins or ends to act for an owner: nothing of the person before stays, and the page's half
 * is another's. `operator` is the operator's own half while they act; null when they are themselves again. people#acting-as.
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
 * What an answer sets on sign-out: what signing out clears is dropped, and what the API drops. Over https a
 * cookie from before there was https goes too.
 */
export function signOutHeaders(request: Request, answered: Headers | undefined): Headers {
  return headersWithout(OF_ANYBODY, request, answered);
}

/** What an answer sets when this browser forgets a guest, and the session stays. people#guest-orders. */
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

/** Headers with the cookies that an answer of the API sets. */
export function cookiesOf(answered: Headers | undefined): Headers {
  return new Headers(answered?.getSetCookie().map((cookie): [string, string] => ["set-cookie", cookie]));
}
