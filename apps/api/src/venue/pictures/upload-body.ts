import { contract } from "@comptoir/contract";
import { PICTURE_BYTES_MAX } from "@comptoir/ordering";
import type { MiddlewareHandler } from "hono";
import { mayCall } from "../../people/allowed-callers.ts";
import { staffCaller } from "../../people/caller.ts";
import type { Database } from "../../platform/db/database.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { FILES_AT_ONCE, readBodyInTurn } from "../../platform/middleware/body-in-turn.ts";
import { fairAdmission } from "../../platform/middleware/fair-admission.ts";
import { refuseBeyondLimit } from "./hourly-limit.ts";

/**
 * Reads an uploaded picture as the body, if the caller may upload one. Must run before `wholeBody`, and after the caller is known.
 * The limit is counted before the body is read; another caller's body is never read. studio#picture-limits.
 */
export function uploadBody({ database }: { readonly database: Database }): MiddlewareHandler<ApiEnv> {
  const bodies = fairAdmission(FILES_AT_ONCE);
  return async (c, next) => {
    c.set("isFile", "any");
    c.set("bodyBytes", null);
    if (!mayCall(contract.pictures.uploadPicture, c.var.caller.who)) return next();
    const { restaurantId } = staffCaller(c);
    const beyond = await refuseBeyondLimit(c, database, { act: "upload", restaurantId });
    if (beyond !== null) return beyond;
    return readBodyInTurn(c, next, { bodies, owner: restaurantId, bytesMax: PICTURE_BYTES_MAX });
  };
}
