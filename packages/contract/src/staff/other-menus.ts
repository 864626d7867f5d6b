import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { personHeaders } from "../people/user.ts";
import { MANAGERS } from "../roles.ts";
import { thingSchema } from "./menu.ts";

// The menus of a manager's other restaurants, from which they copy into a draft. studio#copy-from.

const tags = ["Menu studio"];
const OF_MANAGERS = ["sessionExpired", "notAllowed"] as const;

/** Maximum number of pictures in one call. */
const COPIED_PICTURES_MAX = 20;

const params = z.object({
  id: z
    .string()
    .max(200)
    .openapi({ description: "Another restaurant of which the person is a manager.", example: "8" }),
});

/**
 * `GET /staff/menu/others/{id}`: the menu of another restaurant of the same manager, as its guests can see it. An extension of the
 * specification. studio#copy-from.
 */
export const getOtherMenu = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/menu/others/{id}",
  tags,
  summary: "Retrieve the menu of another restaurant",
  request: { headers: personHeaders, params },
  responses: {
    200: jsonAnswer(
      "Its published menus, without what is hidden from guests.",
      z.object({
        name: z.string(),
        locale: z.enum(["en-CA", "fr-CA"]).openapi({ description: "The language of its own texts." }),
        things: z.array(thingSchema),
      }),
      {
        name: "Cedar Street",
        locale: "en-CA",
        things: [
          { thing: "item:1204", under: "section:31", fields: { id: 1204, name: "Classic poutine", price: "13.00" } },
        ],
      },
    ),
    ...errorResponses("notFound", ...OF_MANAGERS),
  },
});

const pathSchema = z.string().max(500);

/**
 * `POST /staff/menu/others/{id}/pictures`: copies published pictures of another restaurant of the same manager to the own one.
 * Idempotent. An extension of the specification. studio#copy-from.
 */
export const copyOtherPictures = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/menu/others/{id}/pictures",
  tags,
  summary: "Copy pictures of another restaurant",
  request: {
    headers: personHeaders,
    params,
    body: jsonBody(z.object({ paths: z.array(pathSchema).min(1).max(COPIED_PICTURES_MAX) }), {
      paths: ["/uploads/8/0123456789abcdef0123456789abcdef-0-0-800-600.jpg"],
    }),
  },
  responses: {
    200: jsonAnswer(
      "The path of each copy; null for a picture that the other restaurant has not published.",
      z.object({ copies: z.array(z.object({ path: pathSchema, copy: pathSchema.nullable() })) }),
      {
        copies: [
          {
            path: "/uploads/8/0123456789abcdef0123456789abcdef-0-0-800-600.jpg",
            copy: "/uploads/7/0123456789abcdef0123456789abcdef-0-0-800-600.jpg",
          },
        ],
      },
    ),
    ...errorResponses("notFound", "picturesFull", ...OF_MANAGERS, ...BODY_REFUSALS),
  },
});
