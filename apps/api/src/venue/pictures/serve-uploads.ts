import { PICTURE_WIDEST } from "@comptoir/ordering";
import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import { staffSecretHashHere } from "../../people/session.ts";
import { isBrowserOfStaff } from "../../people/staff.store.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import type { RenditionFormat } from "./draw-picture.ts";
import { loadPreview, loadRendition } from "./pictures.store.ts";
import type { PictureDeps } from "./pictures.ts";

/** `{hash}-{crop}-{width}.avif`, `….webp`, the fallback `{hash}-{crop}.jpg`, or the preview `{hash}.webp`. */
const FILE = /^([0-9a-f]{32})(?:-(\d{1,5}-\d{1,5}-\d{1,5}-\d{1,5})(?:-(\d{1,5}))?)?\.(avif|webp|jpg|png)$/;
const FORMATS: Readonly<Record<string, RenditionFormat>> = { avif: "avif", webp: "webp", jpg: "jpeg", png: "png" };

const FOR_EVER = "public, max-age=31536000, immutable";
/** A picture of a draft is for the staff's browser alone, and may be deleted. */
const OF_DRAFT = "private, no-cache";
const CACHED_BYTES = 32 * 1024 * 1024;

/**
 * Returns the function that answers requests of uploaded pictures. Their contents never change, so browsers keep them, and a
 * process keeps those that were asked for last. Null: there is none, or it is of a draft and the browser is not the restaurant's.
 * studio#picture-path, studio#picture-published.
 */
export function openUploads({ database, clock }: PictureDeps): (c: Context<ApiEnv>) => Promise<Response | null> {
  const cached = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: CACHED_BYTES,
    sizeCalculation: (content) => content.byteLength,
  });

  async function load(restaurantId: string, [, hash = "", crop, width, ending = ""]: RegExpExecArray) {
    const format = FORMATS[ending] ?? "jpeg";
    if (crop === undefined) {
      const preview = format === "webp" ? await loadPreview(database, { restaurantId, hash }) : null;
      return preview && { content: preview.content, isPublished: false };
    }
    return loadRendition(database, {
      restaurantId,
      hash,
      crop,
      format,
      width: Math.min(Number(width ?? PICTURE_WIDEST), PICTURE_WIDEST),
    });
  }

  async function isOfStaff(c: Context<ApiEnv>, restaurantId: string): Promise<boolean> {
    const secretHash = staffSecretHashHere(c);
    return secretHash !== null && isBrowserOfStaff(database, { restaurantId, secretHash, now: clock() });
  }

  return async (c) => {
    const { restaurant = "", file = "" } = c.req.param();
    const read = FILE.exec(file);
    if (read === null) return null;
    const name = `${restaurant}/${file}`;
    let content = cached.get(name);
    let isPublished = true;
    if (content === undefined) {
      const found = await load(restaurant, read);
      if (found === null) return null;
      content = new Uint8Array(found.content);
      isPublished = found.isPublished;
      if (isPublished) cached.set(name, content);
      else if (!(await isOfStaff(c, restaurant))) return null;
    }
    const format = FORMATS[read[4] ?? ""] ?? "jpeg";
    const headers = {
      "content-type": `image/${format}`,
      "cache-control": isPublished ? FOR_EVER : OF_DRAFT,
      // The name is made of the content.
      etag: `"${file}"`,
      // Search engines may show what guests see.
      ...(isPublished ? { "x-robots-tag": "all" } : {}),
    };
    if (c.req.header("if-none-match") === headers.etag) return new Response(null, { status: 304, headers });
    const length = { "content-length": String(content.byteLength) };
    return new Response(c.req.method === "HEAD" ? null : content, { headers: { ...headers, ...length } });
  };
}
