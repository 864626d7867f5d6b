import { type ChargeSetting, type Discount, parseChargeSetting, type Voucher } from "@comptoir/ordering";
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
};

/**
 * Looks up what the request's codes stand for. A code that does not hold is refused, so that the page resets it and asks
 * again (checkout#discount-code, checkout#gift-card-code); what the client says of amounts, balances and promos plays no
 * part. A request without codes asks the database nothing.
 */
export async function readCodes(
  deps: CodeDeps,
  restaurantId: string,
  request: CartRequest,
): Promise<CodesFound | { readonly refused: NoQuote }> {
  const { discountCode, voucherCode: giftCardCode } = request.costs;
  const identifier = request.member?.identifier ?? null;
  const guessed: Guessable[] = [
    ...(identifier ? ["member" as const] : []),
    ...(discountCode ? ["discount" as const] : []),
    ...(giftCardCode ? ["gift-card" as const] : []),
  ];
  const { guessLimit } = deps;
  for (const what of guessed) {
    const retryAfterSeconds = await guessLimit.blockedFor(what, restaurantId, request.guesser);
    if (retryAfterSeconds !== null) return { refused: { name: "tooManyRequests", retryAfterSeconds } };
  }
  const miss = async (what: Guessable, name: NoQuote["name"]) => {
    await guessLimit.countMiss(what, restaurantId, request.guesser);
    return { refused: { name } };
  };

  const { database } = deps;
  const member = identifier ? await findMember(database, restaurantId, identifier) : null;
  // Who says that promos were applied was shown member prices, and must hear that they do not hold.
  if (identifier && !member && request.member?.promosApplied) return miss("member", "memberPromo");
  // Who says nothing is served as a guest, and would otherwise be blocked by changing the cart ten times.
  if (identifier && !member) await guessLimit.countMissOnce("member", restaurantId, request.guesser, identifier);

  const discount = discountCode
    ? holdingDiscount(await findDiscount(database, restaurantId, discountCode), request.now)
    : null;
  if (discountCode && !discount) return miss("discount", "discountInvalid");

  const balanceCents = giftCardCode ? await loadGiftCardBalance(database, restaurantId, giftCardCode) : null;
  if (giftCardCode && balanceCents === null) return miss("gift-card", "giftCardInvalid");
  if (balanceCents !== null && balanceCents <= 0) return { refused: { name: "giftCardEmpty" } };
  return {
    member,
    discount,
    giftCard:
      giftCardCode && balanceCents !== null
        ? { voucher: { code: giftCardCode, balanceCents }, codeHash: giftCardCodeHash(restaurantId, giftCardCode) }
        : null,
  };
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
