import type { Wallet } from "@comptoir/ordering";

/** A wallet by the name of its own, which is the same in every language. */
export function walletName(wallet: Wallet): string {
  return wallet === "applePay" ? "Apple Pay" : "Google Pay";
}
