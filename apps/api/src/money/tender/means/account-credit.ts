import { PERSON_OWNER } from "../../../people/owner.ts";
import { creditDay, giveCreditBack, useCredit } from "../../payment/account-credit.store.ts";
import { giveBackWithoutOwner } from "../../payment/credit-given-up.store.ts";
import type { MeansOperations } from "./operations.ts";

/**
 * Account credit: a school's debt to an account, from cancelled orders, that pays later ones.
 * school#account-credit.
 */
export const OF_ACCOUNT_CREDIT: MeansOperations = {
  givenAs: () => "toCredit",
  account: { name: "account-credit", taken: "account-debited", back: "account-credited" },
  async take(transaction, { amountCents }, { restaurantId, orderId, owner, at }) {
    const isUsed = await useCredit(transaction, { restaurantId, orderId, owner, amountCents }, at);
    return isUsed ? null : { code: "credit-short" };
  },
  async giveBack(transaction, { restaurantId, orderId, owner, backCents: amountCents, at, ...back }) {
    if (back.why === "changed") throw new Error("An order paid with account credit cannot be changed, only cancelled.");
    const order = { restaurantId, orderId, amountCents };
    if (back.why === "refunded") return giveCreditBack(transaction, { ...order, refundId: back.refundId }, at);
    // A deleted account has given up its credit, so the amount is booked without an owner.
    if (!owner?.startsWith(PERSON_OWNER)) return giveBackWithoutOwner(transaction, order, at);
    await creditDay(transaction, { ...order, owner }, at);
  },
};
