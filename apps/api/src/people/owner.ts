import { personOf } from "@comptoir/ordering";
import type { Caller } from "./caller.ts";

export const PERSON_OWNER = "user ";

/** Returns the person id of an owner; null for a guest or no owner. */
export function personOfOwner(owner: string | null): string | null {
  return owner?.startsWith(PERSON_OWNER) ? owner.slice(PERSON_OWNER.length) : null;
}

/** SQL expression for a row's owner; null if the account is deleted. */
export const OWNER_AS_SQL = `case when owner not like '${PERSON_OWNER}%'
             or exists (select from people where people.id = substr(owner, ${PERSON_OWNER.length + 1})::uuid) then owner end`;

/** Owner of all callers without a session. payment#key-lifetime. */
const SHARED = "shared";

export type OwnedOrder = {
  readonly restaurantId: string;
  readonly owner: string | null;
  readonly suiteId: string | null;
};

/**
 * Returns whether an order is the caller's own. The shared owner of callers without a session owns no order.
 * After a sign-in the browser's guest orders stay accessible. An operator who acts for an owner sees the
 * orders of that suite only. people#acting-as, people#guest-orders.
 */
export function isOwner(caller: Caller, { restaurantId, owner, suiteId }: OwnedOrder): boolean {
  const { acting } = caller;
  if (acting && (acting.restaurantId !== restaurantId || acting.suiteId !== suiteId)) return false;
  if (owner === null || owner === SHARED) return false;
  return owner === ownerOf(caller) || (acting === null && owner === caller.session);
}

/**
 * Returns the signed-in person; null for an operator acting for one, who must not see personal data.
 * people#acting-as.
 */
export function ownPersonOf({ who, acting }: Pick<Caller, "who" | "acting">): string | null {
  return acting ? null : personOf(who);
}

/**
 * Returns the owner of carts, orders and keys. A person's has a space; the hash of a guest session has none.
 */
export function ownerOf({ who, session }: Caller): string {
  const person = personOf(who);
  return person === null ? (session ?? SHARED) : `${PERSON_OWNER}${person}`;
}

/**
 * Identifies a call's browser by its session. Callers without a session count as one browser.
 * ordering#cart-version.
 */
export function browserOf({ login, session }: Pick<Caller, "login" | "session">): string {
  return login?.sessionId ?? session ?? SHARED;
}

/**
 * Returns the holder of a reserved slot: the owner, or null for callers without a session. time#slot-held.
 */
export function holderOf(caller: Caller): string | null {
  const owner = ownerOf(caller);
  return owner === SHARED ? null : owner;
}
