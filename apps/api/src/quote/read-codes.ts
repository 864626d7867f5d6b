import {
  type Cents,
  type ChargeSetting,
  type Discount,
  parseChargeSetting,
  sumCents,
  type Voucher,
  ZERO_CENTS,
} from "@comptoir/ordering";
import type { Database } from "../db/database.ts";
import { findMember, type Member } from "../membership/members.store.ts";
import type { Guessable, GuessLimit } from "../people/guess-limit.ts";
import type { CartRequest, NoQuote } from "./cart-request.ts";
import { giftCardCodeHash } from "./code-keys.ts";
import { type DiscountRow, findDiscount } from "./discounts.store.ts";
import { loadGiftCardBalance } from "./gift-cards.store.ts";

/** What looking up codes takes. */
export type CodeDeps = { readonly database: Database; readonly guessLimit: GuessLimit };

/** What the codes of a request stand for. */
export type CodesFound = {
  readonly member: Member | null;
  readonly discount: (Discount & { readonly codeKey: string }) | null;
  readonly giftCard: { readonly voucher: Voucher; readonly codeHash: Buffer } | null;
  /** Too many were tried to look at one of them: the bill is without it. Null when all were looked at. */
  readonly blocked: { readonly retryAfterSeconds: number } | null;
};

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
  const look = lookup(deps, restaurantId, request.guesser);

  const member = await look("member", identifier, (code) => findMember(database, restaurantId, code));
  // Who says that promos were applied was shown member prices, and must hear that they do not hold. Who says nothing is served as a guest.
  if (member.isWrong && request.member?.promosApplied) return { refused: { name: "memberPromo" } };

  const discount = await look("discount", discountCode, async (code) =>
    holdingDiscount(withoutOwnUse(await findDiscount(database, restaurantId, code), request.own), request.now),
  );
  if (discount.isWrong) return { refused: { name: "discountInvalid" } };

  const balance = await look("gift-card", voucherCode, async (code) => {
    const own = ownAmount(giftCardCodeHash(restaurantId, code), request.own);
    return fundsLeft(await loadGiftCardBalance(database, restaurantId, code), own);
  });
  if (balance.isWrong) return { refused: { name: "giftCardInvalid" } };
  const balanceCents = balance.found;

  const waits = [member, discount, balance].flatMap(({ retryAfterSeconds }) => retryAfterSeconds ?? []);
  return {
    member: member.found,
    discount: discount.found,
    giftCard:
      voucherCode && balanceCents !== null
        ? { voucher: { code: voucherCode, balanceCents }, codeHash: giftCardCodeHash(restaurantId, voucherCode) }
        : null,
    blocked: waits.length === 0 ? null : { retryAfterSeconds: Math.max(...waits) },
  };
}

type Looked<Found> = {
  readonly found: Found | null;
  readonly isWrong: boolean;
  readonly retryAfterSeconds?: number;
};

/**
 * Looks a code up if the guesser may, and counts it when it is wrong. All wrong codes, whatever is wrong with them, take the
 * same way. promises#promise-27.
 */
function lookup({ guessLimit }: CodeDeps, restaurantId: string, guesser: CartRequest["guesser"]) {
  return async <Found>(
    what: Guessable,
    code: string | null,
    find: (code: string) => Promise<Found | null>,
  ): Promise<Looked<Found>> => {
    if (!code) return { found: null, isWrong: false };
    const guess = await guessLimit.take(what, restaurantId, guesser, code);
    if ("retryAfterSeconds" in guess) {
      guesser.note({ event: "limit_reached", limit: what });
      return { found: null, isWrong: false, ...guess };
    }
    const found = await find(code);
    await guess.was(found === null ? "wrong" : "right");
    if (found === null && !guess.isRepeated) guesser.note({ event: "wrong_code", kind: what });
    return { found, isWrong: found === null };
  };
}

/** What a card holds for a cart; null for one without funds, which is answered and counted as one that is not there. checkout#gift-card-code. */
function fundsLeft(balanceCents: Cents | null, own: Cents): Cents | null {
  const fundsCents = balanceCents === null ? ZERO_CENTS : sumCents([balanceCents, own]);
  return fundsCents > 0 ? fundsCents : null;
}

/** What the order that is to be replaced has taken from a gift card. ordering#change-by-guest. */
function ownAmount(codeHash: Buffer, own: CartRequest["own"]): Cents {
  const taken = own?.giftCard;
  return taken?.codeHash === codeHash.toString("hex") ? taken.amountCents : ZERO_CENTS;
}

/** A code as it stands without the use of the order that is to be replaced. ordering#change-by-guest. */
function withoutOwnUse(row: DiscountRow | null, own: CartRequest["own"]): DiscountRow | null {
  return row && row.codeKey === own?.discountKey ? { ...row, uses: row.uses - 1 } : row;
}

/** A code's discount if it holds now: begun, not over, and not used up. */
function holdingDiscount(row: DiscountRow | null, now: Date): CodesFound["discount"] {
  const setting: ChargeSetting | null = row && parseChargeSetting(row.value);
  if (!row || !setting) return null;
  const hasBegun = row.startsAt === null || row.startsAt <= now;
  const isOver = row.endsAt !== null && row.endsAt <= now;
  const isUsedUp = row.maxUses !== null && row.uses >= row.maxUses;
  return hasBegun && !isOver && !isUsedUp ? { code: row.code, codeKey: row.codeKey, setting } : null;
}
