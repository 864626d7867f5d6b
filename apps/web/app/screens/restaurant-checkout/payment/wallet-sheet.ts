import { MEANS, type Wallet } from "@comptoir/ordering";
import type { WrittenDraft } from "../form/checkout-step.ts";

export type WalletAsk = {
  readonly wallet: Wallet;
  /** The total in dollars: `"31.44"`. */
  readonly total: string;
  readonly venueName: string;
};

/** The payer's contact from the wallet. It fills the fields that the diner left blank. */
type WalletContact = {
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

/** Returns the body for a wallet payment: without an entered or saved card, with the wallet's unchanged payload. */
export function payByWallet(written: WrittenDraft, { wallet, payload }: WalletPayment): WrittenDraft {
  const named = { [MEANS[wallet].wallet.payloadField]: payload };
  const { card: _, ...checkout } = written.checkout;
  return { ...written, checkout: { ...checkout, paymentMethod: wallet, ...named }, chosenCreditCard: null };
}

/** Returns whether a wallet provides the field. It provides those of the card and of the contact. */
export function isSaidByWallet(field: string): boolean {
  return field.startsWith("card.") || field.startsWith("contact.");
}

/** Returns the wallet's values for the contact fields that the diner left blank. */
export function filledByWallet(who: unknown, contact: WalletContact): Partial<Record<keyof WalletContact, string>> {
  const typed = who as Partial<Record<keyof WalletContact, string>>;
  const blank = (Object.keys(contact) as (keyof WalletContact)[]).filter((name) => !typed[name]?.trim());
  return Object.fromEntries(blank.flatMap((name) => (contact[name] ? [[name, contact[name]]] : [])));
}
