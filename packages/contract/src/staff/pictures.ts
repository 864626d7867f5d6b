import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { personHeaders } from "../people/user.ts";
import { MANAGERS } from "../roles.ts";

// Pictures that managers upload for the menu and the settings. studio#uploaded-pictures.

const tags = ["Menu studio"];
const OF_MANAGERS = ["sessionExpired", "notAllowed"] as const;

const pictureSchema = z
  .object({
    hash: z.string().openapi({ description: "Its name: the same picture has the same." }),
    width: z.number().int().openapi({ description: "The width of the stored original, in pixels." }),
    height: z.number().int(),
    preview: z
      .string()
      .openapi({ description: "The path of the whole picture, which only the restaurant's staff can read." }),
  })
  .openapi("Picture");
export type PictureData = z.infer<typeof pictureSchema>;

const HASH = "0123456789abcdef0123456789abcdef";
const PICTURE = { hash: HASH, width: 2400, height: 1800, preview: `/uploads/7/${HASH}.webp` };

/**
 * `POST /staff/pictures`: uploads a picture; the body is its file (JPEG, PNG, WebP or AVIF). It is turned upright, and its
 * metadata is removed. Idempotent. An extension of the specification. studio#uploaded-pictures.
 */
export const uploadPicture = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/pictures",
  tags,
  summary: "Upload a picture",
  request: {
    headers: personHeaders,
    body: {
      required: true,
      content: {
        "image/*": { schema: z.string().openapi({ format: "binary" }), example: "(the bytes of a JPEG)" },
      },
    },
  },
  responses: {
    200: jsonAnswer("The stored picture.", pictureSchema, PICTURE),
    ...errorResponses("pictureRefused", "picturesFull", "tooManyRequests", ...OF_MANAGERS, ...BODY_REFUSALS),
  },
});

const hashParams = z.object({ hash: z.string().max(100) });

/** `GET /staff/pictures/{hash}`: an uploaded picture, to be cropped anew. An extension of the specification. studio#picture-crop. */
export const getPicture = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/pictures/{hash}",
  tags,
  summary: "Retrieve an uploaded picture",
  request: { headers: personHeaders, params: hashParams },
  responses: {
    200: jsonAnswer("The picture.", pictureSchema, PICTURE),
    ...errorResponses("notFound", ...OF_MANAGERS),
  },
});

const croppedSchema = z.object({
  path: z.string().openapi({ description: "The value of a field such as `image`." }),
});

const pixels = z.number().int().min(0).max(99_999);

/**
 * `POST /staff/pictures/{hash}/crops`: makes the renditions of a part of an uploaded picture. Idempotent. Guests can read them
 * once they are published. An extension of the specification. studio#picture-crop.
 */
export const cropPicture = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/pictures/{hash}/crops",
  tags,
  summary: "Crop an uploaded picture",
  request: {
    headers: personHeaders,
    params: hashParams,
    body: jsonBody(
      z
        .object({ left: pixels, top: pixels, width: pixels, height: pixels })
        .openapi({ description: "The part, in pixels of the stored original." }),
      { left: 0, top: 0, width: 2400, height: 1800 },
    ),
  },
  responses: {
    200: jsonAnswer("The path of the cropped picture.", croppedSchema, {
      path: `/uploads/7/${HASH}-0-0-2400-1800.jpg`,
    }),
    ...errorResponses("notFound", "picturesFull", "tooManyRequests", ...OF_MANAGERS, ...BODY_REFUSALS),
  },
});
