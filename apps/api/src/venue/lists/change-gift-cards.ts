import { type Cents, cents, formatCents, type Refused, type StaffAct, type VenueCaller } from "@comptoir/ordering";
import { giftCardCodeHash, giftCardLast4, maskedBy } from "../../ordering/quote/gift-card-codes.ts";
import {
  changeGiftCard,
  type GiftCardChange,
  issueGiftCards,
  loadGiftCardBalance,
  loadIssuedCards,
  loadKeyedEntry,
} from "../../ordering/quote/gift-cards.store.ts";
import { GIFT_CARD_CODE_LENGTH } from "../../ordering/quote/issue-new-cards.ts";
import { codeOfSecret } from "../../people/codes.ts";
import { type ActDetails, writeStaffAct } from "../../people/staff-acts.store.ts";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { ListDeps } from "./change-codes.ts";
import { findIssuedCard, holdGiftCard, stopGiftCard } from "./gift-cards.store.ts";

// Publications and imports issue gift cards and change none, so these changes wait for the card alone, not for the menu.

export type GiftCardRefusal =
  | { readonly code: "unknown" }
  | { readonly code: "stopped" }
  /** Less is on the card than is to be taken off. */
  | { readonly code: "too-little" }
  /** The key was used for another request. */
  | { readonly code: "key-used" };

type Issued = { readonly id: string; readonly code: string };

/**
 * Issues a gift card. Its code follows from the `key`, a secret of the client: a repeated call returns the same card and
 * code, although only the code's hash is stored. studio#gift-cards.
 */
export function issueCard(
  { database, clock }: ListDeps,
  { key, amountCents, recipient }: { readonly key: string; readonly amountCents: Cents; readonly recipient: string },
  by: VenueCaller,
): Promise<Issued | Refused<GiftCardRefusal>> {
  const { restaurantId } = by;
  const purpose = `gift card code\n${restaurantId}`;
  const code = codeOfSecret(key.toLowerCase(), purpose, GIFT_CARD_CODE_LENGTH);
  return inRefusableTransaction<Issued, GiftCardRefusal>(database, "read committed", async (transaction) => {
    const now = clock();
    const card = { code, balance: formatCents(amountCents), recipient: recipient || null };
    // A concurrent call with the same key waits here, and then issues nothing.
    const issued = await issueGiftCards(transaction, restaurantId, [card], now);
    const codeHash = giftCardCodeHash(restaurantId, code);
    const found = await findIssuedCard(transaction, { restaurantId, codeHash });
    if (found === null) throw new Error("A gift card that was issued was not found.");
    if (issued === 0) {
      const [issuedCents] = await loadIssuedCards(transaction, restaurantId, [code]);
      const isSame = issuedCents === amountCents && found.recipient === card.recipient;
      return isSame ? { id: found.id, code } : { refused: { code: "key-used" } };
    }
    const details = { name: maskedBy(giftCardLast4(code)), amount: card.balance };
    await writeStaffAct(transaction, by, { at: now, act: "issue-gift-card", details });
    return { id: found.id, code };
  });
}

/**
 * Adds an amount to a gift card that is not stopped. The same key with the same amount adds it once, also to a card that was
 * stopped since. studio#gift-cards.
 */
export function topUpCard(
  deps: ListDeps,
  { id, key, amountCents }: { readonly id: string; readonly key: string; readonly amountCents: Cents },
  by: VenueCaller,
): Promise<{ readonly id: string } | Refused<GiftCardRefusal>> {
  return changeOnce(deps, { id, key, reason: "top-up", amountCents }, by, {
    refusalOf: async ({ stoppedAt }) => (stoppedAt === null ? null : "stopped"),
    act: "top-up-gift-card",
    details: { amount: formatCents(amountCents) },
  });
}

/**
 * Takes an amount off a gift card, also a stopped one, with the reason in the history: a top-up that was mistyped, or money that
 * was given back at the counter. At most what is on it. The same key with the same amount takes it once. studio#gift-cards.
 */
export function correctCard(
  deps: ListDeps,
  asked: { readonly id: string; readonly key: string; readonly amountCents: Cents; readonly reason: string },
  by: VenueCaller,
): Promise<{ readonly id: string } | Refused<GiftCardRefusal>> {
  const { id, key, amountCents, reason } = asked;
  return changeOnce(deps, { id, key, reason: "correction", amountCents: cents(-amountCents) }, by, {
    refusalOf: async ({ codeHash }, transaction) => {
      const left = await loadGiftCardBalance(transaction, { restaurantId: by.restaurantId, codeHash });
      return left.cents < amountCents ? "too-little" : null;
    },
    act: "correct-gift-card",
    details: { amount: formatCents(amountCents), reason },
  });
}

type HeldCard = NonNullable<Awaited<ReturnType<typeof holdGiftCard>>>;

/** Changes a card once for a key, under the card's lock, with an act of the staff. `refusalOf`: why the card cannot be changed. */
function changeOnce(
  { database, clock }: ListDeps,
  { id, ...change }: Pick<GiftCardChange, "key" | "reason" | "amountCents"> & { readonly id: string },
  by: VenueCaller,
  {
    refusalOf,
    act,
    details,
  }: {
    readonly refusalOf: (card: HeldCard, transaction: Transaction) => Promise<"stopped" | "too-little" | null>;
    readonly act: StaffAct;
    readonly details: ActDetails;
  },
): Promise<{ readonly id: string } | Refused<GiftCardRefusal>> {
  const { restaurantId } = by;
  return inRefusableTransaction<{ readonly id: string }, GiftCardRefusal>(
    database,
    "read committed",
    async (transaction) => {
      const card = await holdGiftCard(transaction, { restaurantId, id });
      if (card === null) return { refused: { code: "unknown" } };
      const entry = { restaurantId, codeHash: card.codeHash, ...change };
      const before = await loadKeyedEntry(transaction, entry);
      if (before !== null)
        return before.amountCents === change.amountCents ? { id } : { refused: { code: "key-used" } };
      const refusal = await refusalOf(card, transaction);
      if (refusal !== null) return { refused: { code: refusal } };
      const now = clock();
      await changeGiftCard(transaction, { ...entry, now });
      await writeStaffAct(transaction, by, { at: now, act, details: { name: maskedBy(card.last4), ...details } });
      return { id };
    },
  );
}

/**
 * Stops a gift card with a reason, or starts it again. Its balance stays, and stays a liability in the books. Idempotent: a
 * card that is stopped keeps its first reason. payment#stopped-gift-card.
 */
export function setCardStopped(
  { database, clock }: ListDeps,
  { id, stopped, reason }: { readonly id: string; readonly stopped: boolean; readonly reason: string | null },
  by: VenueCaller,
): Promise<{ readonly id: string } | Refused<GiftCardRefusal>> {
  const { restaurantId } = by;
  return inRefusableTransaction<{ readonly id: string }, GiftCardRefusal>(
    database,
    "read committed",
    async (transaction) => {
      const card = await holdGiftCard(transaction, { restaurantId, id });
      if (card === null) return { refused: { code: "unknown" } };
      if ((card.stoppedAt !== null) === stopped) return { id };
      const now = clock();
      await stopGiftCard(transaction, { restaurantId, id, stoppedAt: stopped ? now : null, reason });
      const act = stopped ? "stop-gift-card" : "start-gift-card";
      const details = { name: maskedBy(card.last4), ...(reason === null ? {} : { reason }) };
      await writeStaffAct(transaction, by, { at: now, act, details });
      return { id };
    },
  );
}
