import { payloadText, type WalletSheet } from "./wallet-sheet.ts";

/** The used part of Google Pay's library, which is loaded only if the wallet is offered. */
type PaymentsClient = {
  isReadyToPay(request: object): Promise<{ readonly result: boolean }>;
  loadPaymentData(request: object): Promise<GooglePayment>;
};
type GooglePayment = {
  readonly email?: string;
  readonly paymentMethodData: {
    readonly tokenizationData: { readonly token: string };
    readonly info?: { readonly billingAddress?: { readonly name?: string; readonly phoneNumber?: string } };
  };
};
type GoogleLibrary = {
  readonly PaymentsClient: new (options: { environment: "TEST" | "PRODUCTION" }) => PaymentsClient;
};

const LIBRARY = "https://pay.google.com/gp/p/js/pay.js";
const VERSION = { apiVersion: 2, apiVersionMinor: 0 };
/** The version of Stripe's API for which Google encrypts the payload. */
const STRIPE_VERSION = "2018-10-31";

/** Returns Google's payment sheet. Its payload is encrypted for the gateway. payment#wallets. */
export function googleSheet({
  publishableKey,
  account = null,
  merchantId,
}: {
  readonly publishableKey: string;
  readonly account?: string | null;
  readonly merchantId: string;
}): WalletSheet {
  const method = {
    type: "CARD",
    parameters: {
      allowedAuthMethods: ["PAN_ONLY", "CRYPTOGRAM_3DS"],
      allowedCardNetworks: ["VISA", "MASTERCARD", "AMEX", "INTERAC"],
      billingAddressRequired: true,
      billingAddressParameters: { format: "MIN", phoneNumberRequired: true },
    },
    tokenizationSpecification: {
      type: "PAYMENT_GATEWAY",
      parameters: {
        gateway: "stripe",
        "stripe:version": STRIPE_VERSION,
        // Stripe's form of the key for another account.
        "stripe:publishableKey": account === null ? publishableKey : `${publishableKey}/${account}`,
      },
    },
  };
  const environment = publishableKey.startsWith("pk_live_") ? "PRODUCTION" : "TEST";
  let client: PaymentsClient | null = null;
  return {
    isReady: async () => {
      client ??= new (await loadLibrary()).PaymentsClient({ environment });
      return (await client.isReadyToPay({ ...VERSION, allowedPaymentMethods: [method] })).result;
    },
    open: async ({ wallet, total, venueName }) => {
      const payment = await client
        ?.loadPaymentData({
          ...VERSION,
          allowedPaymentMethods: [method],
          merchantInfo: { merchantId, merchantName: venueName },
          transactionInfo: { countryCode: "CA", currencyCode: "CAD", totalPrice: total, totalPriceStatus: "FINAL" },
          emailRequired: true,
        })
        // The diner closed the sheet, or Google's library failed: in both cases nothing was paid.
        .catch(() => null);
      if (!payment) return null;
      const { tokenizationData, info } = payment.paymentMethodData;
      return {
        wallet,
        payload: payloadText(tokenizationData.token),
        total,
        contact: {
          fullName: info?.billingAddress?.name ?? null,
          email: payment.email ?? null,
          phoneNumber: info?.billingAddress?.phoneNumber ?? null,
        },
        conclude: () => undefined,
      };
    },
  };
}

function loadLibrary(): Promise<GoogleLibrary> {
  const { promise, resolve, reject } = Promise.withResolvers<GoogleLibrary>();
  const script = document.createElement("script");
  script.src = LIBRARY;
  script.onload = () =>
    resolve((globalThis as unknown as { google: { payments: { api: GoogleLibrary } } }).google.payments.api);
  script.onerror = () => reject(new Error("Google Pay cannot be reached."));
  document.head.append(script);
  return promise;
}
