import type { FieldRefusal, Refused } from "@comptoir/ordering";
import type { ComponentType } from "react";
import type { FormErrors } from "../forms/form-errors.ts";

/**
 * A payment gateway in the browser, the counterpart of the API's gateway. Only the gateway sees the card number:
 * it creates the token and shows the bank's challenge. payment#gateway-in-the-browser.
 */
export type CardGateway = {
  /** Creates the card entry of one checkout page. */
  readonly mount: (config: CardGatewayConfig) => CardEntry;
};

/** The gateway's settings from the payment config; it holds public keys only. */
export type CardGatewayConfig = {
  readonly tokenUrl: string | null;
  readonly publishableKey: string | null;
  /** Whether the card's postal code is required. */
  readonly avs: boolean;
  /** Today's date at the restaurant, `2026-11-20`. A card that expired before it is rejected. */
  readonly today: string;
};

/** A card being entered at the checkout, and the gateway's operations on it. */
export type CardEntry = {
  /** The card's input fields. A gateway with its own iframes mounts them in this component. */
  readonly Fields: ComponentType<CardFieldsProps>;
  /** The fields' labels by name, for messages elsewhere on the page. */
  readonly labels: Readonly<Record<string, () => string>>;
  readonly state: () => CardState;
  readonly onChange: (listener: () => void) => () => void;
  /** Asks the gateway for a token of the card. */
  readonly tokenise: () => Promise<CardToken | Refused<CardRefusal>>;
  /** Shows the bank's challenge (3-D Secure) in the gateway's own way. */
  readonly Challenge: ComponentType<ChallengeProps>;
  /** Clears the fields. */
  readonly clear: () => void;
};

type CardFieldsProps = { readonly errors: FormErrors };

/** What the checkout may know of a card being entered. */
export type CardState = {
  /** The missing or invalid fields, in the order of the fields. */
  readonly refusals: readonly FieldRefusal[];
  /** The last digits typed so far; empty before any are typed. */
  readonly last4: string;
  /**
   * Whether the gateway cannot be reached, so that there are no fields to fill in. Absent for gateways that are
   * always reachable.
   */
  readonly isUnreachable?: boolean;
};

/** The gateway's token of a card, with the card's brand, last digits, expiry date and postal code. */
export type CardToken = {
  readonly token: string;
  readonly type: string | null;
  readonly last4: string | null;
  readonly expiry_date: string | null;
  readonly postal_code: string | null;
};

/** The gateway's reason for creating no token, in the page's language, and the field at fault, if any. */
export type CardRefusal = { readonly message: string; readonly field: string | null };

export type ChallengeProps = {
  /** The URL of the challenge, from the refused submit. */
  readonly url: string;
  /** The merchant's name that the bank shows. */
  readonly venueName: string;
  /** The amount that the bank shows, `"31.44"`. */
  readonly total: string;
  /** Called once the challenge is passed; the same order may then be sent again. */
  readonly onPassed: () => void;
  readonly onLeave: () => void;
};
