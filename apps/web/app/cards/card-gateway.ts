import type { FieldRefusal, Refused } from "@comptoir/ordering";
import type { ComponentType } from "react";
import type { FormErrors } from "../forms/form-errors.ts";

/**
 * A payment gateway in the browser: it creates a card's token and shows the bank's challenge. Only the
 * gateway receives the card number. payment#gateway-in-the-browser.
 */
export type CardGateway = {
  readonly mount: (config: CardGatewayConfig) => CardEntry;
};

/** The gateway's settings, from the restaurant's payment config. Keys are public keys. */
export type CardGatewayConfig = {
  readonly tokenUrl: string | null;
  readonly publishableKey: string | null;
  /** The restaurant's own account at the processor, to which a card is sent; null for the installation's. */
  readonly account: string | null;
  readonly avs: boolean;
  /** The restaurant's date today, `2026-11-20`. Cards that expired before it are rejected. */
  readonly today: string;
};

/** The card entry of one checkout page: the fields of a card, and the gateway's operations on it. */
export type CardEntry = {
  /** The card's input fields; some gateways render iframes. */
  readonly Fields: ComponentType<CardFieldsProps>;
  /** The fields' labels by field name, for messages elsewhere on the page. */
  readonly labels: Readonly<Record<string, () => string>>;
  readonly state: () => CardState;
  readonly onChange: (listener: () => void) => () => void;
  readonly tokenise: () => Promise<CardToken | Refused<CardRefusal>>;
  /** The bank's challenge (3-D Secure). */
  readonly Challenge: ComponentType<ChallengeProps>;
  readonly clear: () => void;
};

type CardFieldsProps = { readonly errors: FormErrors };

export type CardState = {
  readonly refusals: readonly FieldRefusal[];
  /** The last four digits typed so far, or fewer. */
  readonly last4: string;
  /** Whether the gateway is unreachable, so that it shows no fields. Absent for gateways without this state. */
  readonly isUnreachable?: boolean;
};

export type CardToken = {
  readonly token: string;
  readonly type: string | null;
  readonly last4: string | null;
  readonly expiry_date: string | null;
  readonly postal_code: string | null;
};

/** Why the gateway created no token, in the page's language, and the invalid field, if any. */
export type CardRefusal = { readonly message: string; readonly field: string | null };

export type ChallengeProps = {
  readonly url: string;
  readonly venueName: string;
  /** The amount in dollars, `"31.44"`. */
  readonly total: string;
  /** Called once the challenge is passed; the same order may then be sent again. */
  readonly onPassed: () => void;
  readonly onLeave: () => void;
};
