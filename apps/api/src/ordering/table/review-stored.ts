import { m } from "@comptoir/messages";
import {
  type Cents,
  cents,
  computePoints,
  GIFT_CARD,
  isRefused,
  type Locale,
  loyaltyProgram,
  POINTS,
  parseCents,
  type Refused,
  sumCents,
} from "@comptoir/ordering";
import { accountKey, loadPoints } from "../../money/loyalty/loyalty.store.ts";
import type { TenderRefusal } from "../../money/tender/means/operations.ts";
import type { NewTender } from "../../money/tender/tender.ts";
import type { Caller } from "../../people/caller.ts";
import { ownPersonOf } from "../../people/owner.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { wordTenderRefusal } from "../orders/place/place-refusal.ts";
import { readGiftCard } from "../quote/read-codes.ts";
import { wordBlockedCode } from "../quote/word-refusal.ts";
import { type PayRefusal, payRefused, shareNotOffered } from "./pay-refusal.ts";
import type { TableDeps } from "./table-deps.ts";
import { payingKitchens } from "./table-view.ts";

/** Stored value by which a payer pays, each with the amount that the page showed. */
export type StoredAsked = {
  readonly giftCard: { readonly code: string; readonly amount: string } | null;
  readonly points: { readonly points: number; readonly amount: string } | null;
};

type Deps = Pick<TableDeps, "database" | "guessLimit" | "clock">;
type Asked = {
  readonly stored: StoredAsked;
  /** The share without the tip, in cents: points pay no tip. */
  readonly shareCents: Cents;
  /** The share with the tip, in cents. */
  readonly dueCents: Cents;
  readonly caller: Caller;
  readonly locale: Locale;
};
const NOT_AS_SHOWN = payRefused("priceChanged", { invalidItems: [] });

/**
 * Reviews the stored value that pays a share with its tip, as of an order's checkout. Points pay before the gift card. Each pays what
 * the page showed, at most what is due and what it has left. Returns the tenders in the sequence in which they are taken.
 * table#table-stored, table#table-points.
 */
export async function reviewStored(
  deps: Deps,
  venue: LoadedVenue,
  asked: Asked,
): Promise<readonly NewTender[] | Refused<PayRefusal>> {
  const points = await reviewPoints(deps, venue, asked);
  if (isRefused(points)) return points;
  const leftCents = cents(asked.dueCents - sumCents(points.map(({ amountCents }) => amountCents)));
  const giftCards = await reviewGiftCard(deps, venue, { ...asked, dueCents: leftCents });
  return isRefused(giftCards) ? giftCards : [...giftCards, ...points];
}

/** Reviews the payer's points: whole steps of the account's own, from the minimum up to the share. people#points-spent. */
async function reviewPoints(
  { database, clock }: Deps,
  { restaurantId, data, document }: LoadedVenue,
  { stored: { points: shown }, shareCents, caller, locale }: Asked,
): Promise<readonly NewTender[] | Refused<PayRefusal>> {
  if (!shown || shown.points === 0) return [];
  const spending = loyaltyProgram(data, document.loyalty, locale)?.spending ?? null;
  const personId = ownPersonOf(caller);
  if (spending === null || personId === null) return NOT_AS_SHOWN;
  const spent = computePoints(shareCents, { points: shown.points, spending });
  if (spent?.points !== shown.points || spent.amountCents !== parseCents(shown.amount)) return NOT_AS_SHOWN;
  const { points, amountCents } = spent;
  const memberKey = accountKey(restaurantId, personId);
  const has = await loadPoints(database, { restaurantId, memberKey }, clock());
  if (has < points) return wordShort({ code: "points-short" }, locale);
  return [{ means: POINTS.name, amountCents, state: "taken", reference: { memberKey, points } }];
}

/** Reviews the payer's gift card, with the limit of guesses of a checkout. checkout#gift-card-code. */
async function reviewGiftCard(
  deps: Deps,
  venue: LoadedVenue,
  { stored: { giftCard }, dueCents, caller, locale }: Asked,
): Promise<readonly NewTender[] | Refused<PayRefusal>> {
  const amountCents = giftCard && parseCents(giftCard.amount);
  if (!(giftCard?.code && amountCents)) return [];
  // The hall's gift cards are in its own books, and each kitchen is paid in its own.
  if (payingKitchens(venue)) return shareNotOffered(locale);
  if (amountCents < 0 || amountCents > dueCents) return NOT_AS_SHOWN;
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
  if (refusal.code === "points-short") {
    return payRefused("priceChanged", { message: m.table_pay_points_short({}, { locale }), invalidItems: [] });
  }
  const { name, ...words } = wordTenderRefusal(refusal, locale);
  // Shares take no account credit.
  return { refused: { ...words, name: name === "creditShort" ? "priceChanged" : name } };
}
