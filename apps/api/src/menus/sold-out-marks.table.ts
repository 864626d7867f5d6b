import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Things that staff marked sold out between two imports. */
export const soldOutMarks = pgTable(
  "sold_out_marks",
  {
    restaurantId: text("restaurant_id").notNull(),
    kind: text("kind", { enum: ["item", "section", "value"] }).notNull(),
    thingId: text("thing_id").notNull(),
    markedAt: timestamp("marked_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.kind, table.thingId] })],
);
