import { m } from "@comptoir/messages";
import type { Context } from "hono";
import { attemptKey } from "../../people/attempt-keys.ts";
import { countAttempt } from "../../people/attempts.store.ts";
import type { Database } from "../../platform/db/database.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";

const HOUR_MS = 3_600_000;

/** Uploads and crops of a restaurant in an hour, on all servers together. studio#picture-limits. */
const AN_HOUR = { upload: 60, crop: 300 } as const;

/** Counts an upload or a crop; returns the refusal of one beyond the hour's limit. */
export async function refuseBeyondLimit(
  c: Context<ApiEnv>,
  database: Database,
  { act, restaurantId }: { readonly act: keyof typeof AN_HOUR; readonly restaurantId: string },
) {
  const { counted, msLeft } = await countAttempt(database, attemptKey(`picture ${act}`, restaurantId), HOUR_MS);
  if (counted <= AN_HOUR[act]) return null;
  const minutes = Math.max(1, Math.ceil(msLeft / 60_000));
  return refuse(c, "tooManyRequests", {
    message: m.studio_picture_too_often({ minutes }, { locale: c.var.locale }),
    retryAfterSeconds: minutes * 60,
  });
}
