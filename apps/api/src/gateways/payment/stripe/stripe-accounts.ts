import type { PlatformFee } from "@comptoir/ordering";
import type Stripe from "stripe";
import type { AccountState, AccountsGateway, ReadAccountOutcome } from "../port.ts";
import type { StripeDeps } from "./stripe-deps.ts";
import { faultOf, isMissing } from "./stripe-faults.ts";

/**
 * An account for direct charges: it pays Stripe's own fees, has Stripe's whole dashboard, and Stripe is liable for its
 * losses and asks it for what the law requires.
 */
const OF_DIRECT_CHARGES = {
  country: "CA",
  capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
  controller: {
    fees: { payer: "account" },
    losses: { payments: "stripe" },
    requirement_collection: "stripe",
    stripe_dashboard: { type: "full" },
  },
} as const satisfies Stripe.AccountCreateParams;

/** Opens, links and reads the accounts of restaurants. payment#own-account. */
export function stripeAccounts({ platform, report }: StripeDeps, fee: PlatformFee): AccountsGateway {
  return {
    fee,
    open: async (key) => {
      try {
        const { id } = await platform.accounts.create(OF_DIRECT_CHARGES, { idempotencyKey: `account-${key}` });
        return { outcome: "opened", account: id };
      } catch (error) {
        return { outcome: faultOf("open account", error, report) === "refused" ? "refused" : "unreachable" };
      }
    },
    link: async (account, { returnUrl, refreshUrl }) => {
      try {
        const asked = { account, type: "account_onboarding", return_url: returnUrl, refresh_url: refreshUrl } as const;
        return { outcome: "linked", url: (await platform.accountLinks.create(asked)).url };
      } catch (error) {
        return { outcome: isGone(error) ? "gone" : whenUnreachable("link account", error, report) };
      }
    },
    read: async (account): Promise<ReadAccountOutcome> => {
      try {
        return { outcome: "read", state: stateOf(await platform.accounts.retrieve(account)) };
      } catch (error) {
        return { outcome: isGone(error) ? "gone" : whenUnreachable("read account", error, report) };
      }
    },
  };
}

function whenUnreachable(call: string, error: unknown, report: StripeDeps["report"]): "unreachable" {
  faultOf(call, error, report);
  return "unreachable";
}

/** Returns whether we may not use an account: it does not exist, or its owner has ended the connection. */
function isGone(error: unknown): boolean {
  return isMissing(error) || (error as { readonly code?: unknown } | null)?.code === "account_invalid";
}

function stateOf({ charges_enabled, payouts_enabled, details_submitted, requirements }: Stripe.Account): AccountState {
  const { currently_due, past_due, disabled_reason } = requirements ?? {};
  return {
    chargesEnabled: charges_enabled,
    payoutsEnabled: payouts_enabled,
    detailsSubmitted: details_submitted,
    requirements: [...new Set([...(past_due ?? []), ...(currently_due ?? [])])],
    disabledReason: disabled_reason ?? null,
  };
}
