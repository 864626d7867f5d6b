import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";

const ownerCardStatement = statement({
  name: "suite owner has card",
  text: `select exists (select from person_cards where person_id = :ownerId and processor = :processor) as "hasCard"`,
  params: { ownerId: "uuid", processor: "text?" },
  row: { hasCard: "bool" },
});

/** Whether the owner of a suite has a card that a charge of its tab could ask: one that the restaurant's gateway keeps. suites#tab-closing. */
export async function ownerHasCard(db: Queryable, ownerId: string, processor: string | null): Promise<boolean> {
  return (await ownerCardStatement.one(db, { ownerId, processor })).hasCard;
}
