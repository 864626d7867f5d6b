import { personOf, type Refused } from "@comptoir/ordering";
import { type ChargeableCard, findCard } from "../../../money/payment/saved-cards.store.ts";
import type { Caller } from "../../../people/caller.ts";
import type { OrderDeps } from "../order-deps.ts";

/**
 * Loads the caller's own saved card by its `paymentCardId`; null without one. Another person's card counts as unknown.
 * payment#saved-cards.
 */
export async function chosenCard(
  { database }: Pick<OrderDeps, "database">,
  { who }: Pick<Caller, "who">,
  paymentCardId: string | null | undefined,
): Promise<ChargeableCard | null | Refused<{ readonly name: "cardUnknown" }>> {
  if (paymentCardId == null) return null;
  const personId = personOf(who);
  const card = personId === null ? null : await findCard(database, personId, paymentCardId);
  return card ?? { refused: { name: "cardUnknown" } };
}
