import { typed } from "../../platform/db/column-types.ts";
import { statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { RenditionFormat } from "./draw-picture.ts";

/** Saves an uploaded picture; one that is there counts as used now. studio#uploaded-pictures. */
export const savePicture = statement({
  name: "save picture",
  text: `insert into pictures (restaurant_id, hash, width, height, original, preview, used_at)
         values (:restaurantId, :hash, :width, :height, :original, :preview, :now)
         on conflict (restaurant_id, hash) do update set used_at = excluded.used_at`,
  params: {
    restaurantId: "text",
    hash: "text",
    width: "int4",
    height: "int4",
    original: "bytea",
    preview: "bytea",
    now: "timestamptz",
  },
}).count;

export const findPicture = statement({
  name: "find picture",
  text: "select hash, width, height from pictures where restaurant_id = :restaurantId and hash = :hash",
  params: { restaurantId: "text", hash: "text" },
  row: { hash: "text", width: "int4", height: "int4" },
}).oneOrNull;

/** Loads the original of a picture, to draw a crop from it. */
export const loadOriginal = statement({
  name: "load original of picture",
  text: "select original from pictures where restaurant_id = :restaurantId and hash = :hash",
  params: { restaurantId: "text", hash: "text" },
  row: { original: "bytea" },
}).oneOrNull;

export const loadPreview = statement({
  name: "load preview of picture",
  text: "select preview as content from pictures where restaurant_id = :restaurantId and hash = :hash",
  params: { restaurantId: "text", hash: "text" },
  row: { content: "bytea" },
}).oneOrNull;

/** Notes that a picture is used, and locks it; false if a sweep has deleted it. */
export const holdPicture = statement({
  name: "hold picture",
  text: "update pictures set used_at = :now where restaurant_id = :restaurantId and hash = :hash",
  params: { restaurantId: "text", hash: "text", now: "timestamptz" },
}).wrote;

/** Adds a crop, or notes that one that is there is used. */
export const saveCrop = statement({
  name: "save crop of picture",
  text: `insert into picture_crops (restaurant_id, hash, crop, used_at) values (:restaurantId, :hash, :crop, :now)
         on conflict (restaurant_id, hash, crop) do update set used_at = excluded.used_at`,
  params: { restaurantId: "text", hash: "text", crop: "text", now: "timestamptz" },
}).count;

/** Adds a rendition; another server may have drawn the same one meanwhile. */
export const saveRendition = statement({
  name: "save rendition of picture",
  text: `insert into picture_renditions (restaurant_id, hash, crop, format, width, content)
         values (:restaurantId, :hash, :crop, :format, :width, :content) on conflict do nothing`,
  params: {
    restaurantId: "text",
    hash: "text",
    crop: "text",
    format: typed<RenditionFormat>("text"),
    width: "int4",
    content: "bytea",
  },
}).count;

/** Returns the format of a crop's fallback; null if the crop was not drawn. */
export const findFallback = statement({
  name: "find fallback of picture",
  text: `select format from picture_renditions
         where restaurant_id = :restaurantId and hash = :hash and crop = :crop and format in ('jpeg', 'png')`,
  params: { restaurantId: "text", hash: "text", crop: "text" },
  row: { format: typed<"jpeg" | "png">("text") },
}).oneOrNull;

/** Loads the rendition of at most a width, the widest first. A fallback has one width. */
export const loadRendition = statement({
  name: "load rendition of picture",
  text: `select content, published_at is not null as "isPublished"
         from picture_renditions join picture_crops using (restaurant_id, hash, crop)
         where restaurant_id = :restaurantId and hash = :hash and crop = :crop and format = :format and width <= :width
         order by width desc limit 1`,
  params: {
    restaurantId: "text",
    hash: "text",
    crop: "text",
    format: typed<RenditionFormat>("text"),
    width: "int4",
  },
  row: { content: "bytea", isPublished: "bool" },
}).oneOrNull;

/** Loads a picture with a published crop, to copy both. */
export const loadPublished = statement({
  name: "load published picture",
  text: `select hash, width, height, original, preview from pictures join picture_crops using (restaurant_id, hash)
         where restaurant_id = :restaurantId and hash = :hash and crop = :crop and published_at is not null`,
  params: { restaurantId: "text", hash: "text", crop: "text" },
  row: { hash: "text", width: "int4", height: "int4", original: "bytea", preview: "bytea" },
}).oneOrNull;

/** Loads all renditions of a crop. */
export const loadRenditions = statement({
  name: "load renditions of picture",
  text: `select format, width, content from picture_renditions
         where restaurant_id = :restaurantId and hash = :hash and crop = :crop`,
  params: { restaurantId: "text", hash: "text", crop: "text" },
  row: { format: typed<RenditionFormat>("text"), width: "int4", content: "bytea" },
}).rows;

/** Returns the bytes that a restaurant's pictures occupy. studio#picture-limits. */
export const countBytes = statement({
  name: "count bytes of pictures",
  text: `select coalesce((select sum(octet_length(original) + octet_length(preview)) from pictures where restaurant_id = :restaurantId), 0)::int8
           + coalesce((select sum(octet_length(content)) from picture_renditions where restaurant_id = :restaurantId), 0)::int8 as bytes`,
  params: { restaurantId: "text" },
  row: { bytes: "int8" },
}).one;

/** Lists which of some crops (`hash-crop`) a restaurant has. */
export const listCrops = statement({
  name: "list crops of pictures",
  text: `select hash || '-' || crop as name from picture_crops
         where restaurant_id = :restaurantId and hash || '-' || crop = any(:names)`,
  params: { restaurantId: "text", names: "text[]" },
  row: { name: "text" },
}).rows;

/** Notes that crops are used. */
export const touchCrops = statement({
  name: "note use of crops of pictures",
  text: `update picture_crops set used_at = :now
         where restaurant_id = :restaurantId and hash || '-' || crop = any(:names)`,
  params: { restaurantId: "text", names: "text[]", now: "timestamptz" },
}).count;

/** Makes crops public. One that was published stays so: older pages and mails name it. studio#picture-published. */
export const publishCrops = statement({
  name: "publish crops of pictures",
  text: `update picture_crops set used_at = :now, published_at = coalesce(published_at, :now)
         where restaurant_id = :restaurantId and hash || '-' || crop = any(:names)`,
  params: { restaurantId: "text", names: "text[]", now: "timestamptz" },
}).count;

const lockPicturesStatement = statement({
  name: "lock pictures of restaurant",
  text: "select pg_advisory_xact_lock(hashtextextended('pictures ' || :restaurantId, 52))::text",
  params: { restaurantId: "text" },
  row: { pg_advisory_xact_lock: "text" },
});

/** Serializes what adds pictures to a restaurant until the transaction ends, so that their bytes are counted once. */
export async function lockPictures(transaction: Transaction, restaurantId: string): Promise<void> {
  await lockPicturesStatement.rows(transaction, { restaurantId });
}
