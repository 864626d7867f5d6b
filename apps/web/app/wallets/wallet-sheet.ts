import type { Wallet } from "@comptoir/ordering";

export type WalletAsk = {
  readonly wallet: Wallet;
  /** The total in dollars: `"31.44"`. */
  readonly total: string;
  readonly venueName: string;
};

/** The payer's contact from the wallet. It fills the fields that the diner left blank. */
export type WalletContact = {
  readonly fullName: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
};

/** A payment that the diner agreed to in the sheet. The payload goes to the gateway unchanged. */
export type WalletPayment = {
  readonly wallet: Wallet;
  readonly payload: string;
  /** The total that the sheet showed. The diner must agree again to any other total. */
  readonly total: string;
  readonly contact: WalletContact;
  /** Reports the outcome of the order to a sheet that waits for it. */
  readonly conclude: (isPlaced: boolean) => void;
};

/**
 * A wallet's payment sheet. `open` must run in the button's click handler; it resolves to null if the diner closes
 * the sheet.
 */
export type WalletSheet = {
  /** Whether this device has the wallet, with a card in it. */
  readonly isReady: () => Promise<boolean>;
  readonly open: (ask: WalletAsk) => Promise<WalletPayment | null>;
};

/** Encodes a payload as base64 text, in which no run of digits can look like a card number. */
export function payloadText(payload: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
