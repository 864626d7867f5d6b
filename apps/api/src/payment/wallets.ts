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
export type OfferedWallets = {
  readonly applePay: boolean;
  readonly googlePay: boolean;
  readonly standIn: boolean;
  readonly googleMerchantId: string | null;
};

const NONE: OfferedWallets = { applePay: false, googlePay: false, standIn: false, googleMerchantId: null };

/** Which wallets a restaurant's gateway takes: the sandbox both, by a sheet that stands for the device's. payment#wallets. */
const OF_GATEWAY: Readonly<Record<PaymentGateway["processor"], (wallets: Wallets) => OfferedWallets>> = {
  sandbox: () => ({ applePay: true, googlePay: true, standIn: true, googleMerchantId: null }),
  stripe: ({ applePay, googlePay }) => ({
    applePay: applePay !== null,
    googlePay: googlePay !== null,
    standIn: false,
    googleMerchantId: googlePay?.merchantId ?? null,
  }),
};

/** The wallets that a restaurant takes by its processor. payment#wallets. */
export function walletsOf(processor: PaymentProcessor | null, wallets: Wallets): OfferedWallets {
  return processor?.takes === "cards" ? OF_GATEWAY[processor.gateway.processor](wallets) : NONE;
}
