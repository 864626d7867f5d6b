import { eachWallet, type Id, type Wallet } from "@comptoir/ordering";

/** The wallets that a venue takes, from its payment config. */
export type OfferedWallets = Readonly<Record<Wallet, boolean>> & {
  /** Whether the sandbox's payment sheet replaces the device's. */
  readonly standIn: boolean;
  readonly googleMerchantId: string | null;
};

export const NO_WALLETS: OfferedWallets = {
  ...eachWallet(() => false),
  standIn: false,
  googleMerchantId: null,
};

/** What the wallets' sheets need: the offered wallets, the gateway's public key, the restaurant's id in payment calls. */
export type WalletOffer = {
  readonly wallets: OfferedWallets;
  readonly publishableKey: string | null;
  /** The restaurant's own account at the processor; null for the installation's. */
  readonly account: string | null;
  readonly app8RestaurantId: Id;
};
