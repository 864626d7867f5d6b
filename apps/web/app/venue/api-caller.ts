import type { Caller, CallResult } from "@comptoir/contract/client";
import { currentLocale, m } from "@comptoir/messages";
import type { Id } from "@comptoir/ordering";
import type { RouterContextProvider } from "react-router";
import { localeContext, servicesContext } from "../load-context.ts";
import { keptHalf } from "../session/page-half.ts";
import { personContext } from "../session/person-context.ts";

/** Returns the API caller of a request: it forwards the visitor's session and the page's language. */
export function serverCaller(request: Request, context: Readonly<RouterContextProvider>, restaurantId?: Id): Caller {
  const token = context.get(personContext)?.half.token;
  const { api, requestId } = context.get(servicesContext);
  return {
    fetch: api,
    origin: new URL(request.url).origin,
    locale: context.get(localeContext),
    headers: { ...visitorHeaders(request), ...(requestId === undefined ? {} : { "x-request-id": requestId }) },
    signal: request.signal,
    ...(restaurantId === undefined ? {} : { restaurantId }),
    ...(token === undefined ? {} : { token }),
  };
}

/** Returns the API caller of the page. If the session has expired, a call signs the person out. */
export function browserCaller(restaurantId?: Id): Caller {
  const token = keptHalf()?.token;
  return {
    fetch: callAsPerson,
    origin: location.origin,
    locale: currentLocale(),
    ...(restaurantId === undefined ? {} : { restaurantId }),
    ...(token === undefined ? {} : { token }),
  };
}

/**
 * Returns the visitor's headers for the API; the server adds the network address for rate limits. `Origin` is
 * forwarded for form posts only: the API refuses foreign origins, but links to a page may come from any site.
 */
export function visitorHeaders(request: Request): Readonly<Record<string, string>> {
  const kept = ["cookie", "user-agent", "x-request-id"];
  if (request.method !== "GET" && request.method !== "HEAD") kept.push("origin");
  return Object.fromEntries(
    kept.flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** Returns whether a call failed for a temporary reason: no answer, a server error or a rate limit. */
export function isUnreachable(result: { readonly ok: false; readonly status: number }): boolean {
  return result.status === 0 || result.status >= 500 || result.status === 429;
}

/** Returns the message for maintenance or for an empty answer; null for any other failure. screens#user-messages. */
export function silenceWords(result: Extract<CallResult<unknown, unknown>, { ok: false }>): string | null {
  if (result.error?.code === "maintenance") return result.error.message;
  return "isEmpty" in result && result.isEmpty ? m.error_empty_payload() : null;
}

/** The session has expired or was revoked. api#session-expired. */
const SESSION_EXPIRED = 201;

/** Sends a call from the page. If the session has expired, signs out and leaves the page. people#expired. */
export async function callAsPerson(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.status === 401) {
    const { code } = (await response.clone().json()) as { readonly code?: unknown };
    if (code === SESSION_EXPIRED) leaveAsExpired();
  }
  return response;
}

/** Posts the sign-out form to open the sign-in, because a document load removes the page with its data. */
function leaveAsExpired(): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = "/logout";
  const fields = { reason: "expired", back: location.pathname + location.search };
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}
