import { createHmac, randomBytes } from "node:crypto";
import type { ErrorName } from "@comptoir/contract";
import type { Context } from "hono";
import type { Logger } from "../settings.ts";
import type { ApiEnv } from "./api-env.ts";

/**
 * All security events that are logged, with their fields: never user input beyond the address and rule of a
 * violated content policy. promises#promise-46. docs/security.md lists them for readers of the log.
 */
export type SecurityEvent =
  /** A call or a form that another site's page sent. */
  | { readonly event: "origin_refused" }
  /** A visitor did something too often: codes, orders, cards, streams. */
  | { readonly event: "limit_reached"; readonly limit?: "discount" | "gift-card" | "member" | "loyalty" | "login" }
  /** A visitor's share of the server, or all of it, is in use. */
  | { readonly event: "admission_refused"; readonly kind: string }
  | { readonly event: "wrong_code"; readonly kind: "discount" | "gift-card" | "member" | "loyalty" }
  | { readonly event: "card_declined" }
  /** The diner's bank asks the diner. */
  | { readonly event: "card_challenged" }
  /** So many cards were declined that a limit holds: of a visitor, an address or the restaurant. */
  | { readonly event: "card_testing"; readonly scope: "session" | "address" | "venue"; readonly declines: number }
  /** A payment card's number in a body, where none belongs. */
  | { readonly event: "card_number_refused" }
  /** The sandbox was given a card that is none of its own, or a challenge that it never asked. */
  | { readonly event: "sandbox_misused"; readonly reason: string }
  /** A page asked us to have Apple open a session at an address that is none of Apple's, or for another site than ours. */
  | { readonly event: "apple_session_refused"; readonly reason: "not_apples_host" | "another_domain" }
  /** What came as a gateway's event bears no signature of the gateway's that holds. */
  | { readonly event: "webhook_refused" }
  /** A person signed in, or registered, by any method. */
  | { readonly event: "signed_in" | "registered"; readonly person: string }
  /** A wrong password; null where there is no such account. */
  | { readonly event: "login_failed"; readonly person: string | null }
  | { readonly event: "signed_out" | "session_ended" | "password_changed" | "email_changed" | "account_deleted" }
  | { readonly event: "card_saved" | "card_deleted" }
  | { readonly event: "password_reset_asked" | "email_confirmed" }
  | { readonly event: "password_reset"; readonly person: string }
  /** A session that has ended, or whose halves are of two. */
  | { readonly event: "session_refused" }
  /** A signed-in caller made a call that their role does not allow. */
  | { readonly event: "role_refused" }
  /** An operator acts for a suite's owner from now on. */
  | { readonly event: "acted_as"; readonly operator: string; readonly owner: string }
  /** A passkey's signature is invalid; null for an unknown passkey. */
  | { readonly event: "passkey_refused"; readonly person: string | null }
  /** A staff member signed in by a code, or out. */
  | { readonly event: "staff_signed_in" | "staff_signed_out" }
  /** A code of the staff that is none, was used, or is too old. */
  | { readonly event: "staff_code_refused" }
  | { readonly event: "passkey_added" | "passkey_removed" | "provider_linked" | "provider_unlinked" }
  /** A provider's identity was rejected. */
  | { readonly event: "social_login_refused"; readonly reason: string }
  /** What a browser reports. */
  | {
      readonly event: "csp_violated";
      readonly page: string;
      readonly blocked: string;
      readonly directive: string;
      readonly source: string;
    };

/** Says what happened, of the request that is being answered. */
export type NoteSecurityEvent = (event: SecurityEvent) => void;

/** Where it happened and by whom; null for what is not known. */
export type SecurityActor = {
  readonly requestId: string | null;
  readonly restaurantId: string | null;
  readonly session: string | null;
  readonly address: string | null;
  /** The signed-in person; absent when signed out. */
  readonly person?: string | undefined;
  /** The signed-in staff member; absent when signed out. */
  readonly staff?: string | undefined;
};

/** Refusals that are security events for every caller. */
const EVENT_OF_REFUSAL: Partial<Record<ErrorName, SecurityEvent>> = {
  forbiddenOrigin: { event: "origin_refused" },
  tooManyRequests: { event: "limit_reached" },
  cardDeclined: { event: "card_declined" },
  challengeRequired: { event: "card_challenged" },
  sessionExpired: { event: "session_refused" },
  notAllowed: { event: "role_refused" },
  notSuiteOperator: { event: "role_refused" },
  notAssignedToSuite: { event: "role_refused" },
};

/** Notes a refusal that is a security event; others are not. */
export function noteRefusal(c: Context<ApiEnv>, name: ErrorName): void {
  const event = EVENT_OF_REFUSAL[name];
  if (event) securityEvent(c, event);
}

/** Writes the line of a security event, with the request's id, its restaurant and who asks. */
export function securityEvent(c: Context<ApiEnv>, event: SecurityEvent): void {
  const { logger, requestId, venue, caller } = c.var;
  if (!logger) return;
  const claimed = c.req.header("x-restaurant-id") ?? "";
  const staff = caller?.who.kind === "staff" ? caller.who : null;
  writeSecurityEvent(logger, event, {
    requestId,
    // Before the restaurant is looked up, it is what the request says, if that can be an id.
    restaurantId: venue?.restaurantId ?? staff?.restaurantId ?? (/^\d{1,18}$/.test(claimed) ? claimed : null),
    session: caller?.session ?? null,
    address: c.env?.clientAddress ?? null,
    person: caller?.login?.personId,
    staff: staff?.staffId,
  });
}

/** Of a session's hash, as much as tells it from others. */
const SESSION_CHARACTERS = 16;
/** Addresses are few enough to be tried out; with a key that no log has, their hashes tell nothing. */
const ADDRESS_KEY = randomBytes(32);

/**
 * Writes one line. A session is shown by the beginning of its hash, as orders have it; an address by a hash that is the same
 * while this process runs.
 */
export function writeSecurityEvent(logger: Logger, event: SecurityEvent, actor: SecurityActor): void {
  const address =
    actor.address && createHmac("sha256", ADDRESS_KEY).update(actor.address).digest("base64url").slice(0, 16);
  logger.warn({
    ...(actor.person === undefined ? {} : { person: actor.person }),
    ...(actor.staff === undefined ? {} : { staff: actor.staff }),
    ...event,
    security: true,
    request_id: actor.requestId,
    restaurant_id: actor.restaurantId,
    session: actor.session?.slice(0, SESSION_CHARACTERS) ?? null,
    address,
  });
}
