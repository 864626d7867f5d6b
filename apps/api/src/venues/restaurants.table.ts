import type { RestaurantData } from "@comptoir/ordering";
import { bigint, boolean, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { MenuDocument } from "./menu-document.ts";

/** A restaurant: its settings as the venue file has them, and what changes between two imports. */
export const restaurants = pgTable("restaurants", {
  restaurantId: text("restaurant_id").primaryKey(),
  slug: text("slug").notNull(),
  settings: jsonb("settings").$type<RestaurantData>().notNull(),
  ordersPaused: boolean("orders_paused").notNull(),
  ordersPausedMessage: text("orders_paused_message"),
  revision: bigint("revision", { mode: "number" }).notNull(),
  importedAt: timestamp("imported_at", { withTimezone: true }).notNull(),
});

/** A restaurant's menus: one document, read whole and replaced whole. */
export const restaurantMenus = pgTable("restaurant_menus", {
  restaurantId: text("restaurant_id").primaryKey(),
  document: jsonb("document").$type<MenuDocument>().notNull(),
});
