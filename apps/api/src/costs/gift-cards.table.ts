import { customType, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Gift cards by the hash of their code. */
export const giftCards = pgTable(
  "gift_cards",
  {
    restaurantId: text("restaurant_id").notNull(),
    codeHash: bytes("code_hash").notNull(),
    last4: text("last4").notNull(),
    issuedAt: timestamp("issued_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.codeHash] })],
);

/** The ledger: what a card holds is the sum of its entries. Rules, section 4. */
export const giftCardEntries = pgTable(
  "gift_card_entries",
  {
    restaurantId: text("restaurant_id").notNull(),
    codeHash: bytes("code_hash").notNull(),
    entryId: uuid("entry_id").notNull().defaultRandom(),
    amountCents: integer("amount_cents").notNull(),
    reason: text("reason", { enum: ["issue", "order", "give-back"] }).notNull(),
    orderId: uuid("order_id"),
    enteredAt: timestamp("entered_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.codeHash, table.entryId] })],
);
