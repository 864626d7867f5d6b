import type { Caller } from "@comptoir/contract/client";
import { currentLocale } from "@comptoir/messages";

/** Returns the API caller of a page of the staff. The token is the page's half of the session. */
export function staffCaller(token: string): Caller {
  return { fetch: (request) => fetch(request), origin: location.origin, locale: currentLocale(), token };
}
