import { contract } from "@comptoir/contract";
import { PICTURE_BYTES_MAX } from "@comptoir/ordering";
import type { MiddlewareHandler } from "hono";
import { mayCall } from "../../people/allowed-callers.ts";
import { staffCaller } from "../../people/caller.ts";
import type { Database } from "../../platform/db/database.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { readBody } from "../../platform/middleware/bounded-body.ts";
import { fairAdmission } from "../../platform/middleware/fair-admission.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { BUSY_SECONDS, refuseBeyondLimit } from "./hourly-limit.ts";

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
    const beyond = await refuseBeyondLimit(c, database, { act: "upload", restaurantId });
    if (beyond !== null) return beyond;
    const leave = await bodies.enter(restaurantId);
    if (leave === null) return refuse(c, "unavailable", { retryAfterSeconds: BUSY_SECONDS });
    try {
      c.set("bodyBytes", await readBody(c.req.raw, PICTURE_BYTES_MAX));
      return await next();
    } finally {
      leave();
    }
  };
}
