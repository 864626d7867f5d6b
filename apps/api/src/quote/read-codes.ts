import { createHash } from "node:crypto";
import { m } from "@comptoir/messages";
import {
  type Cents,
  type ChargeSetting,
  cents,
  type DiscountTerms,
  digitsOnly,
  GIFT_CARD,
  type Locale,
  parseChargeSetting,
  sumCents,
  ZERO_CENTS,
} from "@comptoir/ordering";
import type { Database, Queryable } from "../db/database.ts";
import { findMember } from "../membership/members.store.ts";
import type { GuessLimit } from "../people/guess-limit.ts";
import { holderOf } from "../people/owner.ts";
import { type GiftCardReference, loadGiftCardBalance } from "../tender/means/gift-card.ts";
import { leftOf } from "../tender/tender.ts";
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
  const { discountCode, voucherCode } = request.costs;
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
  // Whoever has used it knows it: to say so tells a guesser nothing.
  if (discount.found?.isUsedByPerson) return { refused: wordUsedByPerson(locale) };

  const codeHash = voucherCode === null ? null : hashOfGiftCard(restaurantId, voucherCode, request.own);
  let isEmpty = false;
  const fundsOf = async (hash: Buffer) => {
    const funds = fundsLeft(
      await loadGiftCardBalance(database, restaurantId, hash),
      cents(ownAmount(hash, request.own) - (request.voucherSpentCents ?? 0)),
    );
    isEmpty = funds === ZERO_CENTS;
    return isEmpty ? null : funds;
  };
  // Who names the card of their own order by its end guesses nothing.
  const balance =
    codeHash && isOwnMask(voucherCode, request.own)
      ? await withoutGuess(fundsOf(codeHash))
      : await look("gift-card", voucherCode, async (code) => fundsOf(giftCardCodeHash(restaurantId, code)));
  if (balance.isWrong) return { refused: isEmpty ? wordNoFunds(locale) : { name: "giftCardInvalid" } };
  const balanceCents = balance.found;

  const waits = [member, discount, balance].flatMap(({ retryAfterSeconds }) => retryAfterSeconds ?? []);
  return {
    member: member.found,
    discount: discount.found && {
      ...discount.found,
      restaurantId,
      code: discount.found.row.code,
      codeKey: discount.found.row.codeKey,
    },
    giftCard:
      voucherCode && codeHash && balanceCents !== null
        ? { restaurantId, voucher: { code: voucherCode, balanceCents }, codeHash }
        : null,
    blocked: waits.length === 0 ? null : { retryAfterSeconds: Math.max(...waits) },
  };
}

/** What is found where nobody guesses. */
async function withoutGuess<Found>(answer: Promise<Found | null>): Promise<Looked<Found>> {
  const found = await answer;
  return { found, isWrong: found === null };
}

/** What a card holds for a cart; null where there is no such card. checkout#gift-card-code. */
function fundsLeft(balanceCents: Cents | null, own: Cents): Cents | null {
  return balanceCents === null ? null : cents(Math.max(0, sumCents([balanceCents, own])));
}

/** The hash of a gift card's code, or of the card that the order to be replaced was paid with, where the text is its end. */
function hashOfGiftCard(restaurantId: string, code: string, own: CartRequest["own"]): Buffer {
  const ofOrder = isOwnMask(code, own) ? ownGiftCard(own) : null;
  return ofOrder ? Buffer.from(ofOrder.codeHash, "hex") : giftCardCodeHash(restaurantId, code);
}

/** Whether a text is what one's own order shows of its gift card. ordering#change-by-guest. */
function isOwnMask(code: string | null, own: CartRequest["own"]): boolean {
  return ownGiftCard(own) !== null && code !== null && own?.giftCardMask === code;
}

/** What the order that is to be replaced has taken from a gift card. ordering#change-by-guest. */
function ownAmount(codeHash: Buffer, own: CartRequest["own"]): Cents {
  const taken = ownGiftCard(own);
  return taken?.codeHash === codeHash.toString("hex") ? taken.leftCents : ZERO_CENTS;
}

function ownGiftCard(own: CartRequest["own"]): { readonly codeHash: string; readonly leftCents: Cents } | null {
  const tender = own?.tenders.find(({ means }) => means === GIFT_CARD.name);
  return tender ? { ...(tender.reference as GiftCardReference), leftCents: leftOf(tender) } : null;
}

/** Says that a gift card holds nothing, to those who name one that there is. checkout#gift-card-code. */
function wordNoFunds(locale: Locale): NoQuote {
  return { name: "giftCardInvalid", message: m.refusal_gift_card_empty({}, { locale }) };
}

/** Says that somebody has used a code as often as one person may. payment#discount-per-person. */
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
