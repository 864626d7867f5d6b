import type { MenuData } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { errorResponses } from "./errors.ts";
import { GRILL } from "./examples.ts";
import { jsonAnswer } from "./json.ts";
import { ANYONE } from "./roles.ts";
import { menuSchema } from "./venue-data.ts";
import { instantSchema, restaurantHeaders } from "./wire.ts";

const menusSchema: z.ZodType<readonly MenuData[]> = z.array(menuSchema);

const schoolDaySchema = z
  .object({
    date: z.iso.date().openapi({ example: "2026-11-23", description: "The date in the restaurant's time zone." }),
    opens: instantSchema.openapi({ description: "When ordering for this date opens." }),
    cutoff: instantSchema.openapi({ description: "When ordering for this date closes." }),
    closed: z.string().nullable().openapi({
      description: "Why nothing is served on this date, in the request's language; null if meals are served.",
    }),
    menus: menusSchema,
  })
  .openapi("SchoolDay");

const queryDateSchema = z.string().max(40).optional().openapi({ example: "2026-11-23" });

/** `GET /rotational-menus`: returns a school's menus between two dates. api#rotational-menus, school#day. */
export const getRotationalMenus = createRoute({
  ...ANYONE,
  method: "get",
  path: "/rotational-menus",
  tags: ["Ordering"],
  summary: "List a school's menus by date",
  request: {
    headers: restaurantHeaders,
    query: z.object({
      start_date: queryDateSchema,
      end_date: queryDateSchema,
      ordering_menus: z
        .string()
        .max(10)
        .optional()
        .openapi({ example: "true", description: "Set to `false` to return the menus without their dishes." }),
    }),
  },
  responses: {
    200: jsonAnswer(
      "All dates of the range, with `ETag` and `Cache-Control`.",
      z.object({ days: z.array(schoolDaySchema) }),
      {
        days: [
          {
            date: "2026-11-23",
            opens: "2026-11-02T05:00:00.000Z",
            cutoff: "2026-11-21T05:00:00.000Z",
            closed: null,
            menus: GRILL.menus,
          },
          {
            date: "2026-11-24",
            opens: "2026-11-03T05:00:00.000Z",
            cutoff: "2026-11-22T05:00:00.000Z",
            closed: "Professional development day",
            menus: [],
          },
        ],
      },
    ),
    304: { description: "Not modified." },
    ...errorResponses("restaurantUnknown", "noDateRange", "orderTypeNotOffered"),
  },
});

export type SchoolDayData = z.infer<typeof schoolDaySchema>;
