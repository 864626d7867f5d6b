import { personOf } from "@comptoir/ordering";
import type { Caller } from "./caller.ts";

/** What the owner of a person's rows begins with. */
export const PERSON_OWNER = "user ";

/** The person of an owner; null for a guest's row, or one without an owner. */
export function personOfOwner(owner: string | null): string | null {
  return owner?.startsWith(PERSON_OWNER) ? owner.slice(PERSON_OWNER.length) : null;
}

/** A row's owner as SQL over its column; null when the account is deleted. */
export const OWNER_AS_SQL = `case when owner not like '${PERSON_OWNER}%'
             or exists (select from people where people.id = substr(owner, ${PERSON_OWNER.length + 1})::uuid) then owner end`;

/** Callers without a session share one scope. payment#key-lifetime. */
const SHARED = "shared";

/** An order, as far as it says whose it is. */
export type OwnedOrder = {
  readonly restaurantId: string;
  readonly owner: string | null;
  /** The suite that it goes to; null for any other order. */
  readonly suiteId: string | null;
};

/**
 * Whether an order is the caller's own. The shared scope of callers without a session owns none. After a
 * sign-in the browser's guest orders stay accessible. An operator acting for an owner has the orders of that
 * suite only. people#acting-as, people#guest-orders.
 */
export function isOwner(caller: Caller, { restaurantId, owner, suiteId }: OwnedOrder): boolean {
  const { acting } = caller;
  if (acting && (acting.restaurantId !== restaurantId || acting.suiteId !== suiteId)) return false;
  if (owner === null || owner === SHARED) return false;
  return owner === ownerOf(caller) || (acting === null && owner === caller.session);
}

/** Who is signed in for themselves: what is a person's own is nothing to an operator who acts for them. people#acting-as. */
export function ownPersonOf({ who, acting }: Pick<Caller, "who" | "acting">): string | null {
  return acting ? null : personOf(who);
}

/**
 * The owner of carts, orders and idempotency keys as one text: a person, or the hash of a guest's session, which
 * has no space.
 */
export function ownerOf({ who, session }: Caller): string {
  const person = personOf(who);
  return person === null ? (session ?? SHARED) : `${PERSON_OWNER}${person}`;
}

/** The browser of a call by its session; callers without one count as one browser. ordering#cart-version. */
export function browserOf({ login, session }: Pick<Caller, "login" | "session">): string {
  return login?.sessionId ?? session ?? SHARED;
}

/** Whose a hold is: the owner, where that is one person or one guest; null for callers that share a scope. time#slot-held. */
export function holderOf(caller: Caller): string | null {
  const owner = ownerOf(caller);
  return owner === SHARED ? null : owner;
}
