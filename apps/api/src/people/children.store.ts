import type { Queryable } from "../platform/db/database.ts";
import { statement, type Values } from "../platform/db/statement.ts";
import type { Transaction } from "../platform/db/transaction.ts";

/** A child's data as the parent enters it. school#children. */
export type ChildToKeep = Values<typeof CHILD>;

const CHILD = {
  personId: "uuid",
  childId: "uuid",
  name: "text",
  className: "text",
  allergies: "text[]",
  note: "text?",
  now: "timestamptz",
} as const;

export const listChildren = statement({
  name: "list children",
  text: `select id, name, class, allergies, note, consented_at as "consentedAt"
         from children where person_id = :personId order by created_at, id limit 100`,
  params: { personId: "uuid" },
  row: { id: "uuid", name: "text", class: "text", allergies: "text[]", note: "text?", consentedAt: "timestamptz" },
}).rows;

const lockStatement = statement({
  name: "lock parent",
  text: "select from people where id = :personId for no key update",
  params: { personId: "uuid" },
});

/**
 * Locks a person's children, so that concurrent additions are serialized. Returns their number; null if the
 * account is deleted.
 */
export async function lockChildren(transaction: Transaction, personId: string): Promise<number | null> {
  if ((await lockStatement.count(transaction, { personId })) === 0) return null;
  return (await listChildren(transaction, { personId })).length;
}

export const insertChild = statement({
  name: "insert child",
  text: `insert into children (person_id, id, name, class, allergies, note, consented_at, created_at)
         values (:personId, :childId, :name, :className, :allergies, :note, :now, :now)`,
  params: CHILD,
}).count;

/** Updates a child's data and renews the consent; false if the person has no such child. */
export const changeChild = statement({
  name: "change child",
  text: `update children set name = :name, class = :className, allergies = :allergies, note = :note, consented_at = :now
         where person_id = :personId and id = :childId`,
  params: CHILD,
}).wrote;

export const deleteChild = statement({
  name: "delete child",
  text: "delete from children where person_id = :personId and id = :childId",
  params: { personId: "uuid", childId: "uuid" },
}).wrote;

const countStatement = statement({
  name: "count own children",
  text: "select count(*) as children from children where person_id = :personId and id = any(:childIds)",
  params: { personId: "uuid", childIds: "uuid[]" },
  row: { children: "int8" },
});

/** Returns whether all the children are the caller's own; a guest has none. school#child-orders. */
export async function areOwnChildren(
  db: Queryable,
  personId: string | null,
  childIds: readonly string[],
): Promise<boolean> {
  const named = [...new Set(childIds)];
  if (named.length === 0) return true;
  if (personId === null) return false;
  return Number((await countStatement.one(db, { personId, childIds: named })).children) === named.length;
}
