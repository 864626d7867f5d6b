import type { TimesData } from "@comptoir/contract";
import type { CostsData, DestinationDraft, OrderType, PaymentMethod } from "@comptoir/ordering";
import type { CardEntry, CardState } from "../../../cards/card-gateway.ts";
import type { Table, Venue } from "../../../venue/venue.ts";
import type { CheckoutSetup } from "./checkout-setup.ts";
import type { PaymentDue } from "./payment-due.ts";

/** The hold of the chosen time: when it ends, or the server's message that the slot was taken. */
export type Hold = { readonly at: string; readonly until: string | null; readonly lost: string | null };

/** The data of a checkout apart from the diner's input. */
export type CheckoutFacts = {
  readonly setup: CheckoutSetup;
  readonly venue: Venue;
  /** The table of the link; null if it names none. */
  readonly table: Table | null;
  readonly orderType: OrderType;
  /** The order's destination, as far as the link and the steps define it. */
  readonly destination: DestinationDraft;
  /** Whether the cart contains something that requires the legal age. */
  readonly needsAge: boolean;
  readonly prepMinutes: number;
  /** The times for which the cart can be ordered; null while unknown, and for orders without a chosen time. */
  readonly times: TimesData | null;
  /** Requests the times again; null unless the last request failed. */
  readonly askTimesAgain: (() => void) | null;
  /** The hold of the chosen time; null without one. */
  readonly hold: Hold | null;
  /** The bill for the current input; null until it can be computed. */
  readonly bill: CostsData | null;
  readonly payment: PaymentDue;
  /** The offered ways to pay, the default first. */
  readonly methods: readonly PaymentMethod[];
  /** The card that is being entered; null if the restaurant takes no cards. */
  readonly card: { readonly entry: CardEntry; readonly state: CardState } | null;
  /** Whether the diner has or requests an account, so that a card can be saved. */
  readonly keepsCards: boolean;
  /**
   * Account credit: the available amount, the part that pays this order, and whether the diner uses it.
   * school#account-credit.
   */
  readonly credit: {
    readonly availableCents: number;
    readonly usedCents: number;
    readonly isUsed: boolean;
    readonly use: (isUsed: boolean) => void;
  };
};
