import { type ListedMeans, meansOfKind } from "./means/index.ts";

/** The name of a wallet. payment#wallets. */
export type Wallet = Extract<ListedMeans<"card">, { readonly wallet: object }>["name"];

/** The wallets' names in `checkout.paymentMethod`. payment#wallets. */
export const WALLETS: readonly Wallet[] = meansOfKind("card").flatMap((means) =>
  means.wallet === null ? [] : means.name,
);

export function eachWallet<Value>(make: (wallet: Wallet) => Value): Readonly<Record<Wallet, Value>> {
  return Object.fromEntries(WALLETS.map((wallet) => [wallet, make(wallet)])) as Record<Wallet, Value>;
}
