import { APPLE_PAY, eachWallet, type Id, WALLETS, type Wallet } from "@comptoir/ordering";

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

/** Only Safari names a `Version/`; other browsers of Apple's devices name themselves. */
const SAFARI = /\b(?:iPhone|iPad|iPod|Macintosh)\b.*\bVersion\/.*\bSafari\//;

/**
 * The wallets that a browser probably supports. The server renders them, so that a link below them does not move once
 * the device has answered. Google Pay's answer needs its script, so it is never expected.
 * @param userAgent the request's `User-Agent`
 */
export function expectedWallets(wallets: OfferedWallets, userAgent: string): readonly Wallet[] {
  return WALLETS.filter(
    (wallet) => wallets[wallet] && (wallets.standIn || (wallet === APPLE_PAY.name && SAFARI.test(userAgent))),
  );
}
