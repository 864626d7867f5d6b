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
import { type Looked, lookUpCode } from "./look-up-code.ts";

/** What looking up codes takes. */
export type CodeDeps = { readonly database: Database; readonly guessLimit: GuessLimit };

/**
 * Looks up what the request's codes stand for. A code that does not hold is refused, so that the page resets it and asks
 * again (checkout#discount-code, checkout#gift-card-code); what the client says of amounts, balances and promos plays no
 * part. One that is not looked at, since too many were tried, is left out: a bill is never refused for it. A request without
 * codes asks the database nothing.
 */
export async function readCodes(
  deps: CodeDeps,
  restaurantId: string,
  request: CartRequest,
): Promise<CodesFound | { readonly refused: NoQuote }> {
  const { database } = deps;
  const { discountCode } = request.costs;
  const identifier = request.member?.identifier ?? null;
  const look = lookUpCode(deps, restaurantId, request.caller);

  const member = await look("member", identifier, (code) => findMember(database, restaurantId, code));
  // Who says that promos were applied was shown member prices, and must hear that they do not hold. Who says nothing is served as a guest.
  if (member.isWrong && request.member?.promosApplied) return { refused: { name: "memberPromo" } };

  const { now, own, locale } = request;
  const user = { owner: holderOf(request.caller), ...request.contact };
  const discount = await look("discount", discountCode, (code) =>
    findHoldingDiscount(database, restaurantId, { code, now, user, own }),
  );
  if (discount.isWrong) return { refused: { name: "discountInvalid" } };
  // Only the diner who used the code sees this refusal, so it reveals nothing to a guesser.
  if (discount.found?.isUsedByPerson) return { refused: wordUsedByPerson(locale) };

  const giftCard = await readGiftCard(deps, restaurantId, request);
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

/** Looks up what a gift card holds for a request, beside what the order has taken of it that is to be replaced. checkout#gift-card-code. */
async function readGiftCard(
  deps: CodeDeps,
  restaurantId: string,
  { costs: { voucherCode: code }, own, caller, locale, voucherSpentCents = ZERO_CENTS }: CartRequest,
): Promise<Looked<NonNullable<CodesFound["giftCard"]>> | Refused<NoQuote>> {
  if (!code) return { found: null, isWrong: false };
  const { codeHash, isOwn, ownCents } = namedGiftCard(restaurantId, code, own);
  let isEmpty = false;
  const find = async () => {
    const balanceCents = await loadGiftCardBalance(deps.database, restaurantId, codeHash);
    const leftCents = cents(Math.max(0, (balanceCents ?? 0) + ownCents - voucherSpentCents));
    isEmpty = balanceCents !== null && leftCents === 0;
    if (balanceCents === null || isEmpty) return null;
    return { restaurantId, codeHash, voucher: { code, balanceCents: leftCents } };
  };
  // Who names the card of their own order by its end guesses nothing.
  const looked = isOwn
    ? { found: await find(), isWrong: false }
    : await lookUpCode(deps, restaurantId, caller)("gift-card", code, find);
  if (looked.found !== null || !(isOwn || looked.isWrong)) return looked;
  // That it holds nothing is said to those who name one that there is.
  const message = m.refusal_gift_card_empty({}, { locale });
  return { refused: isEmpty ? { name: "giftCardInvalid", message } : { name: "giftCardInvalid" } };
}

/**
 * The gift card that a text names: by its code, or by its end, as an order shows it, that which has paid the order to be replaced. `ownCents`: what that order
 * has taken of it. ordering#change-by-guest.
 */
function namedGiftCard(restaurantId: string, code: string, own: CartRequest["own"]) {
  const tender = own?.tenders.find(({ means }) => means === GIFT_CARD.name);
  const ownHash = tender && Buffer.from((tender.reference as GiftCardReference).codeHash, "hex");
  const isOwn = ownHash !== undefined && own?.giftCardMask === code;
  const codeHash = isOwn ? ownHash : giftCardCodeHash(restaurantId, code);
  return { codeHash, isOwn, ownCents: tender && ownHash?.equals(codeHash) ? leftOf(tender) : ZERO_CENTS };
}

/**
 * Words the refusal of a code that the diner has used as often as one person may.
 * payment#discount-per-person.
 */
export function wordUsedByPerson(locale: Locale): NoQuote {
  return { name: "discountInvalid", message: m.refusal_discount_used_by_you({}, { locale }) };
}

/** A code's discount that holds at this moment, as far as the code alone tells. */
type HoldingDiscount = DiscountTerms & {
  readonly row: DiscountRow;
  readonly setting: ChargeSetting;
  /** Under which a use is counted, for a code that is limited for each person; else empty. */
  readonly personKeys: readonly string[];
  /** Who asks has used it as often as one person may. */
  readonly isUsedByPerson: boolean;
};

/** What an order has used of a code that it is to be replaced by. ordering#change-by-guest. */
type OwnUse = { readonly discountKey: string | null; readonly discountPersons?: readonly string[] };

/** A code's discount if it holds now: begun, not over, and not used up; null otherwise, as for a code that is none. payment#discounts. */
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
  return hasBegun && !isOver && !isUsedUp;
}

/** Who uses a code, as far as it is known: the account or the guest's browser, and what an order says of its contact. */
type CodeUser = CodeContact & { readonly owner: string | null };

/**
 * Under which the uses of a code by one person are counted: each way in which they are known, as a hash in hexadecimal, so that no
 * address or phone stands in a table. They are in one sequence, so that two orders lock them alike. payment#discount-per-person.
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
