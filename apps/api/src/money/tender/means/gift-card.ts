import { type Cents, ZERO_CENTS } from "@comptoir/ordering";
import { typed } from "../../../platform/db/column-types.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { statement } from "../../../platform/db/statement.ts";
import type { MeansOperations } from "./operations.ts";

/**
 * The gift card that pays. `codeHash` is in hexadecimal. `restaurantId` issued the card: the order's
 * restaurant or its hub. hub#hub-codes.
 */
export type GiftCardReference = { readonly codeHash: string; readonly restaurantId: string };

const CARD = { restaurantId: "text", codeHash: "bytea" } as const;
const ENTRY = { ...CARD, amountCents: "int4", orderOf: "text", orderId: "uuid", at: "timestamptz" } as const;

const loadBalanceStatement = statement({
  name: "load gift card balance",
  text: `select (select coalesce(sum(amount_cents), 0) from gift_card_entries entries
           where entries.restaurant_id = cards.restaurant_id and entries.code_hash = cards.code_hash) as "balanceCents"
         from gift_cards cards where restaurant_id = :restaurantId and code_hash = :codeHash and stopped_at is null`,
  params: CARD,
  row: { balanceCents: typed<Cents>("int8") },
});

/**
 * Returns a card's balance, the sum of its entries; null if the restaurant has no such card, or has stopped it.
 * payment#gift-card-ledger, payment#stopped-gift-card.
 */
export async function loadGiftCardBalance(
  db: Queryable,
  restaurantId: string,
  codeHash: Buffer,
): Promise<Cents | null> {
  const card = { restaurantId, codeHash };
  return (await loadBalanceStatement.oneOrNull(db, card))?.balanceCents ?? null;
}

const holdStatement = statement({
  name: "hold gift card",
  text: "select from gift_cards where restaurant_id = :restaurantId and code_hash = :codeHash for update",
  params: CARD,
});

const debitStatement = statement({
  name: "debit gift card",
  text: `insert into gift_card_entries (restaurant_id, code_hash, amount_cents, reason, order_id, order_restaurant_id, entered_at, books)
         select :restaurantId, :codeHash, -:amountCents::int4, 'order', :orderId, nullif(:orderOf, :restaurantId), :at, 1
         from gift_card_entries where restaurant_id = :restaurantId and code_hash = :codeHash
           and exists (select from gift_cards where restaurant_id = :restaurantId and code_hash = :codeHash and stopped_at is null)
         having sum(amount_cents) >= :amountCents`,
  params: ENTRY,
});

const loadLeftStatement = statement({
  name: "load what a gift card has for a submission",
  // The orders of this submission (`:together`) are rolled back together, so their debits are left out.
  text: `select (select coalesce(sum(amount_cents) filter (where not coalesce(reason = 'order' and order_id = any(:together), false)), 0)
             from gift_card_entries where restaurant_id = :restaurantId and code_hash = :codeHash) as "leftCents",
           exists (select from gift_cards where restaurant_id = :restaurantId and code_hash = :codeHash and stopped_at is not null) as "isStopped"`,
  params: { ...CARD, together: "uuid[]" },
  row: { leftCents: typed<Cents>("int8"), isStopped: "bool" },
});

const giveBackStatement = statement({
  name: "give gift card back",
  text: `insert into gift_card_entries (restaurant_id, code_hash, amount_cents, reason, order_id, order_restaurant_id, entered_at, books)
         values (:restaurantId, :codeHash, :amountCents, :reason, :orderId, nullif(:orderOf, :restaurantId), :at, 1)`,
  params: { ...ENTRY, reason: "text" },
});

const renameStatement = statement({
  name: "rename entries of changed order",
  text: `update gift_card_entries set order_id = :changeId
         where restaurant_id = :restaurantId and code_hash = :codeHash and order_id = :orderId`,
  params: { ...CARD, orderId: "uuid", changeId: "uuid" },
});

/**
 * A gift card. A debit locks its row, so that its balance is never spent twice, and not after it is stopped. What comes
 * back is entered also on a stopped card. payment#gift-card-ledger, payment#stopped-gift-card.
 */
export const OF_GIFT_CARD: MeansOperations = {
  givenAs: () => "toGiftCard",
  account: { name: "gift-cards", taken: "gift-card-debited", back: "gift-card-credited" },
  booksOf: ({ reference }) => cardOf(reference).restaurantId,
  // Locks the cards before the order's first give-back. A give-back takes a shared lock on its card through
  // the foreign key. Two transactions that then lock the card for a debit would deadlock.
  async hold(transaction, references) {
    const cards = references.filter((reference) => reference.codeHash !== undefined).map(cardOf);
    for (const card of cards.sort((a, b) => Buffer.compare(a.codeHash, b.codeHash))) {
      await holdStatement.count(transaction, card);
    }
  },
  async take(transaction, { amountCents, reference }, { restaurantId: orderOf, orderId, at, together }) {
    const card = cardOf(reference);
    const debit = { ...card, amountCents, orderOf, orderId, at };
    // Pipelined: the debit runs after `holdStatement` got the lock, so it reads current entries.
    const [, entries] = await Promise.all([
      holdStatement.count(transaction, card),
      debitStatement.count(transaction, debit),
    ]);
    if (entries === 1) return null;
    const left = await loadLeftStatement.oneOrNull(transaction, { ...card, together: [...together] });
    if (left?.isStopped) return { code: "gift-card-stopped" };
    return { code: "gift-card-short", leftCents: left?.leftCents ?? ZERO_CENTS };
  },
  async giveBack(transaction, { restaurantId: orderOf, orderId, tender, backCents: amountCents, refundId, at }) {
    // The unique key of a cancelled or changed order's give-back is the order's id; that of a refund is the
    // refund's id.
    const entry = refundId === null ? { reason: "give-back", orderId } : { reason: "refund", orderId: refundId };
    await giveBackStatement.count(transaction, { ...cardOf(tender.reference), ...entry, amountCents, orderOf, at });
  },
  async rename(transaction, { reference }, { orderId, changeId }) {
    await renameStatement.count(transaction, { ...cardOf(reference), orderId, changeId });
  },
};

function cardOf(reference: object) {
  const { restaurantId, codeHash } = reference as GiftCardReference;
  return { restaurantId, codeHash: Buffer.from(codeHash, "hex") };
}
