import type { FieldRefusal, Refused } from "@comptoir/ordering";
import type { ComponentType } from "react";
import type { FormErrors } from "../forms/form-errors.ts";

/**
 * A payment gateway as a page uses it, the browser's side of the API's gateway. It alone knows how a card becomes a token
 * and how a bank's question is shown; a card's number stays with it. payment#gateway-in-the-browser.
 */
export type CardGateway = {
  /** Begins the entry of a card on the page of one checkout. */
  readonly mount: (config: CardGatewayConfig) => CardEntry;
};

/** How a page reaches a gateway: what the payment config says, with public keys alone. */
export type CardGatewayConfig = {
  readonly tokenUrl: string | null;
  readonly publishableKey: string | null;
  /** The card's postal code is required. */
  readonly avs: boolean;
  /** Today's date at the restaurant, `2026-11-20`: a card that has expired by then is not taken. */
  readonly today: string;
};

/** A card that is being entered at the checkout, and what the gateway does with it. */
export type CardEntry = {
  /** Where the diner enters the card; a gateway with frames of its own shows them there. */
  readonly Fields: ComponentType<CardFieldsProps>;
  /** The fields' labels by name, for what is said of a field elsewhere on the page. */
  readonly labels: Readonly<Record<string, () => string>>;
  readonly state: () => CardState;
  readonly onChange: (listener: () => void) => () => void;
  /** Has the gateway make a token of the card. */
  readonly tokenise: () => Promise<CardToken | Refused<CardRefusal>>;
  /** Lets the diner answer their bank, in whichever way the gateway shows that (3-D Secure). */
  readonly Challenge: ComponentType<ChallengeProps>;
  /** Forgets what was entered. */
  readonly clear: () => void;
};

type CardFieldsProps = { readonly errors: FormErrors };

/** What the checkout may know of a card that is being entered. */
export type CardState = {
  /** What is missing or wrong, in the order of the fields. */
  readonly refusals: readonly FieldRefusal[];
  /** The last digits as far as they are typed; empty before. */
  readonly last4: string;
  /** The gateway cannot be reached, so that there is nothing to enter a card in; absent where that cannot be. */
  readonly isUnreachable?: boolean;
};

/** A card as the gateway's token stands for it. */
export type CardToken = {
  readonly token: string;
  readonly type: string | null;
  readonly last4: string | null;
  readonly expiry_date: string | null;
  readonly postal_code: string | null;
};

/** Why the gateway made no token, in the page's language, and the field that it is about, where it is about one. */
export type CardRefusal = { readonly message: string; readonly field: string | null };

export type ChallengeProps = {
  /** Where the gateway has the bank ask, as the refused submit said. */
  readonly url: string;
  /** Who is paid, as the bank names them. */
  readonly venueName: string;
  /** The amount that the bank asks about, `"31.44"`. */
  readonly total: string;
  /** The bank is satisfied: the same order may be sent again. */
  readonly onPassed: () => void;
  readonly onLeave: () => void;
};
