import type { Caller } from "../../people/caller.ts";
import { deviceWords } from "../../people/device-words.ts";
import type { SuiteAct } from "./acts.store.ts";
import type { FoundSuite } from "./event-suites.store.ts";

/**
 * Returns the audit data of an action on a suite: the person, their device and address, and the owner if an
 * operator acts. suites#audit.
 */
export function actOf(
  { who, login, address, userAgent }: Pick<Caller, "who" | "login" | "address" | "userAgent">,
  { restaurantId, suiteId, eventId, ownerId }: FoundSuite,
): Omit<SuiteAct, "at" | "act" | "details"> {
  if (!login) throw new Error("A change of a suite needs a signed-in caller.");
  const operatorId = who.kind === "operator" || who.kind === "acting-operator" ? who.operatorId : null;
  return {
    restaurantId,
    suiteId,
    eventId,
    byPerson: operatorId ?? login.personId,
    forPerson: operatorId === null ? null : ownerId,
    device: deviceWords(userAgent ?? "") || null,
    address,
  };
}

/** Returns the audit data of an action by the venue, which has no account. suites#audit. */
export function actOfVenue({
  restaurantId,
  suiteId,
  eventId,
}: Pick<FoundSuite, "restaurantId" | "suiteId" | "eventId">): Omit<SuiteAct, "at" | "act" | "details"> {
  return { restaurantId, suiteId, eventId, byPerson: null, forPerson: null, device: null, address: null };
}
