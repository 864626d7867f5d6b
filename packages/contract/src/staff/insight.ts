import { createRoute, z } from "@hono/zod-openapi";
import { errorResponses } from "../errors.ts";
import { jsonAnswer } from "../json.ts";
import { personHeaders } from "../people/user.ts";
import { MANAGERS } from "../roles.ts";
import { amountSchema, dayInputSchema } from "../wire.ts";

const count = z.number().int();

const dishSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    portions: count,
    orders: count.openapi({ description: "The orders that have the dish." }),
    sales: amountSchema.openapi({ description: "At the prices of the menu, before discounts and taxes." }),
    opened: count.openapi({ description: "How often guests opened the dish while it could be ordered." }),
    askedSoldOut: count.openapi({ description: "How often guests asked for it while it was sold out." }),
  })
  .openapi("InsightDish");
export type InsightDishData = z.infer<typeof dishSchema>;

/** What guests bought, looked at and missed. insight#insight. */
const insightSchema = z
  .object({
    today: z.iso.date(),
    from: z.iso.date(),
    to: z.iso.date(),
    countedSince: z.iso
      .date()
      .nullable()
      .openapi({ description: "The first day with counts of guests; null without one." }),
    orders: count.openapi({ description: "The orders of these days that are sales." }),
    sold: z.array(dishSchema).openapi({ description: "What sells, most portions first; at most 15 dishes." }),
    passedOver: z
      .array(dishSchema)
      .openapi({ description: "Dishes that were opened more often than ordered; at most 15." }),
    missed: z.array(dishSchema).openapi({ description: "Dishes asked for while sold out; at most 15." }),
    searches: z
      .array(z.object({ words: z.string(), times: count }))
      .openapi({ description: "Searches that found nothing; at most 15. Rare ones are not shown by their words." }),
    otherSearches: count.openapi({ description: "Searches that found nothing and are not shown." }),
  })
  .openapi("Insight");
export type InsightData = z.infer<typeof insightSchema>;

const daysQuery = z.object({
  from: dayInputSchema.optional().openapi({ description: "The first day; absent: six days before `to`." }),
  to: dayInputSchema.optional().openapi({ description: "The last day; absent: today." }),
});
const refusals = errorResponses("sessionExpired", "notAllowed", "invalidRequest", "noDateRange");
const SOUP = { id: "11", name: "Soup", portions: 42, orders: 38, sales: "336.00", opened: 51, askedSoldOut: 4 };

/** `GET /staff/insight`: what guests bought, looked at and missed. An extension of the specification. api#insight-calls. */
export const getInsight = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/insight",
  tags: ["Board"],
  summary: "Retrieve what guests bought, looked at and missed",
  request: { headers: personHeaders, query: daysQuery },
  responses: {
    200: jsonAnswer("The dishes and searches of the days.", insightSchema, {
      today: "2026-11-20",
      from: "2026-11-14",
      to: "2026-11-20",
      countedSince: "2026-10-01",
      orders: 120,
      sold: [SOUP],
      passedOver: [SOUP],
      missed: [SOUP],
      searches: [{ words: "ramen", times: 5 }],
      otherSearches: 3,
    }),
    ...refusals,
  },
});

/** `GET /staff/insight.csv`: the same of all dishes, as CSV. An extension of the specification. api#insight-calls. */
export const exportInsight = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/insight.csv",
  tags: ["Board"],
  summary: "Export what guests bought, looked at and missed",
  request: { headers: personHeaders, query: daysQuery },
  responses: {
    200: {
      description: "A row for each dish, then for each search that is shown.",
      content: { "text/csv": { schema: z.string(), example: "kind,id,name\r\n" } },
    },
    ...refusals,
  },
});
