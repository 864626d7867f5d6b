import type { Caller } from "@comptoir/contract/client";
import { currentLocale } from "@comptoir/messages";
import type { Id } from "@comptoir/ordering";
import type { RouterContextProvider } from "react-router";
import { localeContext, servicesContext } from "../load-context.ts";

/** Who calls the API when a page is answered: the visitor, with their cookie and the page's language. */
export function serverCaller(request: Request, context: Readonly<RouterContextProvider>, restaurantId?: Id): Caller {
  return {
    fetch: context.get(servicesContext).api,
    origin: new URL(request.url).origin,
    locale: context.get(localeContext),
    headers: visitorHeaders(request),
    signal: request.signal,
    ...(restaurantId === undefined ? {} : { restaurantId }),
  };
}

/** Who calls the API from the page itself. */
export function browserCaller(restaurantId: Id): Caller {
  return { fetch: (request) => fetch(request), origin: location.origin, locale: currentLocale(), restaurantId };
}

/** What the API may know of the visitor's own request: who they are. Where limits count them the server says. */
export function visitorHeaders(request: Request): Readonly<Record<string, string>> {
  const kept = ["cookie", "user-agent", "x-request-id", "origin"];
  return Object.fromEntries(
    kept.flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** Whether a call failed for want of a server that answers, which may succeed when it is made again. */
export function isUnreachable(result: { readonly ok: false; readonly status: number }): boolean {
  return result.status === 0 || result.status >= 500 || result.status === 429;
}
