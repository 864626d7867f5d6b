import type { UserData } from "@comptoir/contract";
import type { Database } from "../db/database.ts";
import { lastLinesOf } from "../orders/status/orders-of-person.store.ts";
import { PERSON_OWNER } from "../people/owner.ts";
import { type LoadedPerson, loadPerson } from "../people/people.store.ts";

/** Somebody who is signed in, as every call of signing in answers them. people#web-user. */
export async function userAnswer(
  database: Database,
  { personId, token, restaurantId }: { personId: string; token: string; restaurantId: string | undefined },
): Promise<UserData> {
  const [person, lastItemsOrdered] = await Promise.all([
    loadPerson(database, personId),
    restaurantId === undefined ? [] : lastLinesOf(database, `${PERSON_OWNER}${personId}`, restaurantId),
  ]);
  if (!person) throw new Error("Somebody is signed in to an account that is gone.");
  return { token, ...formatPerson(person), lastItemsOrdered };
}

/** What is kept of a person, without what only the server knows. */
export function formatPerson({ passwordHash, consentedAt, createdAt: _created, ...person }: LoadedPerson) {
  return {
    ...person,
    paymentMethods: person.paymentMethods ?? [],
    providers: person.providers ?? [],
    consent: consentedAt !== null,
    hasPassword: passwordHash !== null,
  };
}
