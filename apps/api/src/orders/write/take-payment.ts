import type { Refused } from "@comptoir/ordering";
import type { Transaction } from "../../db/transaction.ts";
import { enterPoints } from "../../loyalty/enter-points.ts";
import { takeTenders } from "../../tender/take-tenders.ts";
import type { Taken } from "../taken.ts";
import { useAsPerson, useDiscount } from "./discount-uses.store.ts";
import { takeForSuite } from "./suite-tab.store.ts";
import type { OrderToPlace, TakeRefusal } from "./to-place.ts";

/**
 * Takes what an order is paid with: the use of a code, its tenders, its place on the suite's tab, always in that sequence, and gives its points.
 * Orders of one submission share these, and so do other people's: they come after every kitchen's portions and places, so that submissions queue
 * instead of standing in each other's way. payment#write.
 */
export async function takePayment(
  transaction: Transaction,
  { order, discount, standsAt, points, suite }: OrderToPlace,
  together: readonly string[],
): Promise<Omit<Taken, "stock" | "slots"> | Refused<TakeRefusal>> {
  const { restaurantId, orderId, owner, placedAt: at } = order;
  // What one refuses takes all of them back: they need not wait for each other's answer.
  const [isUsed, isUsedAsPerson, short] = await Promise.all([
    !discount?.isCounted || useDiscount(transaction, discount, at),
    !discount?.isCounted || discount.personKeys.length === 0 || useAsPerson(transaction, discount),
    takeTenders(transaction, order.tenders, { restaurantId, orderId, owner, at, together }),
  ]);
  if (!isUsed) return { refused: { code: "discount-used-up", orderId } };
  if (!isUsedAsPerson) return { refused: { code: "discount-used-by-person", orderId } };
  if (short) return { refused: { ...short.refused, orderId } };
  const refused = suite && (await takeForSuite(transaction, { restaurantId, orderId, at }, suite));
  if (refused) return { refused: { ...refused, orderId } };
  if (points !== null) await enterPoints(transaction, { ...order, standsAt }, points);
  const tenderOf = discount?.restaurantId ?? restaurantId;
  return {
    discountKey: discount?.codeKey ?? null,
    ...(discount && discount.personKeys.length > 0 ? { discountPersons: discount.personKeys } : {}),
    ...(tenderOf === restaurantId ? {} : { tenderOf }),
    ...(points === null ? {} : { points: points.points }),
  };
}
