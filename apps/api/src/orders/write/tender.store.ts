import type { Cents } from "@comptoir/ordering";
import { statement } from "../../db/statement.ts";
import type { Transaction } from "../../db/transaction.ts";
import { givePointsBack } from "../../loyalty/give-points-back.ts";
import { takePointsBack } from "../../loyalty/take-points-back.ts";
import type { Taken } from "../taken.ts";
import { giveTabBack } from "./suite-tab.store.ts";

const useDiscountStatement = statement({
  name: "use discount",
  text: `update discounts set uses = uses + 1
         where restaurant_id = :restaurantId and code_key = :codeKey and (max_uses is null or uses < max_uses)
           and (starts_at is null or starts_at <= :at) and (ends_at is null or ends_at > :at)`,
  params: { restaurantId: "text", codeKey: "text", at: "timestamptz" },
});

/** Counts one use of a discount code. False when its uses are used up, or its time is over. */
export async function useDiscount(
  transaction: Transaction,
  code: { readonly restaurantId: string; readonly codeKey: string },
  at: Date,
): Promise<boolean> {
  return (await useDiscountStatement.count(transaction, { ...code, at })) === 1;
}

const useAsPersonStatement = statement({
  name: "use discount as a person",
  text: `insert into discount_uses as counts (restaurant_id, code_key, person_key, uses)
         select restaurant_id, code_key, decode(key, 'hex'), 1
         from discounts, unnest(:personKeys::text[]) as given (key)
         where restaurant_id = :restaurantId and code_key = :codeKey order by key
         on conflict (restaurant_id, code_key, person_key) do update set uses = counts.uses + 1
         where counts.uses < (select coalesce(max_uses_per_person, 2147483647) from discounts d
           where d.restaurant_id = excluded.restaurant_id and d.code_key = excluded.code_key)`,
  params: { restaurantId: "text", codeKey: "text", personKeys: "text[]" },
});

/**
 * Counts a use of a code for each way in which its person is known. False when one of them has used it up; the caller then rolls
 * back. Uses of one code queue at the code itself, which is counted before. payment#discount-per-person.
 */
export async function useAsPerson(
  transaction: Transaction,
  use: { readonly restaurantId: string; readonly codeKey: string; readonly personKeys: readonly string[] },
): Promise<boolean> {
  return (await useAsPersonStatement.count(transaction, use)) === use.personKeys.length;
}

const CARD = { restaurantId: "text", codeHash: "bytea" } as const;
const ENTRY = { ...CARD, amountCents: "int4", orderOf: "text", orderId: "uuid", at: "timestamptz" } as const;

const holdGiftCardStatement = statement({
  name: "hold gift card",
  text: "select from gift_cards where restaurant_id = :restaurantId and code_hash = :codeHash for update",
  params: CARD,
});

const debitGiftCardStatement = statement({
  name: "debit gift card",
  text: `insert into gift_card_entries (restaurant_id, code_hash, amount_cents, reason, order_id, order_restaurant_id, entered_at)
         select :restaurantId, :codeHash, -:amountCents::int4, 'order', :orderId, nullif(:orderOf, :restaurantId), :at
         from gift_card_entries where restaurant_id = :restaurantId and code_hash = :codeHash
         having sum(amount_cents) >= :amountCents`,
  params: ENTRY,
});

/**
 * Pays an amount from a gift card, while its row is held so that the last cent is spent once. False when the card holds
 * less by now. payment#gift-card-ledger.
 */
export async function debitGiftCard(
  transaction: Transaction,
  debit: {
    readonly restaurantId: string;
    readonly codeHash: Buffer;
    readonly amountCents: Cents;
    /** The order that it pays, and whose that is: the card's restaurant, or a kitchen of it. */
    readonly orderOf: string;
    readonly orderId: string;
  },
  at: Date,
): Promise<boolean> {
  // Sent together; the second looks at the ledger once the first has the card.
  const [, entries] = await Promise.all([
    holdGiftCardStatement.count(transaction, debit),
    debitGiftCardStatement.count(transaction, { ...debit, at }),
  ]);
  return entries === 1;
}

const holdDiscountStatement = statement({
  name: "hold discount",
  text: "select from discounts where restaurant_id = :restaurantId and code_key = :codeKey for update",
  params: { restaurantId: "text", codeKey: "text" },
});

const giveDiscountBackStatement = statement({
  name: "give discount back",
  // One use was counted for all orders of a submission: it is there again when none of them stands any more.
  text: `update discounts set uses = uses - 1
         where restaurant_id = :restaurantId and code_key = :codeKey and uses > 0
           and not exists (
             select from orders o join orders others on others.submission_id = coalesce(o.submission_id, o.id)
               or (others.restaurant_id = o.restaurant_id and others.id = o.submission_id)
             where o.restaurant_id = :orderOf and o.id = :orderId and others.id <> o.id and others.status <> 'cancelled'
               and others.taken ->> 'discountKey' = :codeKey)`,
  params: { restaurantId: "text", codeKey: "text", orderOf: "text", orderId: "uuid" },
  crosses: "submission: its orders may be of several restaurants",
});

const giveUseBackStatement = statement({
  name: "give use of a person back",
  text: `update discount_uses set uses = uses - 1
         where restaurant_id = :restaurantId and code_key = :codeKey and uses > 0
           and person_key in (select decode(key, 'hex') from unnest(:personKeys::text[]) as given (key))`,
  params: { restaurantId: "text", codeKey: "text", personKeys: "text[]" },
});

const giveGiftCardBackStatement = statement({
  name: "give gift card back",
  text: `insert into gift_card_entries (restaurant_id, code_hash, amount_cents, reason, order_id, order_restaurant_id, entered_at)
         values (:restaurantId, :codeHash, :amountCents, 'give-back', :orderId, nullif(:orderOf, :restaurantId), :at) on conflict do nothing`,
  params: ENTRY,
});

/** Gives back what a cancelled order took of a code, of points and of a gift card, and takes back the points that it gave, each once. */
export async function giveTenderBack(
  transaction: Transaction,
  order: { readonly restaurantId: string; readonly orderId: string; readonly taken: Taken },
  at: Date,
): Promise<void> {
  const { restaurantId, orderId } = order;
  const { discountKey, discountPersons: personKeys = [], giftCard, tenderOf = restaurantId } = order.taken;
  if (discountKey !== null) {
    const code = { restaurantId: tenderOf, codeKey: discountKey };
    // Of two orders of one submission that are cancelled at once, the second sees that the first is.
    await holdDiscountStatement.count(transaction, code);
    const isBack =
      (await giveDiscountBackStatement.count(transaction, { ...code, orderOf: restaurantId, orderId })) === 1;
    if (isBack && personKeys.length > 0) await giveUseBackStatement.count(transaction, { ...code, personKeys });
  }
  if (order.taken.pointsSpent) await givePointsBack(transaction, { restaurantId, orderId }, "all", at);
  if (order.taken.tab) await giveTabBack(transaction, order.restaurantId, order.taken.tab);
  if (order.taken.points) await takePointsBack(transaction, { restaurantId, orderId }, "all", at);
  if (giftCard !== null) {
    const codeHash = Buffer.from(giftCard.codeHash, "hex");
    const { amountCents } = giftCard;
    const entry = { restaurantId: tenderOf, codeHash, amountCents, orderOf: restaurantId, orderId, at };
    await giveGiftCardBackStatement.count(transaction, entry);
  }
}
