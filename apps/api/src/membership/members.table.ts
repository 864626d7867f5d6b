import { jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** What a venue file says of a member beside the identifier and the promos. */
export type MemberPerson = {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
};

/** The members of a restaurant's programme with the promos that they may use. */
export const members = pgTable(
  "members",
  {
    restaurantId: text("restaurant_id").notNull(),
    identifierKey: text("identifier_key").notNull(),
    identifier: text("identifier").notNull(),
    memberId: text("member_id").notNull(),
    person: jsonb("person").$type<MemberPerson>().notNull(),
    promos: text("promos").array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.identifierKey] })],
);
