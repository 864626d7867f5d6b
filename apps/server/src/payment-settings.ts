import type { PaymentSettings } from "@comptoir/api";
import { readFeeSetting } from "@comptoir/api/setting-parsers";
import type { SettingFault } from "./identity-settings.ts";
import type { Setting } from "./setting-names.ts";

/** Formats of Stripe's keys. Messages never contain a key. */
const KEYS = {
  STRIPE_SECRET_KEY: /^(?:sk|rk)_(test|live)_\w+$/,
  STRIPE_PUBLISHABLE_KEY: /^pk_(test|live)_\w+$/,
  STRIPE_WEBHOOK_SECRET: /^whsec_\w+$/,
  STRIPE_CONNECT_WEBHOOK_SECRET: /^whsec_\w+$/,
} as const;

/**
 * Parses the payment gateways besides the sandbox. Stripe is enabled if both of its keys are present.
 * operations#stripe-keys.
 */
export function readPaymentSettings(setting: Setting): PaymentSettings | SettingFault {
  const stripe = readStripe(setting);
  return stripe !== null && "variable" in stripe ? stripe : { stripe };
}

function readStripe(setting: Setting): PaymentSettings["stripe"] | SettingFault {
  const secretKey = setting("STRIPE_SECRET_KEY");
  const publishableKey = setting("STRIPE_PUBLISHABLE_KEY");
  const webhookSecret = setting("STRIPE_WEBHOOK_SECRET");
  const connectWebhookSecret = setting("STRIPE_CONNECT_WEBHOOK_SECRET");
  const fee = setting("STRIPE_APPLICATION_FEE");
  const given = [secretKey, publishableKey, webhookSecret, connectWebhookSecret, fee];
  if (given.every((value) => value === null)) return null;
  for (const [variable, value] of Object.entries({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
  })) {
    if (value === null) {
      return { variable, fault: "it is missing; set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY together" };
    }
  }
  const written = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_CONNECT_WEBHOOK_SECRET: connectWebhookSecret,
  };
  for (const [variable, form] of Object.entries(KEYS)) {
    const value = written[variable as keyof typeof KEYS];
    if (value !== null && !form.test(value)) return { variable, fault: "it is not a Stripe key of this kind" };
  }
  const [mode, shownMode] = [secretKey, publishableKey].map((key) => key?.split("_")[1]);
  if (mode !== shownMode) {
    return {
      variable: "STRIPE_PUBLISHABLE_KEY",
      fault: `it is a ${shownMode} key, but the secret key is a ${mode} key`,
    };
  }
  const keys = { secretKey: secretKey as string, publishableKey: publishableKey as string };
  const feeOf = readFeeSetting(fee);
  if (feeOf === null) {
    return { variable: "STRIPE_APPLICATION_FEE", fault: "write a percentage and cents, such as 1.5%+10, 2% or 25" };
  }
  if (fee !== null && connectWebhookSecret === null) {
    return {
      variable: "STRIPE_APPLICATION_FEE",
      fault: "it has no effect without STRIPE_CONNECT_WEBHOOK_SECRET: only restaurants with their own account pay it",
    };
  }
  return { ...keys, webhookSecret, connectWebhookSecret, fee: feeOf };
}
