import { calls } from "@comptoir/contract/client";
import type { Id } from "@comptoir/ordering";
import { browserCaller } from "../venue/api-caller.ts";
import { payloadText, type WalletSheet } from "./wallet-sheet.ts";

/** The used part of the browser's Apple Pay API. */
type AppleSession = {
  onvalidatemerchant: (event: { readonly validationURL: string }) => void;
  onpaymentauthorized: (event: { readonly payment: ApplePayment }) => void;
  oncancel: () => void;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: unknown): void;
  completePayment(result: { readonly status: number }): void;
};
type ApplePayment = {
  readonly token: unknown;
  readonly shippingContact?: {
    readonly givenName?: string;
    readonly familyName?: string;
    readonly emailAddress?: string;
    readonly phoneNumber?: string;
  };
};
type AppleSessions = {
  new (version: number, request: object): AppleSession;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
  canMakePayments(): boolean;
};

/** The lowest version that supports contact fields and error messages. */
const VERSION = 3;
const NETWORKS = ["visa", "masterCard", "amex", "interac"];

/** Returns Apple's payment sheet. Our server requests its merchant session from Apple. payment#wallets. */
export function appleSheet(app8RestaurantId: Id): WalletSheet {
  const sessions = (globalThis as { ApplePaySession?: AppleSessions }).ApplePaySession;
  return {
    isReady: async () => sessions?.canMakePayments() ?? false,
    open: ({ wallet, total, venueName }) => {
      const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<WalletSheet["open"]>>>();
      if (!sessions) return Promise.resolve(null);
      const session = new sessions(VERSION, {
        countryCode: "CA",
        currencyCode: "CAD",
        supportedNetworks: NETWORKS,
        merchantCapabilities: ["supports3DS"],
        total: { label: venueName, amount: total, type: "final" },
        requiredShippingContactFields: ["name", "email", "phone"],
      });
      session.onvalidatemerchant = async ({ validationURL }) => {
        const asked = {
          validationUrl: validationURL,
          processor: "stripe",
          domain: location.hostname,
          app8RestaurantId,
        };
        const answer = await calls.getApplePaySession(browserCaller(app8RestaurantId), asked);
        if (answer.ok) return session.completeMerchantValidation(answer.answer);
        session.abort();
        resolve(null);
      };
      session.onpaymentauthorized = ({ payment: { token, shippingContact: contact } }) =>
        resolve({
          wallet,
          payload: payloadText(token),
          total,
          contact: {
            fullName: [contact?.givenName, contact?.familyName].filter(Boolean).join(" ") || null,
            email: contact?.emailAddress ?? null,
            phoneNumber: contact?.phoneNumber ?? null,
          },
          conclude: (isPlaced) =>
            session.completePayment({ status: isPlaced ? sessions.STATUS_SUCCESS : sessions.STATUS_FAILURE }),
        });
      session.oncancel = () => resolve(null);
      session.begin();
      return promise;
    },
  };
}
