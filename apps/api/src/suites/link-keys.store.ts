import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";

/** Adds a key: links are sealed with it from now on. */
export const addLinkKey = statement({
  name: "add suite link key",
  text: `insert into suite_link_keys (restaurant_id, key_id, key, made_at) values (:restaurantId, :keyId, :key, :now)`,
  params: { restaurantId: "text", keyId: "uuid", key: "bytea", now: "timestamptz" },
}).count;

/** The key that a restaurant's links are sealed with; null before the first. */
export const newestLinkKey = statement({
  name: "newest suite link key",
  text: `select key_id as "keyId", key, made_at as "madeAt" from suite_link_keys
         where restaurant_id = :restaurantId order by made_at desc, key_id limit 1`,
  params: { restaurantId: "text" },
  row: { keyId: "uuid", key: "bytea", madeAt: "timestamptz" },
}).oneOrNull;

const findKeyStatement = statement({
  name: "find suite link key",
  text: "select key from suite_link_keys where restaurant_id = :restaurantId and key_id::text = :keyId",
  params: { restaurantId: "text", keyId: "text" },
  row: { key: "bytea" },
});

/** The key that a link names; null when the restaurant has none such, or not any more. */
export async function findLinkKey(db: Queryable, restaurantId: string, keyId: string): Promise<Buffer | null> {
  return (await findKeyStatement.oneOrNull(db, { restaurantId, keyId }))?.key ?? null;
}

/** Drops every key but one: what was sealed with them opens nothing any more. */
export const dropOtherLinkKeys = statement({
  name: "drop other suite link keys",
  text: "delete from suite_link_keys where restaurant_id = :restaurantId and key_id <> :keyId",
  params: { restaurantId: "text", keyId: "uuid" },
}).count;
