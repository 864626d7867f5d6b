import type { Discount, DiscountTerms, Voucher } from "@comptoir/ordering";
import type { Member } from "../membership/members.store.ts";

/** What the codes of a request stand for. */
export type CodesFound = {
  readonly member: Member | null;
  readonly discount:
    | (Discount &
        DiscountTerms & {
          readonly restaurantId: string;
          readonly codeKey: string;
          readonly personKeys: readonly string[];
        })
    | null;
  readonly giftCard: { readonly restaurantId: string; readonly voucher: Voucher; readonly codeHash: Buffer } | null;
  /** Too many were tried to look at one of them: the bill is without it. Null when all were looked at. */
  readonly blocked: { readonly retryAfterSeconds: number } | null;
};

/** The codes of a request that names none. */
export const NO_CODES: CodesFound = { member: null, discount: null, giftCard: null, blocked: null };
