import { type HandOver, LEASE_LOST, type TextGateway } from "../messenger-port.ts";

/** A Twilio account and its sender: a number, or a messaging service (`MG…`). */
export type TwilioSettings = { readonly accountSid: string; readonly authToken: string; readonly from: string };

/** The only host that is called. */
const HOST = "https://api.twilio.com";
const ANSWER_WITHIN_MS = 10_000;
/** Permanent failures: the number is invalid, cannot receive texts, or has opted out. */
const REFUSED_CODES = new Set([21211, 21214, 21408, 21610, 21612, 21614, 30005, 30006]);
/** Failures of the account or of Twilio, after which a retry may succeed. */
const RETRIED_STATUSES = new Set([401, 403, 404, 429, 503]);

/**
 * Creates the text gateway over Twilio's REST API. Twilio has no idempotency key, so a request without an
 * answer is `unknown`. operations#text-messages.
 */
export function twilioText(settings: TwilioSettings, fetchIt: typeof fetch = fetch): TextGateway {
  const { accountSid, authToken, from } = settings;
  const url = `${HOST}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  const sender = from.startsWith("MG") ? "MessagingServiceSid" : "From";
  return {
    send: async ({ to, text }, begin) => {
      if (!(await begin())) return LEASE_LOST;
      try {
        const answer = await fetchIt(url, {
          method: "POST",
          headers: { authorization, accept: "application/json" },
          body: new URLSearchParams({ To: to, Body: text, [sender]: from }),
          redirect: "error",
          signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        });
        return outcomeOf(answer.status, await answer.json().catch(() => null));
      } catch (error) {
        return outcomeOfFailure(error);
      }
    },
  };
}

function outcomeOf(status: number, body: unknown): HandOver {
  if (status === 200 || status === 201) return { outcome: "taken" };
  const { code, message } = (body ?? {}) as { code?: unknown; message?: unknown };
  const reason =
    `${status} ${typeof code === "number" ? code : ""} ${typeof message === "string" ? message : ""}`.trim();
  if (typeof code === "number" && REFUSED_CODES.has(code)) return { outcome: "refused", reason };
  if (RETRIED_STATUSES.has(status)) return { outcome: "unreachable", reason };
  return { outcome: status >= 500 ? "unknown" : "refused", reason };
}

/** Without an established connection, nothing was sent. Otherwise the message may have been. */
function outcomeOfFailure(error: unknown): HandOver {
  const cause = error instanceof Error ? (error.cause as { syscall?: string; code?: string } | undefined) : undefined;
  const reason = (error as Error).message;
  const neverStood = cause?.syscall === "connect" || cause?.syscall === "getaddrinfo";
  return { outcome: neverStood || cause?.code === "UND_ERR_CONNECT_TIMEOUT" ? "unreachable" : "unknown", reason };
}
