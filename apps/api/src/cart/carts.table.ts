import type { CartLineData } from "@comptoir/contract";
import { jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Carts that the server keeps; the cart's cookie names one. ordering#cart-cookie. */
export const carts = pgTable(
  "carts",
  {
    restaurantId: text("restaurant_id").notNull(),
    cartId: text("cart_id").notNull(),
    lines: jsonb("lines").$type<readonly CartLineData[]>().notNull(),
    orderType: text("order_type").notNull(),
    tableNum: text("table_num"),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.cartId] })],
);
