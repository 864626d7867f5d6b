import type { KeyMode, KeyScope } from "@comptoir/ordering";
import { typed } from "../platform/db/column-types.ts";
import { statement } from "../platform/db/statement.ts";

/** Finds a key by its hash; null if there is none. Read anew for each call. partners#key-at-once. */
export const findApiKey = statement({
  name: "find api key",
  text: `select k.restaurant_id as "restaurantId", k.id, k.name, k.prefix, k.scopes, k.mode, k.ends_at as "endsAt",
           k.last_used_at as "lastUsedAt", r.settings ->> 'payment_processor' as processor
         from api_keys k join restaurants r using (restaurant_id) where k.key_hash = :keyHash`,
  params: { keyHash: "text" },
  row: {
    restaurantId: "text",
    id: "uuid",
    name: "text",
    prefix: "text",
    scopes: typed<KeyScope[]>("text[]"),
    mode: typed<KeyMode>("text"),
    endsAt: "timestamptz?",
    lastUsedAt: "timestamptz?",
    /** The restaurant's payment processor. */
    processor: "text?",
  },
  crosses: "directory: finds the restaurant of a key",
}).oneOrNull;

/** Records a use of a key, unless a later one is recorded. partners#key-used. */
export const markKeyUsed = statement({
  name: "mark api key as used",
  text: `update api_keys set last_used_at = :now
         where restaurant_id = :restaurantId and id = :id and (last_used_at is null or last_used_at < :now)`,
  params: { restaurantId: "text", id: "uuid", now: "timestamptz" },
}).count;
