import { KEYS_MAX, type KeyMode, type KeyScope } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import { type RowOf, statement } from "../../platform/db/statement.ts";

const listKeysStatement = statement({
  name: "list api keys",
  text: `select id, name, prefix, scopes, mode, created_at as "createdAt", ends_at as "endsAt", last_used_at as "lastUsedAt"
         from api_keys where restaurant_id = :restaurantId order by name_key limit ${KEYS_MAX}`,
  params: { restaurantId: "text" },
  row: {
    id: "uuid",
    name: "text",
    prefix: "text",
    scopes: typed<KeyScope[]>("text[]"),
    mode: typed<KeyMode>("text"),
    createdAt: "timestamptz",
    endsAt: "timestamptz?",
    lastUsedAt: "timestamptz?",
  },
});

/** Lists a restaurant's keys by name. */
export const listKeys = listKeysStatement.rows;
export type ListedKey = RowOf<typeof listKeysStatement>;

/** Locks a restaurant's keys against other additions until the end of the transaction. Orders do not wait for it. */
export const holdKeys = statement({
  name: "hold api keys",
  text: "select from restaurants where restaurant_id = :restaurantId for no key update",
  params: { restaurantId: "text" },
}).count;

export const countKeys = statement({
  name: "count api keys",
  text: "select count(*) as keys from api_keys where restaurant_id = :restaurantId",
  params: { restaurantId: "text" },
  row: { keys: "int8" },
}).one;

/** Adds a key; false if the restaurant has the name already. */
export const insertKey = statement({
  name: "add api key",
  text: `insert into api_keys (restaurant_id, id, name, name_key, prefix, key_hash, scopes, mode, created_at, ends_at)
         values (:restaurantId, :id, :name, lower(:name), :prefix, :keyHash, :scopes, :mode, :now, :endsAt)
         on conflict (restaurant_id, name_key) do nothing`,
  params: {
    restaurantId: "text",
    id: "uuid",
    name: "text",
    prefix: "text",
    keyHash: "text",
    scopes: "text[]",
    mode: typed<KeyMode>("text"),
    now: "timestamptz",
    endsAt: "timestamptz?",
  },
}).wrote;

const DELETED = { name: "text", prefix: "text" } as const;

/** Deletes a key by its id; null if the restaurant has none. */
export const deleteKey = statement({
  name: "remove api key",
  text: "delete from api_keys where restaurant_id = :restaurantId and id = :id returning name, prefix",
  params: { restaurantId: "text", id: "uuid" },
  row: DELETED,
}).oneOrNull;

/** Deletes a key by its name; null if the restaurant has none. */
export const deleteKeyByName = statement({
  name: "remove api key by name",
  text: "delete from api_keys where restaurant_id = :restaurantId and name_key = lower(:name) returning name, prefix",
  params: { restaurantId: "text", name: "text" },
  row: DELETED,
}).oneOrNull;
