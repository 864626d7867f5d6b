import type { Context } from "hono";
import type { Queryable } from "../platform/db/database.ts";
import { statement } from "../platform/db/statement.ts";
import type { ApiEnv } from "../platform/middleware/api-env.ts";
import { hashSecret, secretCookie } from "./secrets.ts";
import { SESSIONS_MAX } from "./sessions.store.ts";

const COOKIE = secretCookie("comptoir_device", 365 * 24 * 60 * 60);

/**
 * Returns the hash of the cookie that an earlier sign-in in this browser left; null without one.
 * promises#promise-30.
 */
export const deviceOf = COOKIE.hashOf;

const keepDeviceStatement = statement({
  name: "keep device",
  // Keeps the most recently used devices, as many as a person's sessions.
  text: `with beyond as (
           delete from person_devices where person_id = :personId and device_hash in (
             select device_hash from person_devices where person_id = :personId and device_hash <> :deviceHash
             order by seen_at desc, device_hash offset ${SESSIONS_MAX} - 1)
         )
         insert into person_devices (person_id, device_hash, seen_at) values (:personId, :deviceHash, :now)
         on conflict (person_id, device_hash) do update set seen_at = excluded.seen_at`,
  params: { personId: "uuid", deviceHash: "text", now: "timestamptz" },
});

/**
 * Records that this browser has signed in to an account. Other callers' wrong passwords then do not slow it
 * down.
 */
export async function keepDevice(
  c: Context<ApiEnv>,
  { db, personId, now }: { readonly db: Queryable; readonly personId: string; readonly now: Date },
): Promise<void> {
  const secret = COOKIE.keep(c, COOKIE.of(c) ?? undefined);
  await keepDeviceStatement.count(db, { personId, deviceHash: hashSecret(secret), now });
}
