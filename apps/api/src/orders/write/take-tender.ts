import { type Refused, ZERO_CENTS } from "@comptoir/ordering";
import type { Transaction } from "../../db/transaction.ts";
import { enterPoints } from "../../loyalty/enter-points.ts";
import { spendPoints } from "../../loyalty/loyalty.store.ts";
import { useCredit } from "../../payment/account-credit.store.ts";
import { loadGiftCardBalance } from "../../quote/gift-cards.store.ts";
import type { Taken } from "../taken.ts";
import { takeForSuite } from "./suite-tab.store.ts";
import { debitGiftCard, useAsPerson, useDiscount } from "./tender.store.ts";
import type { OrderToPlace, TakeRefusal } from "./to-place.ts";

/**
 * Takes what an order is paid with beside its method: the use of a code, a gift card, points, the suite's tab, credit, always in that
 * sequence. Orders of one submission share these, and so do other people's: they come after every kitchen's portions and places, so that
 * submissions queue instead of standing in each other's way. payment#write.
 */
export async function takeTender(
  transaction: Transaction,
  { order, discount, giftCard, standsAt, credit, points, pointsSpent = null, suite }: OrderToPlace,
): Promise<Omit<Taken, "stock" | "slots"> | Refused<TakeRefusal>> {
  const { restaurantId, orderId } = order;
  const debit = giftCard && { ...giftCard, orderOf: restaurantId, orderId };
  // What one refuses takes all of them back: they need not wait for each other's answer.
  const [isUsed, isUsedAsPerson, isDebited] = await Promise.all([
    !discount?.isCounted || useDiscount(transaction, discount, order.placedAt),
    !discount?.isCounted || discount.personKeys.length === 0 || useAsPerson(transaction, discount),
    debit === null || debitGiftCard(transaction, debit, order.placedAt),
  ]);
  if (!isUsed) return { refused: { code: "discount-used-up", orderId } };
  if (!isUsedAsPerson) return { refused: { code: "discount-used-by-person", orderId } };
  if (giftCard && !isDebited) {
    const leftCents = await loadGiftCardBalance(transaction, giftCard.restaurantId, giftCard.codeHash);
    return { refused: { code: "gift-card-short", orderId, leftCents: leftCents ?? ZERO_CENTS } };
  }
  const spends = pointsSpent && { ...pointsSpent, restaurantId, orderId };
  if (spends && !(await spendPoints(transaction, spends, order.placedAt))) {
    return { refused: { code: "points-short", orderId } };
  }
  const refused = suite && (await takeForSuite(transaction, { restaurantId, orderId, at: order.placedAt }, suite));
  if (refused) return { refused: { ...refused, orderId } };
  if (credit && !(await useCredit(transaction, { ...credit, restaurantId, orderId }, order.placedAt))) {
    return { refused: { code: "credit-short", orderId } };
  }
  if (points !== null) await enterPoints(transaction, { ...order, standsAt }, points);
  const tenderOf = discount?.restaurantId ?? giftCard?.restaurantId ?? restaurantId;
  return {
    discountKey: discount?.codeKey ?? null,
    ...(discount && discount.personKeys.length > 0 ? { discountPersons: discount.personKeys } : {}),
    giftCard: giftCard && { codeHash: giftCard.codeHash.toString("hex"), amountCents: giftCard.amountCents },
    ...(tenderOf === restaurantId ? {} : { tenderOf }),
    ...(pointsSpent === null ? {} : { pointsSpent }),
    ...(suite && suite.tabCents > 0 ? { tab: { suiteId: suite.suiteId, amountCents: suite.tabCents } } : {}),
    ...(points === null ? {} : { points: points.points }),
    ...(credit === null ? {} : { creditCents: credit.amountCents }),
  };
}
