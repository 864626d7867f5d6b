import { MEANS } from "@comptoir/ordering";
import type { CheckoutDraft, WrittenDraft } from "../../steps/checkout-steps.ts";
import type { WalletContact, WalletPayment } from "./wallet-sheet.ts";

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

/** The part of a draft that says who orders. */
export const WHO = "who" satisfies keyof CheckoutDraft & string;
