import { contract } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { isRefused } from "@comptoir/ordering";
import type { Context } from "hono";
import { staffCaller } from "../../people/caller.ts";
import type { ApiApp, ApiEnv } from "../../platform/middleware/api-env.ts";
import { BUSY_SECONDS } from "../../platform/middleware/body-in-turn.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import type { PictureFault } from "./draw-picture.ts";
import { refuseBeyondLimit } from "./hourly-limit.ts";
import { cropPicture, describePicture, type PictureDeps, uploadPicture } from "./pictures.ts";
import { openUploads } from "./serve-uploads.ts";

const FAULTS: Readonly<Record<PictureFault, typeof m.studio_picture_broken>> = {
  format: m.studio_picture_format,
  heic: m.studio_picture_heic,
  pixels: m.studio_picture_pixels,
  broken: m.studio_picture_broken,
};

/** Mounts the calls by which managers upload and crop pictures. studio#uploaded-pictures, studio#picture-crop. */
export function mountPictureCalls(app: ApiApp, deps: PictureDeps): void {
  const { pictures } = contract;

  app.openapi(pictures.uploadPicture, async (c) => {
    const file = c.var.bodyBytes;
    const { locale } = c.var;
    if (file === null) return refuse(c, "payloadTooLarge", { message: m.studio_picture_bytes({}, { locale }) });
    const result = await uploadPicture(deps, staffCaller(c).restaurantId, file);
    if (!isRefused(result)) return c.json(result, 200);
    if (result.refused === "full") return refuse(c, "picturesFull");
    if (result.refused === "busy") return refuse(c, "unavailable", { retryAfterSeconds: BUSY_SECONDS });
    return refuse(c, "pictureRefused", { message: FAULTS[result.refused]({}, { locale }) });
  });

  app.openapi(pictures.getPicture, async (c) => {
    const { hash } = c.req.valid("param");
    const found = await describePicture(deps, staffCaller(c).restaurantId, hash);
    return found === null ? refuse(c, "notFound") : c.json(found, 200);
  });

  app.openapi(pictures.cropPicture, async (c) => {
    const { restaurantId } = staffCaller(c);
    const beyond = await refuseBeyondLimit(c, deps.database, { act: "crop", restaurantId });
    if (beyond !== null) return beyond;
    const result = await cropPicture(deps, restaurantId, { ...c.req.valid("param"), ...c.req.valid("json") });
    if (!isRefused(result)) return c.json(result, 200);
    switch (result.refused) {
      case "unknown":
        return refuse(c, "notFound");
      case "outside":
        return refuse(c, "invalidRequest", {
          issues: [{ path: "width", message: m.studio_picture_outside({}, { locale: c.var.locale }) }],
        });
      case "full":
        return refuse(c, "picturesFull");
      case "busy":
        return refuse(c, "unavailable", { retryAfterSeconds: BUSY_SECONDS });
    }
  });
}

/** Mounts `GET /uploads/{restaurant}/{file}`: the pictures that were uploaded. studio#picture-path, studio#picture-published. */
export function mountUploads(app: ApiApp, deps: PictureDeps): void {
  const answer = openUploads(deps);
  app.get("/uploads/:restaurant/:file", async (c: Context<ApiEnv>) => (await answer(c)) ?? refuse(c, "notFound"));
}
