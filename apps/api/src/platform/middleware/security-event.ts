import { createHmac, randomBytes } from "node:crypto";
import type { ErrorName } from "@comptoir/contract";
import type { Context } from "hono";
import type { Logger } from "../settings.ts";
import type { ApiEnv } from "./api-env.ts";

/**
 * All security events in the log. They contain no user input, except the URL and the directive of a CSP
 * violation. docs/security.md lists them for readers of the log. promises#promise-46.
 */
export type SecurityEvent =
  /** Cross-site call or form. */
  | { readonly event: "origin_refused" }
  /** Rate limit of a visitor reached: codes, orders, cards, streams. */
  | { readonly event: "limit_reached"; readonly limit?: "discount" | "gift-card" | "member" | "loyalty" | "login" }
  /** Concurrency limit reached, for one network or in total. */
  | { readonly event: "admission_refused"; readonly kind: string }
  | { readonly event: "wrong_code"; readonly kind: "discount" | "gift-card" | "member" | "loyalty" }
  | { readonly event: "card_declined" }
  | { readonly event: "card_challenged" }
  /** The limit of declined cards now applies to a session, a network address or a venue. */
  | { readonly event: "card_testing"; readonly scope: "session" | "address" | "venue"; readonly declines: number }
  /** Card number in the body of a call. */
  | { readonly event: "card_number_refused" }
  /** The sandbox received a card that is not a test card, or a challenge that it did not issue. */
  | { readonly event: "sandbox_misused"; readonly reason: string }
  /** A page requested an Apple Pay session at a host that is not Apple's, or for another domain. */
  | { readonly event: "apple_session_refused"; readonly reason: "not_apples_host" | "another_domain" }
  | { readonly event: "webhook_refused" }
  /** A printer polled with an unknown secret many times, or another device with a printer's secret. */
  | { readonly event: "printer_refused"; readonly reason: "secret" | "device" }
  /** A person signed in or registered, by any method. */
  | { readonly event: "signed_in" | "registered"; readonly person: string }
  /** Wrong password; `person` is null when the account does not exist. */
  | { readonly event: "login_failed"; readonly person: string | null }
  | { readonly event: "signed_out" | "session_ended" | "password_changed" | "email_changed" | "account_deleted" }
  | { readonly event: "card_saved" | "card_deleted" }
  | { readonly event: "password_reset_asked" | "email_confirmed" }
  | { readonly event: "password_reset"; readonly person: string }
  /** The session has ended, or its cookie and token do not match. */
  | { readonly event: "session_refused" }
  | { readonly event: "role_refused" }
  /** A key of another system that is missing, unknown, removed, ended, or for tests. */
  | { readonly event: "key_refused" }
  /** An operator starts to act for a suite's owner. */
  | { readonly event: "acted_as"; readonly operator: string; readonly owner: string }
  | { readonly event: "passkey_refused"; readonly person: string | null }
  /** A staff member signed in with a code, or signed out. */
  | { readonly event: "staff_signed_in" | "staff_signed_out" }
  | { readonly event: "staff_code_refused" }
  /** A restaurant was made with a code, or the code is unknown, spent or expired. studio#start-code. */
  | { readonly event: "restaurant_started" | "start_code_refused" }
  /** A person was chosen on a device by a PIN; a PIN was wrong, or the fifth wrong one in a row. */
  | { readonly event: "staff_chosen" | "staff_pin_refused" | "staff_pin_locked" }
  | { readonly event: "passkey_added" | "passkey_removed" | "provider_linked" | "provider_unlinked" }
  | { readonly event: "social_login_refused"; readonly reason: string }
  | {
      readonly event: "csp_violated";
      readonly page: string;
      readonly blocked: string;
      readonly directive: string;
      readonly source: string;
    };

export type NoteSecurityEvent = (event: SecurityEvent) => void;

export type SecurityActor = {
  readonly requestId: string | null;
  readonly restaurantId: string | null;
  readonly session: string | null;
  readonly address: string | null;
  readonly person?: string | undefined;
  readonly staff?: string | undefined;
  readonly key?: string | undefined;
};

const EVENT_OF_REFUSAL: Partial<Record<ErrorName, SecurityEvent>> = {
  forbiddenOrigin: { event: "origin_refused" },
  tooManyRequests: { event: "limit_reached" },
  cardDeclined: { event: "card_declined" },
  challengeRequired: { event: "card_challenged" },
  sessionExpired: { event: "session_refused" },
  notAllowed: { event: "role_refused" },
  keyRefused: { event: "key_refused" },
  scopeMissing: { event: "role_refused" },
  notSuiteOperator: { event: "role_refused" },
  notAssignedToSuite: { event: "role_refused" },
};

export function noteRefusal(c: Context<ApiEnv>, name: ErrorName): void {
  const event = EVENT_OF_REFUSAL[name];
  if (event) securityEvent(c, event);
}

export function securityEvent(c: Context<ApiEnv>, event: SecurityEvent): void {
  const { logger, requestId, venue, caller } = c.var;
  if (!logger) return;
  const claimed = c.req.header("x-restaurant-id") ?? "";
  const staff = caller?.who.kind === "staff" ? caller.who : null;
  const key = caller?.who.kind === "key" ? caller.who : null;
  writeSecurityEvent(logger, event, {
    requestId,
    // Before the restaurant is looked up, use the id from the request if it is well-formed.
    restaurantId:
      venue?.restaurantId ?? staff?.restaurantId ?? key?.restaurantId ?? (/^\d{1,18}$/.test(claimed) ? claimed : null),
    session: caller?.session ?? null,
    address: c.env?.clientAddress ?? null,
    person: caller?.login?.personId,
    staff: staff?.personId ?? staff?.staffId,
    key: key?.keyId,
  });
}

const SESSION_CHARACTERS = 16;
/**
 * Key of the HMAC that replaces network addresses in the log. A plain hash could be reversed by hashing all
 * addresses, so the key is random per process and never logged.
 */
const ADDRESS_KEY = randomBytes(32);

/**
 * Logs an event in one line. It has the prefix of the session's hash, as orders have, and an HMAC of the
 * network address that is stable while the process runs.
 */
export function writeSecurityEvent(logger: Logger, event: SecurityEvent, actor: SecurityActor): void {
  const address =
    actor.address && createHmac("sha256", ADDRESS_KEY).update(actor.address).digest("base64url").slice(0, 16);
  logger.warn({
    ...(actor.person === undefined ? {} : { person: actor.person }),
    ...(actor.staff === undefined ? {} : { staff: actor.staff }),
    ...(actor.key === undefined ? {} : { key: actor.key }),
    ...event,
    security: true,
    request_id: actor.requestId,
    restaurant_id: actor.restaurantId,
    session: actor.session?.slice(0, SESSION_CHARACTERS) ?? null,
    address,
  });
}
