import type { OrderData } from "@comptoir/contract";
import type { CardEntry, CardToken } from "../../../cards/card-gateway.ts";
import type { CartActions, ConfirmedCart } from "../../../cart/cart-state.ts";
import type { CheckoutKey } from "../../../cart/checkout-key.ts";
import type { LookUpCalls, SubmitBody, SubmitCalls } from "../../../orders/submit-once.ts";
import type { KeptCard } from "../form/checkout-step.ts";
import type { ShownCart } from "./submit-body.ts";

/** What became of what an order was to do for its diner's account; null for what was not asked for. */
export type AccountNews = {
  readonly account: "registered" | "not-now" | null;
  readonly card: "kept" | "not-kept" | null;
};

/** An account was made and is signed in here; it could not be just now; or what is wrong with it, at the fields of the checkout. */
export type Registered = "registered" | "not-now" | { readonly fields: Readonly<Record<string, string>> };

/** The checkout as it stands when something is sent, and what is told of what came of it. */
export type SubmitForm = {
  /** The total that the button said; null when there was none yet. */
  readonly shownTotal: string | null;
  /** The card's token, asked of the gateway anew for each submit; null when there is nothing to charge. */
  readonly tokenise: CardEntry["tokenise"] | null;
  /** Makes the account that is asked for with the order; null where none is. */
  readonly register: (() => Promise<Registered>) | null;
  /** What is done with the card that is entered, for the next time; null where it is not to be saved. */
  readonly keeping: CardKeeping | null;
  readonly bodyOf: (cart: ShownCart, card: CardToken | KeptCard | null) => SubmitBody;
  /** Whether the order may wait for signal, where there is none. Decision 070. */
  readonly canWait: boolean;
  /** The field of the page that a path in the body is of; null for one that the page does not show. */
  readonly fieldOf: (path: string) => string | null;
  readonly onFields: (messages: Readonly<Record<string, string>>) => void;
  readonly onSubmitted: (order: OrderData, news: AccountNews) => void;
};

/** How a card is saved with an order. Saving never costs the order. payment#kept-cards. */
export type CardKeeping = {
  /** Saves it; null where that cannot be, and the order is paid by the card itself. */
  readonly keep: (card: CardToken) => Promise<KeptCard | null>;
  /** The card was declined with the order: it is not saved. One that was saved before stays. */
  readonly forget: (kept: KeptCard) => Promise<void>;
};

/** Where orders wait for signal. */
export type OrderQueue = {
  /** Keeps an order there; false where this browser cannot. `isSent` is one that left and was not answered. */
  readonly put: (order: {
    readonly key: string;
    readonly body: SubmitBody;
    readonly shown: ShownCart;
    readonly isSent: boolean;
  }) => Promise<boolean>;
  /** The order stands: it waits no more. */
  readonly forget: (key: string) => Promise<void>;
};

/** What submitting needs of the page and its server. Handed in, so that a test can stand in for both. */
export type SubmitWorld = {
  readonly form: () => SubmitForm;
  readonly key: CheckoutKey;
  /** The calls that submit a body with a key. */
  readonly callsWith: (key: string, body: SubmitBody) => SubmitCalls;
  /** The calls that only ask for the order of a key. */
  readonly lookUpsWith: (key: string) => LookUpCalls;
  readonly queue: OrderQueue;
  /** Whether there is signal, as far as the browser knows. */
  readonly isOnline: () => boolean;
  readonly cart: {
    /** The cart with the prices that the page shows; null where it does not know them all. */
    readonly shown: () => ShownCart | null;
    /** The cart as the server has confirmed it; null when it cannot. */
    readonly confirm: () => Promise<ConfirmedCart | null>;
    /** Takes over what another tab has changed. Whether the cart is another now than the page showed. */
    readonly catchUp: () => boolean;
    /** Asks the server for today's prices of the cart. */
    readonly reprice: () => void;
    readonly dismissChanges: () => void;
    readonly takeOut: CartActions["takeOut"];
  };
};
