import type { DishSales, MenuData, MenuGroupData, RestaurantData } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { errorResponses } from "./errors.ts";
import { GRILL } from "./examples.ts";
import { jsonAnswer } from "./json.ts";
import { menuGroupSchema, menuSchema, restaurantSchema } from "./venue-data.ts";

/** The answer of `data.json`: a restaurant with everything on its menus. */
export type MenuDocument = {
  /** Rises with every change of the restaurant or its menus. */
  readonly revision: number;
  readonly restaurant: RestaurantData;
  readonly menu_groups: readonly MenuGroupData[];
  readonly menus: readonly MenuData[];
  /** Which dishes are popular, and which are ordered together; absent if the orders do not say it. menu#dish-sales. */
  readonly dish_sales?: DishSales | undefined;
  /**
   * The restaurants whose menus a hub sells, with the terms of the hub; absent for other restaurants. hub#hub-terms.
   */
  readonly kitchens?: readonly RestaurantData[] | undefined;
};

export const menuDocumentSchema: z.ZodType<MenuDocument> = z
  .object({
    revision: z.number().int(),
    restaurant: restaurantSchema,
    menu_groups: z.array(menuGroupSchema),
    menus: z.array(menuSchema),
    dish_sales: z
      .object({ popular: z.array(z.string()), together: z.record(z.string(), z.array(z.string())) })
      .optional(),
    kitchens: z.array(restaurantSchema).optional(),
  })
  .openapi("MenuDocument");

/**
 * `GET /menu/{slug}/data.json`: returns the restaurant and its published menus, with the field names of venue
 * files. api#data-json.
 */
export const getMenuData = createRoute({
  method: "get",
  path: "/menu/{slug}/data.json",
  tags: ["Menu data"],
  summary: "Retrieve a restaurant and its menus",
  request: { params: z.object({ slug: z.string().max(100) }) },
  responses: {
    200: jsonAnswer(
      "The restaurant and its menus, with `ETag` and `Cache-Control`; compressed if the client accepts it.",
      menuDocumentSchema,
      GRILL,
    ),
    304: { description: "Not modified." },
    ...errorResponses("restaurantUnknown", "notFound"),
  },
});
