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

// The fields that the means of payment have in bodies and answers. payment#means.

/** What the means that are billed ask of a checkout. payment#invoiced. */
export const billingFields = {
  [INVOICE.name]: z
    .boolean()
    .nullish()
    .openapi({ description: "True for the invoice method alone; the method counts." }),
  ...eachBillingField(() => typedName(MAX_BILLING_REFERENCE_LENGTH).nullish()),
};

/** What a wallet seals for the gateway: letters, digits and little else. */
const payload = z
  .string()
  .max(20_000)
  .regex(/^[\w+/=-]*$/)
  .nullish();

type PayloadField = (typeof MEANS)[Wallet]["wallet"]["payloadField"];

/** What the sheets of wallets hand over. payment#wallets. */
export const walletPayloadFields = Object.fromEntries(
  WALLETS.map((name) => {
    const { brand, payloadField } = MEANS[name].wallet;
    const description = `What ${brand}'s sheet handed over, as the gateway takes it, with \`paymentMethod\` \`${name}\`.`;
    return [payloadField, payload.openapi({ description })];
  }),
) as Record<PayloadField, typeof payload>;

/** Whether a restaurant takes each wallet. payment#wallets. */
export const takenWalletFields = eachWallet(() => z.boolean());
