import { createRoute, z } from "@hono/zod-openapi";
import { errorResponses } from "./errors.ts";
import { jsonAnswer } from "./json.ts";

/**
 * `GET /menu/{slug}/data.json`: the restaurant and its published menus, with their own field names. api#data-json. Its
 * shape in types is `MenuDocument`; it is not validated on the way out, since it was on the way in.
 */
export const getMenuData = createRoute({
  method: "get",
  path: "/menu/{slug}/data.json",
  tags: ["Menu data"],
  summary: "The restaurant and its menus",
  request: { params: z.object({ slug: z.string().max(100) }) },
  responses: {
    200: jsonAnswer(
      "With `ETag` and `Cache-Control`; compressed where the client takes it.",
      z
        .object({
          revision: z.number().int(),
          restaurant: z.record(z.string(), z.unknown()),
          menu_groups: z.array(z.record(z.string(), z.unknown())),
          menus: z.array(z.record(z.string(), z.unknown())),
        })
        .openapi("MenuDocument"),
    ),
    304: { description: "Not modified." },
    ...errorResponses("restaurantUnknown", "notFound"),
  },
});
