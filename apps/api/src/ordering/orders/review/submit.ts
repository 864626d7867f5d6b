import type { RefusalOf, SubmitBody, submitOrder } from "@comptoir/contract";
import type { Cents, Locale } from "@comptoir/ordering";
import type { Caller } from "../../../people/caller.ts";
import type { RefusalDetails } from "../../../platform/middleware/refuse.ts";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import type { CodesFound } from "../../quote/cart-request.ts";

/** Why a submit is refused, as an error of the catalogue with its words. */
export type SubmitRefusal = { readonly name: RefusalOf<typeof submitOrder>; readonly details?: RefusalDetails };

/** Who submits what, where and when. */
export type Submit = {
  readonly body: SubmitBody;
  readonly venue: LoadedVenue;
  readonly orderId: string;
  readonly locale: Locale;
  readonly now: Date;
  readonly caller: Caller;
  /** The suite's order whose place it takes. suites#modify. */
  readonly changedId?: string;
  /** What earlier dates of the same checkout take from the gift card. school#dated-costs. */
  readonly voucherSpentCents?: Cents;
  /** The codes of the whole checkout as they were read, with this order's share of them. hub#hub-codes. */
  readonly codes?: CodesFound;
  /** How much of the payer's account credit may pay of it. school#account-credit. */
  readonly creditCents?: Cents;
  /** The child of a school's order. school#child-orders. */
  readonly childId?: string | null;
};
