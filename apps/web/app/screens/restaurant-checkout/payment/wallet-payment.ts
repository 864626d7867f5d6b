import { MEANS } from "@comptoir/ordering";
import type { WalletContact, WalletPayment } from "../../../wallets/wallet-sheet.ts";
import type { WrittenDraft } from "../form/checkout-step.ts";

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
