import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";

const lockStatement = statement({
  name: "lock ways in",
  text: "select from people where id = :personId for no key update",
  params: { personId: "uuid" },
});

const countStatement = statement({
  name: "count ways in",
  text: `select password_hash is not null as "hasPassword",
           (select count(*) from person_passkeys where person_id = p.id) as passkeys,
           (select count(*) from person_identities where person_id = p.id) as providers
         from people p where id = :personId`,
  params: { personId: "uuid" },
  row: { hasPassword: "bool?", passkeys: "int8?", providers: "int8?" },
});

/** What became of a way in that somebody takes away: it is gone, there was none, or it is the last. people#last-way-in. */
export type WayTaken = { readonly isTaken: true } | { readonly refused: "notFound" | "lastWayIn" };

/**
 * How many ways a person has to sign in: a password, passkeys, providers. Nobody takes another away before the transaction ends; they are
 * counted after the lock is had, so that of two at once the second sees what the first left. people#last-way-in.
 */
export async function countWaysIn(transaction: Queryable, personId: string): Promise<number> {
  await lockStatement.count(transaction, { personId });
  const ways = await countStatement.oneOrNull(transaction, { personId });
  if (ways === null) return 0;
  return Number(ways.hasPassword) + Number(ways.passkeys) + Number(ways.providers);
}
