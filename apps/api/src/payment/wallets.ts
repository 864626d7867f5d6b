import { eachWallet, type Wallet } from "@comptoir/ordering";
import type { PaymentProcessor } from "../gateways/payment/payment-gateways.ts";
import type { PaymentGateway } from "../gateways/payment/port.ts";
import type { ApplePay } from "../gateways/wallets/apple-pay.ts";

/** The wallets of a device that this installation is set up for; null for one that it is not. */
export type Wallets = {
  readonly applePay: ApplePay | null;
  readonly googlePay: { readonly merchantId: string } | null;
};

/** The wallets of an installation that set up none: the sandbox's stand-ins alone. */
export const NO_WALLETS: Wallets = { applePay: null, googlePay: null };

/** Which wallets a restaurant takes, and with which sheet. */
export type OfferedWallets = Readonly<Record<Wallet, boolean>> & {
  readonly standIn: boolean;
  readonly googleMerchantId: string | null;
};

const NONE: OfferedWallets = { ...eachWallet(() => false), standIn: false, googleMerchantId: null };

/** Which wallets a restaurant's gateway takes: the sandbox all, by a sheet that stands for the device's. payment#wallets. */
const OF_GATEWAY: Readonly<Record<PaymentGateway["processor"], (wallets: Wallets) => OfferedWallets>> = {
  sandbox: () => ({ ...eachWallet(() => true), standIn: true, googleMerchantId: null }),
  stripe: (wallets) => ({
    ...eachWallet((wallet) => wallets[wallet] !== null),
    standIn: false,
    googleMerchantId: wallets.googlePay?.merchantId ?? null,
  }),
};

/** The wallets that a restaurant takes by its processor. payment#wallets. */
export function walletsOf(processor: PaymentProcessor | null, wallets: Wallets): OfferedWallets {
  return processor?.takes === "cards" ? OF_GATEWAY[processor.gateway.processor](wallets) : NONE;
}
