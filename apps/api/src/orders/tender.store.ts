import type { Cents } from "@comptoir/ordering";
import type { Queryable } from "../payment/payments.store.ts";
import type { Taken } from "./order-record.ts";

/** Counts one use of a discount code. False when its uses are used up, or its time is over. */
export async function useDiscount(db: Queryable, restaurantId: string, codeKey: string, at: Date): Promise<boolean> {
  const { rowCount } = await db.query({
    name: "use discount",
    text: `update discounts set uses = uses + 1
           where restaurant_id = $1 and code_key = $2 and (max_uses is null or uses < max_uses)
             and (starts_at is null or starts_at <= $3) and (ends_at is null or ends_at > $3)`,
    values: [restaurantId, codeKey, at.toISOString()],
  });
  return rowCount === 1;
}

/**
 * Pays an amount from a gift card, while its row is held so that the last cent is spent once. False when the card holds
 * less by now. Rules, section 4: a ledger, never a mutable balance.
 */
export async function debitGiftCard(
  db: Queryable,
  debit: {
    readonly restaurantId: string;
    readonly codeHash: Buffer;
    readonly amountCents: Cents;
    readonly orderId: string;
  },
  at: Date,
): Promise<boolean> {
  await db.query({
    name: "hold gift card",
    text: "select 1 from gift_cards where restaurant_id = $1 and code_hash = $2 for update",
    values: [debit.restaurantId, debit.codeHash],
  });
  const { rowCount } = await db.query({
    name: "debit gift card",
    text: `insert into gift_card_entries (restaurant_id, code_hash, amount_cents, reason, order_id, entered_at)
           select $1, $2, -$3::int, 'order', $4, $5
           from gift_card_entries where restaurant_id = $1 and code_hash = $2
           having sum(amount_cents) >= $3`,
    values: [debit.restaurantId, debit.codeHash, debit.amountCents, debit.orderId, at.toISOString()],
  });
  return rowCount === 1;
}

/** Gives back what a cancelled order took of a code and of a gift card, each once. */
export async function giveTenderBack(
  db: Queryable,
  order: { readonly restaurantId: string; readonly orderId: string; readonly taken: Taken },
  at: Date,
): Promise<void> {
  const { discountKey, giftCard } = order.taken;
  if (discountKey !== null) {
    await db.query("update discounts set uses = uses - 1 where restaurant_id = $1 and code_key = $2 and uses > 0", [
      order.restaurantId,
      discountKey,
    ]);
  }
  if (giftCard !== null) {
    await db.query(
      `insert into gift_card_entries (restaurant_id, code_hash, amount_cents, reason, order_id, entered_at)
       values ($1, $2, $3, 'give-back', $4, $5) on conflict do nothing`,
      [
        order.restaurantId,
        Buffer.from(giftCard.codeHash, "hex"),
        giftCard.amountCents,
        order.orderId,
        at.toISOString(),
      ],
    );
  }
}
