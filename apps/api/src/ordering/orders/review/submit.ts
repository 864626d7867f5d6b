import type { RefusalOf, SubmitBody, submitOrder } from "@comptoir/contract";
import type { Cents, Locale } from "@comptoir/ordering";
import type { Caller } from "../../../people/caller.ts";
import type { RefusalDetails } from "../../../platform/middleware/refuse.ts";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import type { CodesFound } from "../../quote/cart-request.ts";
import type { TableToPlace } from "./table-round.ts";

/** Refusal of a submit: an error of the catalogue with its message. */
export type SubmitRefusal = { readonly name: RefusalOf<typeof submitOrder>; readonly details?: RefusalDetails };

export type Submit = {
  readonly body: SubmitBody;
  readonly venue: LoadedVenue;
  readonly orderId: string;
  readonly locale: Locale;
  readonly now: Date;
  readonly caller: Caller;
  /** Id of the suite's order that the submit changes; absent for none. suites#modify. */
  readonly changedId?: string;
  /** Amount in cents that earlier dates of the same checkout take from the gift card. school#dated-costs. */
  readonly voucherSpentCents?: Cents;
  /** The checkout's codes, already looked up, with this order's share of them. hub#hub-codes. */
  readonly codes?: CodesFound;
  /** Maximum of the payer's account credit for this order, in cents. school#account-credit. */
  readonly creditCents?: Cents;
  /** The table whose bill the order goes on; absent for an order that is paid by itself. table#bill. */
  readonly table?: TableToPlace;
  /** Id of the child that a school's order is for. school#child-orders. */
  readonly childId?: string | null;
};
