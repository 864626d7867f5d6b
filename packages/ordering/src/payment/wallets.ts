/** The wallets of devices, as `checkout.paymentMethod` names them. payment#wallets. */
export const WALLETS = ["applePay", "googlePay"] as const;
export type Wallet = (typeof WALLETS)[number];

/** Tells whether a text names a wallet. */
export function isWallet(text: string): text is Wallet {
  return (WALLETS as readonly string[]).includes(text);
}
