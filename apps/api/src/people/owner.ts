import { personOf } from "@comptoir/ordering";
import type { Caller } from "./caller.ts";

/** What the owner of a person's rows begins with. */
export const PERSON_OWNER = "user ";

/** Callers without a session share one scope. payment#key-lifetime. */
const SHARED = "shared";

/** Tells whether something is the caller's own. What callers without a session share is nobody's. */
export function isOwner(caller: Caller, owner: string | null): boolean {
  return owner !== null && owner !== SHARED && owner === ownerOf(caller);
}

/**
 * Whom carts, orders and idempotency keys belong to: the person, or the session of a guest. One text, so that a row's owner is
 * one column; a person's cannot be taken for a session's hash, which has no space in it.
 */
export function ownerOf({ who, session }: Caller): string {
  const person = personOf(who);
  return person === null ? (session ?? SHARED) : `${PERSON_OWNER}${person}`;
}

/** Whose a hold is: the owner, where that is one person or one guest; null for callers that share a scope. time#slot-held. */
export function holderOf(caller: Caller): string | null {
  const owner = ownerOf(caller);
  return owner === SHARED ? null : owner;
}
