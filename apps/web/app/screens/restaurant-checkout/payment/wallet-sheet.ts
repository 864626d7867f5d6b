import { MEANS, type Wallet } from "@comptoir/ordering";
import type { WrittenDraft } from "../form/checkout-step.ts";

/** What a wallet's sheet is opened with. */
export type WalletAsk = {
  readonly wallet: Wallet;
  /** What the sheet says is paid, and to whom: `"31.44"`. */
  readonly total: string;
  readonly venueName: string;
};

/** Who pays, as the wallet knows them; it fills what the diner left blank. */
type WalletContact = {
  readonly fullName: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
};

/** What the diner agreed to in the sheet: the wallet's payload, which goes to the gateway as it is. */
export type WalletPayment = {
  readonly wallet: Wallet;
  readonly payload: string;
  /** The total that the sheet showed; for another one it has to be asked again. */
  readonly total: string;
  readonly contact: WalletContact;
  /** Tells the sheet what became of the order, where it waits to hear it. */
  readonly conclude: (isPlaced: boolean) => void;
};

/** A device's own sheet. Opened by the very press of its button; null when the diner left it. */
export type WalletSheet = {
  /** Whether this device has the wallet, with a card in it. */
  readonly isReady: () => Promise<boolean>;
  readonly open: (ask: WalletAsk) => Promise<WalletPayment | null>;
};

/** A payload as one text, in which no run of digits can look like a card's number. */
export function payloadText(payload: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** What a checkout says when a wallet pays: no card that was entered or saved, and the wallet's payload as it is. */
export function payByWallet(written: WrittenDraft, { wallet, payload }: WalletPayment): WrittenDraft {
  const named = { [MEANS[wallet].wallet.payloadField]: payload };
  const { card: _, ...checkout } = written.checkout;
  return { ...written, checkout: { ...checkout, paymentMethod: wallet, ...named }, chosenCreditCard: null };
}

/** What is asked of the diner only where no wallet says it: the card, and who they are. */
export function isSaidByWallet(field: string): boolean {
  return field.startsWith("card.") || field.startsWith("contact.");
}

/** The contact with what the wallet knows in the place of what was left blank. */
export function filledByWallet(who: unknown, contact: WalletContact): Partial<Record<keyof WalletContact, string>> {
  const typed = who as Partial<Record<keyof WalletContact, string>>;
  const blank = (Object.keys(contact) as (keyof WalletContact)[]).filter((name) => !typed[name]?.trim());
  return Object.fromEntries(blank.flatMap((name) => (contact[name] ? [[name, contact[name]]] : [])));
}
