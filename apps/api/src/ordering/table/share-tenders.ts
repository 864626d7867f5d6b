import {
  type Cents,
  cents,
  formatCents,
  GIFT_CARD,
  isRefused,
  type Locale,
  parseCents,
  type Refused,
  splitShareBack,
  sumCents,
} from "@comptoir/ordering";
import { TABLE_SHARES } from "../../money/ledger/steps.ts";
import { operationsOf } from "../../money/tender/means/index.ts";
import type { GivingBack, TenderRefusal } from "../../money/tender/means/operations.ts";
import { holdTenders, takeTenders } from "../../money/tender/take-tenders.ts";
import { leftOf, type NewTender, type Tender } from "../../money/tender/tender.ts";
import type { Caller } from "../../people/caller.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { wordTenderRefusal } from "../orders/place/place-refusal.ts";
import { readGiftCard } from "../quote/read-codes.ts";
import { wordBlockedCode } from "../quote/word-refusal.ts";
import { type PayRefusal, payRefused } from "./pay-refusal.ts";
import {
  listShareTenders,
  noteTenderBack,
  type ShareName,
  type ShareTender,
  writeShareTenders,
} from "./share-tenders.store.ts";
import type { TableEntry } from "./table-books.store.ts";
import type { TableDeps } from "./table-deps.ts";

/** Stored value by which a payer pays, with the amount that the page showed. */
export type StoredAsked = { readonly giftCard: { readonly code: string; readonly amount: string } | null };

/**
 * Reviews the stored value that pays a share with its tip: as of an order's checkout, with its limit of guesses. It pays what the
 * page showed, at most what is due and what it has left. table#table-stored, checkout#gift-card-code.
 */
export async function reviewStored(
  deps: Pick<TableDeps, "database" | "guessLimit">,
  venue: LoadedVenue,
  {
    stored: { giftCard },
    dueCents,
    caller,
    locale,
  }: { readonly stored: StoredAsked; readonly dueCents: Cents; readonly caller: Caller; readonly locale: Locale },
): Promise<readonly NewTender[] | Refused<PayRefusal>> {
  const amountCents = giftCard && parseCents(giftCard.amount);
  if (!(giftCard?.code && amountCents)) return [];
  if (amountCents < 0 || amountCents > dueCents) return payRefused("priceChanged", { invalidItems: [] });
  const looked = await readGiftCard(deps, venue, { costs: { voucherCode: giftCard.code }, own: null, caller, locale });
  if (isRefused(looked)) {
    const { name, message } = looked.refused;
    return payRefused(name === "giftCardInvalid" ? name : "giftCardInvalid", message === undefined ? {} : { message });
  }
  if (looked.retryAfterSeconds !== undefined) {
    const { message } = wordBlockedCode(locale);
    return payRefused("tooManyRequests", { message, retryAfterSeconds: looked.retryAfterSeconds });
  }
  if (looked.found === null) return payRefused("giftCardInvalid");
  const { codeHash, restaurantId, voucher } = looked.found;
  if (voucher.balanceCents < amountCents) {
    return wordShort({ code: "gift-card-short", leftCents: voucher.balanceCents }, locale);
  }
  const reference = { codeHash: codeHash.toString("hex"), restaurantId };
  return [{ means: GIFT_CARD.name, amountCents: cents(amountCents), state: "taken", reference }];
}

/** Returns the refusal of stored value that has less left than the page showed, with its message. */
export function wordShort(refusal: TenderRefusal, locale: Locale): Refused<PayRefusal> {
  const { name, ...words } = wordTenderRefusal(refusal, locale);
  // Shares take no account credit.
  return { refused: { ...words, name: name === "creditShort" ? "priceChanged" : name } };
}

/**
 * Takes a share's stored value, in the transaction that writes its payment; returns the entries to book. Refused if less is left
 * than it is to pay: the caller rolls back. table#table-stored.
 */
export async function takeStored(
  transaction: Transaction,
  { restaurantId, id, owner }: ShareName & { readonly owner: string },
  tenders: readonly NewTender[],
  at: Date,
): Promise<readonly TableEntry[] | Refused<TenderRefusal>> {
  const short = await takeTenders(transaction, tenders, { restaurantId, orderId: id, owner, at, together: [id] });
  if (short) return short;
  await writeShareTenders(transaction, { restaurantId, id }, tenders);
  return tenders.flatMap((tender) => entryOf(id, tender, "taken", tender.amountCents));
}

/**
 * Locks the stored value of a table's payments, and of one that is being made, in one sequence: before the first of them is taken or
 * given back. payment#write.
 */
export async function holdStored(
  transaction: Transaction,
  restaurantId: string,
  payments: readonly { readonly id: string }[],
  taken: readonly NewTender[] = [],
): Promise<readonly ShareTender[]> {
  const before = await listShareTenders(transaction, { restaurantId, ids: payments.map(({ id }) => id) });
  await holdTenders(transaction, [...before, ...taken]);
  return before;
}

/** A payment that gives back, each amount with its tip: what it paid, what it has given back before, and what of it now. */
export type PaymentBack = ShareName & {
  readonly owner: string | null;
  readonly paidCents: Cents;
  readonly backCents: Cents;
  readonly cents: Cents;
  readonly at: Date;
};

/** What a payment gives back by each means, and the entries of its stored value. `given` is as on the receipt of a refund. */
export type GivenByMeans = {
  readonly cardCents: Cents;
  readonly giftCardCents: Cents;
  readonly pointsCents: Cents;
  readonly given: Readonly<Record<string, string>>;
  readonly entries: readonly TableEntry[];
};

/**
 * Gives back to a payment's stored value what of an amount is not the card's, as a refund of the payment. The caller has locked the
 * stored value, and gives the card its part. table#table-refunds.
 */
export async function giveStoredBack(
  transaction: Transaction,
  payment: PaymentBack,
  tenders: readonly ShareTender[],
  refundId: string,
): Promise<GivenByMeans> {
  const { paidCents, backCents, cents: back } = payment;
  const shares = splitShareBack(
    [...tenders.map(toRefund), cardOf(payment, tenders)],
    { cents: paidCents, backCents },
    back,
  );
  const refundedSoFar = { refundedCents: sumCents([backCents, back]), billCents: paidCents };
  const why = { why: "refunded", refundId, soFar: refundedSoFar } as const;
  const entries: TableEntry[] = [];
  const byField: Record<string, Cents> = {};
  for (const [index, tender] of tenders.entries()) {
    const share = shares[index] ?? cents(0);
    entries.push(...(await giveTenderBack(transaction, payment, tender, share, why)));
    byField[operationsOf(tender).givenAs(asTender(tender))] = share;
  }
  const cardCents = shares.at(-1) ?? cents(0);
  const given = Object.entries({ ...byField, toCard: cardCents }).filter(([, amount]) => amount > 0);
  return {
    cardCents,
    giftCardCents: byField.toGiftCard ?? cents(0),
    pointsCents: byField.toPoints ?? cents(0),
    given: Object.fromEntries([["amount", formatCents(back)], ...given.map(([to, one]) => [to, formatCents(one)])]),
    entries,
  };
}

/** Gives all that is left of a failed payment back to its stored value: the gateway has not captured its card. table#table-refunds. */
export async function giveFailedBack(
  transaction: Transaction,
  payment: ShareName & { readonly owner: string | null; readonly at: Date },
  tenders: readonly ShareTender[],
): Promise<readonly TableEntry[]> {
  const entries: TableEntry[] = [];
  const why = { why: "cancelled", refundId: null, soFar: "all" } as const;
  for (const tender of tenders) {
    entries.push(...(await giveTenderBack(transaction, payment, tender, leftOf(tender), why)));
  }
  return entries;
}

async function giveTenderBack(
  transaction: Transaction,
  { restaurantId, id, owner, at }: ShareName & { readonly owner: string | null; readonly at: Date },
  tender: ShareTender,
  share: Cents,
  why: Pick<GivingBack, "why" | "refundId" | "soFar">,
): Promise<readonly TableEntry[]> {
  // Points may come back for no cent.
  if (share === 0 && operationsOf(tender).isInProportion !== true) return [];
  await noteTenderBack(transaction, { restaurantId, id, position: tender.position, cents: share });
  const back = {
    restaurantId,
    orderId: id,
    owner,
    tender: asTender(tender),
    backCents: share,
    at,
    ...why,
  } as GivingBack;
  await operationsOf(tender).giveBack?.(transaction, back);
  return share === 0 ? [] : entryOf(id, tender, "back", cents(-share));
}

/** The ledger entry of what stored value pays; what comes back has the other sign. payment#ledger. */
function entryOf(
  orderId: string,
  tender: Pick<NewTender, "means" | "reference">,
  kind: "taken" | "back",
  amount: Cents,
): TableEntry[] {
  const { account } = operationsOf(tender);
  if (account === null) return [];
  const postings = { accounts: [account.name, "due"], amounts: [amount, -amount] };
  return [{ kind: account[kind], method: TABLE_SHARES, orderId, ...postings }];
}

function toRefund({ means, amountCents, backCents }: ShareTender) {
  return { amountCents, backCents, isInProportion: operationsOf({ means }).isInProportion ?? false };
}

/** The card's part of a payment: what stored value has not paid. It is the last in the sequence. */
function cardOf({ paidCents, backCents }: PaymentBack, tenders: readonly ShareTender[]) {
  const [stored, back] = [
    sumCents(tenders.map((one) => one.amountCents)),
    sumCents(tenders.map((one) => one.backCents)),
  ];
  return { amountCents: cents(paidCents - stored), backCents: cents(backCents - back), isInProportion: false };
}

function asTender({ position, means, amountCents, backCents, reference }: ShareTender): Tender {
  return { position, means, amountCents, backCents, reference, state: "taken", payment: null };
}
