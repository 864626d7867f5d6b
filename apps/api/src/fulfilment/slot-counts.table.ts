import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** How many orders each interval of a menu has taken. Rules, section 2. */
export const slotCounts = pgTable(
  "slot_counts",
  {
    restaurantId: text("restaurant_id").notNull(),
    menuId: text("menu_id").notNull(),
    slotStartsAt: timestamp("slot_starts_at", { withTimezone: true }).notNull(),
    taken: integer("taken").notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.menuId, table.slotStartsAt] })],
);
