import type { LocalizationData } from "@comptoir/ordering";
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Discount codes with what they take off and how often they may be used. */
export const discounts = pgTable(
  "discounts",
  {
    restaurantId: text("restaurant_id").notNull(),
    codeKey: text("code_key").notNull(),
    code: text("code").notNull(),
    name: text("name").notNull(),
    localization: jsonb("localization").$type<LocalizationData>(),
    value: text("value").notNull(),
    startsAt: timestamp("starts_at", { withTimezone: true }),
    endsAt: timestamp("ends_at", { withTimezone: true }),
    maxUses: integer("max_uses"),
    uses: integer("uses").notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.codeKey] })],
);
