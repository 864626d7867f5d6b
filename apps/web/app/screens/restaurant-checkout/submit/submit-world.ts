import type { OrderData } from "@comptoir/contract";
import type { CardEntry, CardToken } from "../../../cards/card-gateway.ts";
import type { CartActions, ConfirmedCart } from "../../../cart/cart-state.ts";
import type { CheckoutKey } from "../../../cart/checkout-key.ts";
import type { LookUpCalls, SubmitBody, SubmitCalls } from "../../../orders/submit-once.ts";
import type { KeptCard } from "../form/checkout-step.ts";
import type { ShownCart } from "./submit-body.ts";

/** The outcome of creating an order's account, and of saving its card; each is null if it was not requested. */
export type AccountOutcome = {
  readonly account: "registered" | "not-now" | null;
  readonly card: "kept" | "not-kept" | null;
};

/** `not-now`: the account could not be created now. `fields`: the faults by field of the checkout. */
export type Registered = "registered" | "not-now" | { readonly fields: Readonly<Record<string, string>> };

export type SubmitForm = {
  readonly shownTotal: string | null;
  /** Requests the card's token from the gateway, once per submit; null if no entered card pays. */
  readonly tokenise: CardEntry["tokenise"] | null;
  readonly register: (() => Promise<Registered>) | null;
  readonly keeping: CardKeeping | null;
  readonly bodyOf: (cart: ShownCart, card: CardToken | KeptCard | null) => SubmitBody;
  /** Whether the order can be queued while there is no network. Decision 070. */
  readonly canWait: boolean;
  /** Returns the page's field for a path in the body; null if the page does not show it. */
  readonly fieldOf: (path: string) => string | null;
  readonly onFields: (messages: Readonly<Record<string, string>>) => void;
  readonly onSubmitted: (order: OrderData, news: AccountOutcome) => void;
};

/** Functions that save a card with an order. A failure to save the card never fails the order. payment#kept-cards. */
export type CardKeeping = {
  /** Saves the card. Returns null if that fails; the card's token then pays the order. */
  readonly keep: (card: CardToken) => Promise<KeptCard | null>;
  /** Deletes a card that was saved with this order and then declined. A card that was saved earlier stays. */
  readonly forget: (kept: KeptCard) => Promise<void>;
};

export type OrderQueue = {
  /** Queues an order; false if this browser cannot queue it. `isSent`: the order was sent, and the server did not answer. */
  readonly put: (order: {
    readonly key: string;
    readonly body: SubmitBody;
    readonly shown: ShownCart;
    readonly isSent: boolean;
  }) => Promise<boolean>;
  readonly forget: (key: string) => Promise<void>;
};

/** The dependencies of a submit: the page and its server. They are injected, so that tests can fake both. */
export type SubmitWorld = {
  readonly form: () => SubmitForm;
  readonly key: CheckoutKey;
  readonly callsWith: (key: string, body: SubmitBody) => SubmitCalls;
  readonly lookUpsWith: (key: string) => LookUpCalls;
  readonly queue: OrderQueue;
  readonly isOnline: () => boolean;
  readonly cart: {
    /** Returns the cart with the shown prices; null if some price is unknown. */
    readonly shown: () => ShownCart | null;
    /** Sends the cart to the server, and returns the confirmed cart; null if the server does not confirm it. */
    readonly confirm: () => Promise<ConfirmedCart | null>;
    /** Applies changes made by another tab. Returns whether the cart differs from what the page showed. */
    readonly catchUp: () => boolean;
    readonly reprice: () => void;
    readonly dismissChanges: () => void;
    readonly takeOut: CartActions["takeOut"];
  };
};
