import { boolean, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** What is left of the dishes and option values that are counted. menu#stock. */
export const stockLevels = pgTable(
  "stock_levels",
  {
    restaurantId: text("restaurant_id").notNull(),
    kind: text("kind", { enum: ["item", "value"] }).notNull(),
    thingId: text("thing_id").notNull(),
    remaining: integer("remaining").notNull(),
    refillTo: integer("refill_to").notNull(),
    autoRestock: boolean("auto_restock").notNull(),
    restockedOn: date("restocked_on", { mode: "string" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.kind, table.thingId] })],
);
