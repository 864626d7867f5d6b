import { createHash } from "node:crypto";
import { m } from "@comptoir/messages";
import {
  type ChargeSetting,
  cents,
  type DiscountTerms,
  digitsOnly,
  GIFT_CARD,
  isRefused,
  type Locale,
  parseChargeSetting,
  type Refused,
  ZERO_CENTS,
} from "@comptoir/ordering";
import { type GiftCardReference, loadGiftCardBalance } from "../../money/tender/means/gift-card.ts";
import { leftOf } from "../../money/tender/tender.ts";
import type { GuessLimit } from "../../people/guess-limit.ts";
import { findMember } from "../../people/membership/members.store.ts";
import { holderOf } from "../../people/owner.ts";
import type { Database, Queryable } from "../../platform/db/database.ts";
import type { CartRequest, CodeContact, CodesFound, NoQuote } from "./cart-request.ts";
import { type DiscountRow, findDiscount, listUses } from "./discounts.store.ts";
import { giftCardCodeHash } from "./gift-card-codes.ts";
import { type CodeVenue, type Looked, lookUpCode } from "./look-up-code.ts";

export type CodeDeps = { readonly database: Database; readonly guessLimit: GuessLimit };

/**
 * Looks up the request's codes; ignores the client's amounts, balances and promos. An invalid code is
 * refused, so that the page resets it (checkout#discount-code, checkout#gift-card-code). A rate-limited code
 * is left out: it never blocks a bill.
 */
export async function readCodes(
  deps: CodeDeps,
  venue: CodeVenue,
  request: CartRequest,
): Promise<CodesFound | { readonly refused: NoQuote }> {
  const { database } = deps;
  const { restaurantId } = venue;
  const { discountCode } = request.costs;
  const identifier = request.member?.identifier ?? null;
  const look = lookUpCode(deps, venue, request.caller);

  const member = await look("member", identifier, (code) => findMember(database, restaurantId, code));
  // A page that applied promos has shown member prices, so an invalid member is refused. Otherwise an invalid
  // member is ignored, and the diner pays the prices without membership.
  if (member.isWrong && request.member?.promosApplied) return { refused: { name: "memberPromo" } };

  const { now, own, locale } = request;
  const user = { owner: holderOf(request.caller), ...request.contact };
  const discount = await look("discount", discountCode, (code) =>
    findHoldingDiscount(database, restaurantId, { code, now, user, own }),
  );
  if (discount.isWrong) return { refused: { name: "discountInvalid" } };
  // Only the diner who used the code sees this refusal, so it reveals nothing to a guesser.
  if (discount.found?.isUsedByPerson) return { refused: wordUsedByPerson(locale) };

  const giftCard = await readGiftCard(deps, venue, request);
  if (isRefused(giftCard)) return giftCard;

  const waits = [member, discount, giftCard].flatMap(({ retryAfterSeconds }) => retryAfterSeconds ?? []);
  const { found } = discount;
  return {
    member: member.found,
    discount: found && { ...found, restaurantId, code: found.row.code, codeKey: found.row.codeKey },
    giftCard: giftCard.found,
    blocked: waits.length === 0 ? null : { retryAfterSeconds: Math.max(...waits) },
  };
}

/** What of a request the look-up of its gift card reads. */
type GiftCardRequest = Pick<CartRequest, "own" | "caller" | "locale" | "voucherSpentCents"> & {
  readonly costs: Pick<CartRequest["costs"], "voucherCode">;
};

/**
 * Looks up a gift card. Its balance includes what the replaced order took from the card, less
 * `voucherSpentCents`. checkout#gift-card-code.
 */
export async function readGiftCard(
  deps: CodeDeps,
  venue: CodeVenue,
  { costs: { voucherCode: code }, own, caller, locale, voucherSpentCents = ZERO_CENTS }: GiftCardRequest,
): Promise<Looked<NonNullable<CodesFound["giftCard"]>> | Refused<NoQuote>> {
  if (!code) return { found: null, isWrong: false };
  const { restaurantId } = venue;
  const { codeHash, isOwn, ownCents } = namedGiftCard(restaurantId, code, own);
  let isEmpty = false;
  const find = async () => {
    const balanceCents = await loadGiftCardBalance(deps.database, restaurantId, codeHash);
    const leftCents = cents(Math.max(0, (balanceCents ?? 0) + ownCents - voucherSpentCents));
    isEmpty = balanceCents !== null && leftCents === 0;
    if (balanceCents === null || isEmpty) return null;
    return { restaurantId, codeHash, voucher: { code, balanceCents: leftCents } };
  };
  // An order's own gift card may be named by its last digits; this does not count as a guess.
  const looked = isOwn
    ? { found: await find(), isWrong: false }
    : await lookUpCode(deps, venue, caller)("gift-card", code, find);
  if (looked.found !== null || !(isOwn || looked.isWrong)) return looked;
  // An existing card without balance is reported as empty.
  const message = m.refusal_gift_card_empty({}, { locale });
  return { refused: isEmpty ? { name: "giftCardInvalid", message } : { name: "giftCardInvalid" } };
}

/**
 * Resolves a gift card by its code, or by the masked code of the replaced order's card. `ownCents` is what
 * the replaced order took from the card. ordering#change-by-guest.
 */
function namedGiftCard(restaurantId: string, code: string, own: CartRequest["own"]) {
  const tender = own?.tenders.find(({ means }) => means === GIFT_CARD.name);
  const ownHash = tender && Buffer.from((tender.reference as GiftCardReference).codeHash, "hex");
  const isOwn = ownHash !== undefined && own?.giftCardMask === code;
  const codeHash = isOwn ? ownHash : giftCardCodeHash(restaurantId, code);
  return { codeHash, isOwn, ownCents: tender && ownHash?.equals(codeHash) ? leftOf(tender) : ZERO_CENTS };
}

/** Writes the refusal of a code that the diner has used up. payment#discount-per-person. */
export function wordUsedByPerson(locale: Locale): NoQuote {
  return { name: "discountInvalid", message: m.refusal_discount_used_by_you({}, { locale }) };
}

/** A discount code that is valid now, before its terms are compared with the order. */
type HoldingDiscount = DiscountTerms & {
  readonly row: DiscountRow;
  readonly setting: ChargeSetting;
  /** Keys under which a use is counted; empty for a code without a limit per person. */
  readonly personKeys: readonly string[];
  readonly isUsedByPerson: boolean;
};

/**
 * Discount code of the replaced order, with the keys under which its use was counted.
 * ordering#change-by-guest.
 */
type OwnUse = { readonly discountKey: string | null; readonly discountPersons?: readonly string[] };

/**
 * Finds a discount code if it is valid now: started, not ended, not used up and not stopped. Null otherwise, as for an
 * unknown code. payment#discounts.
 */
export async function findHoldingDiscount(
  db: Queryable,
  restaurantId: string,
  wanted: {
    readonly code: string;
    readonly now: Date;
    readonly user: CodeUser;
    readonly own: OwnUse | null | undefined;
  },
): Promise<HoldingDiscount | null> {
  const { code, now, user, own } = wanted;
  const row = await findDiscount(db, restaurantId, code);
  const setting = row && parseChargeSetting(row.value);
  if (!row || !setting || !holdsAt(row, now, own)) return null;
  const personKeys = row.maxUsesPerPerson === null ? [] : personKeysFor(restaurantId, user);
  const uses = personKeys.length === 0 ? [] : await listUses(db, { restaurantId, codeKey: row.codeKey, personKeys });
  const ownPersons = row.codeKey === own?.discountKey ? (own.discountPersons ?? []) : [];
  const isUsedByPerson = uses.some(
    ({ personKey, uses }) =>
      row.maxUsesPerPerson !== null && uses - (ownPersons.includes(personKey) ? 1 : 0) >= row.maxUsesPerPerson,
  );
  const { minimumCents, orderTypes } = row;
  return { row, setting, minimumCents, orderTypes, personKeys, isUsedByPerson };
}

function holdsAt(row: DiscountRow, now: Date, own: OwnUse | null | undefined): boolean {
  const uses = row.uses - (row.codeKey === own?.discountKey ? 1 : 0);
  const hasBegun = row.startsAt === null || row.startsAt <= now;
  const isOver = row.endsAt !== null && row.endsAt <= now;
  const isUsedUp = row.maxUses !== null && uses >= row.maxUses;
  return !row.stopped && hasBegun && !isOver && !isUsedUp;
}

/** Identities of a discount code's user: the account or the guest's browser, and the order's contact. */
type CodeUser = CodeContact & { readonly owner: string | null };

/**
 * Returns the keys under which one person's uses of a code are counted. They are hashes, so no email address
 * or phone number is stored. They are sorted, so that concurrent orders lock them in the same sequence.
 * payment#discount-per-person.
 */
function personKeysFor(restaurantId: string, { owner, email, phone }: CodeUser): readonly string[] {
  const known: readonly (readonly [string, string | null])[] = [
    ["owner", owner],
    ["email", email?.normalize("NFKC").trim().toLowerCase() || null],
    ["phone", digitsOnly(phone ?? "").slice(-10) || null],
  ];
  return known.flatMap(([kind, value]) => (value === null ? [] : [keyOf(restaurantId, kind, value)])).sort();
}

function keyOf(restaurantId: string, kind: string, value: string): string {
  return createHash("sha256")
    .update(JSON.stringify(["discount", restaurantId, kind, value]))
    .digest("hex");
}
