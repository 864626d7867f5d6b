import {
  eachBillingField,
  eachWallet,
  INVOICE,
  MAX_BILLING_REFERENCE_LENGTH,
  MEANS,
  WALLETS,
  type Wallet,
} from "@comptoir/ordering";
import { z } from "@hono/zod-openapi";
import { typedName } from "./typed-text.ts";

// The fields of the means of payment in bodies and answers. payment#means.

/** The checkout fields of the means that are billed later. payment#invoiced. */
export const billingFields = {
  [INVOICE.name]: z
    .boolean()
    .nullish()
    .openapi({ description: "True if the payment method is the invoice. `paymentMethod` decides." }),
  ...eachBillingField(() => typedName(MAX_BILLING_REFERENCE_LENGTH).nullish()),
};

/** A wallet's encrypted payload for the gateway, in Base64 or Base64url. */
const payload = z
  .string()
  .max(20_000)
  .regex(/^[\w+/=-]*$/)
  .nullish();

type PayloadField = (typeof MEANS)[Wallet]["wallet"]["payloadField"];

/** The payload fields of the wallets. payment#wallets. */
export const walletPayloadFields = Object.fromEntries(
  WALLETS.map((name) => {
    const { brand, payloadField } = MEANS[name].wallet;
    const description = `The payload from ${brand}'s payment sheet, unchanged. Send it with \`paymentMethod\` \`${name}\`.`;
    return [payloadField, payload.openapi({ description })];
  }),
) as Record<PayloadField, typeof payload>;

/** Flags for the wallets that a restaurant accepts. payment#wallets. */
export const takenWalletFields = eachWallet(() => z.boolean());
