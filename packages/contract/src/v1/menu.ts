import { createRoute, z } from "@hono/zod-openapi";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { keysWith } from "../roles.ts";
import { restockBodySchema, STOCK_EXAMPLE, sellOutBodySchema, stockSchema } from "../staff/now.ts";
import { KEY_BODY_REFUSALS, KEY_REFUSALS, keyHeaders, V1_TAGS as tags } from "./key-call.ts";

const stockAnswer = { 200: jsonAnswer("What can be sold out, with its state.", stockSchema, STOCK_EXAMPLE as never) };

/** `GET /v1/venue/stock`: lists what can be sold out. partners#v1-stock. */
export const getPartnerStock = createRoute({
  ...keysWith("menu:read"),
  method: "get",
  path: "/v1/venue/stock",
  tags,
  summary: "List dishes and options with their stock",
  request: { headers: keyHeaders },
  responses: { ...stockAnswer, ...errorResponses(...KEY_REFUSALS) },
});

/** `POST /v1/venue/stock/sold-out`: marks dishes and options as sold out. partners#v1-stock, board#sold-out-now. */
export const sellOutPartnerThings = createRoute({
  ...keysWith("orders:write"),
  method: "post",
  path: "/v1/venue/stock/sold-out",
  tags,
  summary: "Mark dishes and options as sold out",
  request: {
    headers: keyHeaders,
    body: jsonBody(sellOutBodySchema, { things: [{ kind: "item", id: "1204" }], until: "opening" }),
  },
  responses: { ...stockAnswer, ...errorResponses("notFound", ...KEY_BODY_REFUSALS) },
});

/** `POST /v1/venue/stock/restock`: makes dishes and options available again. partners#v1-stock. */
export const restockPartnerThings = createRoute({
  ...keysWith("orders:write"),
  method: "post",
  path: "/v1/venue/stock/restock",
  tags,
  summary: "Restock dishes and options",
  request: {
    headers: keyHeaders,
    body: jsonBody(restockBodySchema, { things: [{ kind: "item", id: "1204" }] }),
  },
  responses: { ...stockAnswer, ...errorResponses("notFound", ...KEY_BODY_REFUSALS) },
});

/** The menus of a venue file. Their fields are those of `docs/venue-file.schema.json`. partners#v1-menu. */
const menuFileSchema = z
  .object({
    restaurant: z
      .object({ id: z.union([z.number(), z.string()]), slug: z.string(), name: z.string() })
      .partial()
      .loose()
      .openapi({ description: "The key's own restaurant. Only `id` and `slug` count, if they are there." }),
    menu_groups: z.array(z.object({}).loose()).optional(),
    menus: z.array(z.object({}).loose()),
  })
  .openapi("MenuFile", { description: "A venue file (docs/venue-file.md) with the menus alone." });

const FILE = {
  restaurant: { id: 1, slug: "braise", name: "Braise" },
  menus: [{ id: 11, name: "Lunch", sections: [], items: [{ id: 1204, name: "Classic poutine", price: "14.00" }] }],
};

/** `GET /v1/venue/menu`: the menus as a venue file. partners#v1-menu. */
export const getPartnerMenu = createRoute({
  ...keysWith("menu:read"),
  method: "get",
  path: "/v1/venue/menu",
  tags,
  summary: "Read the menus as a venue file",
  request: { headers: keyHeaders },
  responses: {
    200: jsonAnswer("The menus, as the last import made them, with sold-out marks.", menuFileSchema, FILE),
    ...errorResponses(...KEY_REFUSALS),
  },
});

/** `PUT /v1/venue/menu`: publishes the menus of a venue file in place of the present ones. partners#v1-menu. */
export const publishPartnerMenu = createRoute({
  ...keysWith("menu:write"),
  method: "put",
  path: "/v1/venue/menu",
  tags,
  summary: "Publish the menus of a venue file",
  request: {
    headers: keyHeaders,
    // The file is checked by the parser of venue files, which names each fault with its path.
    body: jsonBody(z.object({}).loose().openapi("SentMenuFile", { description: "As `MenuFile`." }), FILE),
  },
  responses: {
    200: jsonAnswer(
      "The menus are published. What changed, and doubts about the file, in English.",
      z.object({
        changes: z.array(z.string()),
        warnings: z.array(z.object({ path: z.string(), message: z.string() })),
      }),
      { changes: ["menus[0].items[0].price: 13.00 → 14.00"], warnings: [] },
    ),
    ...errorResponses(...KEY_BODY_REFUSALS),
  },
});
