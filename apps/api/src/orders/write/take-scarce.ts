import { type Refused, sumCents, type ThingMark, ZERO_CENTS } from "@comptoir/ordering";
import type { Transaction } from "../../db/transaction.ts";
import { NOTHING_TAKEN, type Taken } from "../taken.ts";
import { type KitchenTaken, takeOfKitchen } from "./take-of-kitchen.ts";
import { takeTender } from "./take-tender.ts";
import type { OrderToPlace, TakeRefusal } from "./to-place.ts";

/** All that an order took, and the things of which the last portion went with it. */
export type ScarceTaken = { readonly readyAt: Date; readonly taken: Taken; readonly soldOut: readonly ThingMark[] };

/** The same for an order that takes nothing scarce; null when it takes a portion, a slot, a code, a gift card or points. */
export function withoutTaking({
  stock,
  readyTimes,
  revocable,
  discount,
  giftCard,
  credit,
  points,
  pointsSpent = null,
  suite,
}: OrderToPlace): ScarceTaken | null {
  const [first] = readyTimes;
  const takesNothing =
    revocable === null &&
    stock === null &&
    discount === null &&
    giftCard === null &&
    credit === null &&
    points === null &&
    pointsSpent === null &&
    suite === null &&
    first?.slots.length === 0;
  return takesNothing ? { readyAt: first.readyAt, taken: NOTHING_TAKEN, soldOut: [] } : null;
}

/**
 * Takes everything scarce that the orders of a submission need, inside one transaction that its caller commits, or rolls back when something
 * is refused: first of every kitchen, then what they are paid with. payment#write.
 */
export async function takeScarce(
  transaction: Transaction,
  orders: readonly OrderToPlace[],
): Promise<readonly ScarceTaken[] | Refused<TakeRefusal>> {
  const ofKitchens: KitchenTaken[] = [];
  for (const order of orders) {
    const took = await takeOfKitchen(transaction, order);
    if ("refused" in took) return took;
    ofKitchens.push(took);
  }
  const taken: ScarceTaken[] = [];
  for (const [index, { readyAt, soldOut, stock, slots }] of ofKitchens.entries()) {
    const tender = await takeTender(transaction, orders[index] as OrderToPlace);
    if ("refused" in tender) return { refused: withBack(tender.refused, taken) };
    taken.push({ readyAt, soldOut, taken: { stock, slots, ...tender } });
  }
  return taken;
}

/** What is rolled back with the others is on their gift card again. */
function withBack(refused: TakeRefusal, before: readonly ScarceTaken[]): TakeRefusal {
  if (refused.code !== "gift-card-short") return refused;
  const back = before.map(({ taken }) => taken.giftCard?.amountCents ?? ZERO_CENTS);
  return { ...refused, leftCents: sumCents([refused.leftCents, ...back]) };
}
