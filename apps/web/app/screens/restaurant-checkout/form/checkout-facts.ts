import type { TimesData } from "@comptoir/contract";
import type {
  Cents,
  CostsData,
  DestinationDraft,
  OrderType,
  PaymentMethod,
  PromisedTime,
  Wallet,
} from "@comptoir/ordering";
import type { CardEntry, CardState } from "../../../cards/card-gateway.ts";
import type { Table, Venue } from "../../../venue/venue.ts";
import type { ReadyWallets } from "../../../wallets/use-ready-wallets.ts";
import type { WayView } from "../../restaurant/ways/load-ways.ts";
import type { CheckoutSetup } from "./checkout-setup.ts";
import type { PaymentDue } from "./payment-due.ts";

/** The hold of the chosen time `at`. `until` is its end; `lost` is the server's message that the slot was taken. */
export type Hold = { readonly at: string; readonly until: string | null; readonly lost: string | null };

export type CheckoutFacts = {
  readonly setup: CheckoutSetup;
  readonly venue: Venue;
  readonly table: Table | null;
  readonly orderType: OrderType;
  /** The order's destination, as far as the link and the steps define it. */
  readonly destination: DestinationDraft;
  /** Whether a dish of the cart requires the legal age. */
  readonly needsAge: boolean;
  /** When an order for as soon as possible reaches the diner; null if unknown. time#promised-time. */
  readonly asap: PromisedTime | null;
  /** The venue's ways to order, such as pickup or a table, with the visit's way marked. screens#way. */
  readonly ways: readonly WayView[];
  /** The times for which the cart can be ordered. Null until loaded, and for an order type without a choice of time. */
  readonly times: TimesData | null;
  /** Requests the times again. Null unless the last request got no answer and no times are known. */
  readonly askTimesAgain: (() => void) | null;
  /** Null if no time is chosen, and until the server has answered. */
  readonly hold: Hold | null;
  /** Null until it can be computed. */
  readonly bill: CostsData | null;
  /**
   * The amount missing to the catering minimum, in cents; null if it is met or does not apply. Nothing can be paid
   * until it is met. ordering#catering-minimum.
   */
  readonly belowMinimumCents: Cents | null;
  readonly payment: PaymentDue;
  /** The wallets that can pay, and the one that the link chose; null for none. payment#wallets, screens#wallet-link. */
  readonly express: ReadyWallets & { readonly chosen: Wallet | null };
  /** The offered ways to pay, the default first. */
  readonly methods: readonly PaymentMethod[];
  /** The fields of a new card; null if the restaurant takes no cards, and for a suite, which uses saved cards only. */
  readonly card: { readonly entry: CardEntry; readonly state: CardState } | null;
  /** Whether an entered card can be saved: the diner has an account, or registers with the order. */
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
