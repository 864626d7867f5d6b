import type { Caller, CallResult } from "@comptoir/contract/client";
import { currentLocale, m } from "@comptoir/messages";
import type { Id } from "@comptoir/ordering";
import type { RouterContextProvider } from "react-router";
import { localeContext, servicesContext } from "../load-context.ts";
import { keptHalf } from "../session/page-half.ts";
import { personContext } from "../session/person-context.ts";

/** Who calls the API when a page is answered: the visitor, with both halves of their session and the page's language. */
export function serverCaller(request: Request, context: Readonly<RouterContextProvider>, restaurantId?: Id): Caller {
  const token = context.get(personContext)?.half.token;
  return {
    fetch: context.get(servicesContext).api,
    origin: new URL(request.url).origin,
    locale: context.get(localeContext),
    headers: visitorHeaders(request),
    signal: request.signal,
    ...(restaurantId === undefined ? {} : { restaurantId }),
    ...(token === undefined ? {} : { token }),
  };
}

/** Who calls the API from the page itself; a session that has ended meanwhile signs out. */
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
 * What the API may know of the visitor's own request: who they are. Where limits count them the server says. `Origin` counts
 * against forms: a page that is read makes its calls itself, and is open to every link.
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

/** Whether a call failed for want of a server that answers, which may succeed when it is made again. */
export function isUnreachable(result: { readonly ok: false; readonly status: number }): boolean {
  return result.status === 0 || result.status >= 500 || result.status === 429;
}

/**
 * What there is to say of a call that cannot be used and refuses nothing: that there is maintenance, or that its answer held nothing; null
 * where the server did not answer. screens#user-messages.
 */
export function silenceWords(result: Extract<CallResult<unknown, unknown>, { ok: false }>): string | null {
  if (result.error?.code === "maintenance") return result.error.message;
  return "isEmpty" in result && result.isEmpty ? m.error_empty_payload() : null;
}

/** The code of a session that has expired or was revoked. api#session-expired. */
const SESSION_EXPIRED = 201;

/** Makes a call from the page; where the answer is that the session has ended, the page is left as a signed-out one. people#expired. */
export async function callAsPerson(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.status === 401) {
    const { code } = (await response.clone().json()) as { readonly code?: unknown };
    if (code === SESSION_EXPIRED) leaveAsExpired();
  }
  return response;
}

/**
 * Signs out, and leads to the sign-in: a form that is posted, as the button for signing out posts one, so that all that a page holds
 * goes with it.
 */
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
