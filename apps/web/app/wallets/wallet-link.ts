import { WALLETS, type Wallet } from "@comptoir/ordering";

const WALLET = "wallet";

/** Returns a link to the checkout that pays by a wallet. screens#wallet-link. */
export function withWallet(checkout: string, wallet: Wallet): string {
  return `${checkout}${checkout.includes("?") ? "&" : "?"}${WALLET}=${wallet}`;
}

/** Returns the wallet of a link to the checkout; null for none. screens#wallet-link. */
export function walletOfLink(query: URLSearchParams): Wallet | null {
  return WALLETS.find((wallet) => wallet === query.get(WALLET)) ?? null;
}
