import { eachWallet, type Wallet } from "@comptoir/ordering";

/** The wallets that a restaurant takes, as its payment config says. */
export type OfferedWallets = Readonly<Record<Wallet, boolean>> & {
  /** The sandbox's own sheet stands for the device's. */
  readonly standIn: boolean;
  readonly googleMerchantId: string | null;
};

/** A restaurant that takes none. */
export const NO_WALLETS: OfferedWallets = {
  ...eachWallet(() => false),
  standIn: false,
  googleMerchantId: null,
};

/** What a wallet's sheet is opened with. */
export type WalletAsk = {
  readonly wallet: Wallet;
  /** What the sheet says is paid, and to whom: `"31.44"`. */
  readonly total: string;
  readonly venueName: string;
};

/** Who pays, as the wallet knows them; it fills what the diner left blank. */
export type WalletContact = {
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
