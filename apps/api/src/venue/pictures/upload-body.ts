import { contract } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { PICTURE_BYTES_MAX } from "@comptoir/ordering";
import type { MiddlewareHandler } from "hono";
import { mayCall } from "../../people/allowed-callers.ts";
import { attemptKey } from "../../people/attempt-keys.ts";
import { countAttempt } from "../../people/attempts.store.ts";
import { staffCaller } from "../../people/caller.ts";
import type { Database } from "../../platform/db/database.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { readBody } from "../../platform/middleware/bounded-body.ts";
import { fairAdmission } from "../../platform/middleware/fair-admission.ts";
import { refuse } from "../../platform/middleware/refuse.ts";

const HOUR_MS = 3_600_000;
/** Uploads of a restaurant in an hour, on all servers together. studio#picture-limits. */
const UPLOADS_AN_HOUR = 60;
/** Bodies that a process holds at once, so at most 60 MB. Restaurants take turns. */
const BODIES_AT_ONCE = { atOnce: 4, waiting: 200, waitMs: 60_000 };

/**
 * Reads an uploaded picture as the body, if the caller may upload one. Must run before `wholeBody`, and after the caller is known.
 * The limit is counted before the body is read; another caller's body is never read. studio#picture-limits.
 */
export function uploadBody({ database }: { readonly database: Database }): MiddlewareHandler<ApiEnv> {
  const bodies = fairAdmission(BODIES_AT_ONCE);
  return async (c, next) => {
    c.set("isFile", "any");
    c.set("bodyBytes", null);
    if (!mayCall(contract.pictures.uploadPicture, c.var.caller.who)) return next();
    const { restaurantId } = staffCaller(c);
    const { counted, msLeft } = await countAttempt(database, attemptKey("picture upload", restaurantId), HOUR_MS);
    if (counted > UPLOADS_AN_HOUR) return refuseMany(c, msLeft);
    const leave = await bodies.enter(restaurantId);
    if (leave === null) return refuse(c, "unavailable", { retryAfterSeconds: 10 });
    try {
      c.set("bodyBytes", await readBody(c.req.raw, PICTURE_BYTES_MAX));
      return await next();
    } finally {
      leave();
    }
  };
}

/** Refuses an upload or a crop beyond the hour's limit. studio#picture-limits. */
export function refuseMany(c: Parameters<MiddlewareHandler<ApiEnv>>[0], msLeft: number) {
  const minutes = Math.max(1, Math.ceil(msLeft / 60_000));
  return refuse(c, "tooManyRequests", {
    message: m.studio_picture_too_often({ minutes }, { locale: c.var.locale }),
    retryAfterSeconds: minutes * 60,
  });
}
