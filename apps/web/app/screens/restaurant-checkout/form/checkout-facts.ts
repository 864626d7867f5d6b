import type { TimesData } from "@comptoir/contract";
import type { CostsData, DestinationDraft, OrderType, PaymentMethod } from "@comptoir/ordering";
import type { CardEntry, CardState } from "../../../cards/card-gateway.ts";
import type { Table, Venue } from "../../../venue/venue.ts";
import type { CheckoutSetup } from "./checkout-setup.ts";
import type { PaymentDue } from "./payment-due.ts";

/** Until when the chosen time is held for this visitor, or that it was taken, in the server's words. */
export type Hold = { readonly at: string; readonly until: string | null; readonly lost: string | null };

/** What a checkout rests on beside what the diner fills in. */
export type CheckoutFacts = {
  readonly setup: CheckoutSetup;
  readonly venue: Venue;
  /** The table that the link names, where it names one. */
  readonly table: Table | null;
  readonly orderType: OrderType;
  /** Where the order goes, as far as the link and the steps have said. */
  readonly destination: DestinationDraft;
  /** The cart holds something that only people of legal age may order. */
  readonly needsAge: boolean;
  readonly prepMinutes: number;
  /** When the cart can be ordered for; null while that is not known, and for orders without a chosen time. */
  readonly times: TimesData | null;
  /** Asks for them once more; null unless the server did not answer. */
  readonly askTimesAgain: (() => void) | null;
  /** What has become of the chosen time; null while none is held. */
  readonly hold: Hold | null;
  /** What it costs with what is filled in so far; null until that can be worked out. */
  readonly bill: CostsData | null;
  readonly payment: PaymentDue;
  /** The ways to pay that are offered here, the first one first. */
  readonly methods: readonly PaymentMethod[];
  /** The card that is being entered; null where the restaurant takes none. */
  readonly card: { readonly entry: CardEntry; readonly state: CardState } | null;
  /** The diner has an account, or asks for one: a card can be saved for the next time. */
  readonly keepsCards: boolean;
  /** Account credit, what of it pays this order, and whether it is to. school#account-credit. */
  readonly credit: {
    readonly availableCents: number;
    readonly usedCents: number;
    readonly isUsed: boolean;
    readonly use: (isUsed: boolean) => void;
  };
};
