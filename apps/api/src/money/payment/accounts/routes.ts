import { contract, type StaffPaymentsData } from "@comptoir/contract";
import { accountNeeds, accountStanding, formatRate, isRefused, PAYMENT_PROCESSORS } from "@comptoir/ordering";
import type { Context } from "hono";
import { staffCaller } from "../../../people/caller.ts";
import type { ApiApp, ApiEnv } from "../../../platform/middleware/api-env.ts";
import { refuse } from "../../../platform/middleware/refuse.ts";
import type { ApiConfig } from "../../../platform/settings.ts";
import type { Venues } from "../../../venue/venues/venue-cache.ts";
import { venueOfStaff } from "../../../venue/venues/venue-of-staff.ts";
import { type AccountDeps, accountsOf, connectAccount, disconnectAccount } from "./connect-account.ts";
import { readAccount } from "./read-account.ts";
import { loadAccount } from "./stripe-accounts.store.ts";

type RouteDeps = AccountDeps & {
  readonly venues: Pick<Venues, "byId" | "whenCaughtUp">;
  readonly config: Pick<ApiConfig, "origin">;
};

/** Mounts the calls by which managers connect their restaurant's own account. api#staff-payment-calls. */
export function mountAccountsOfRestaurants(app: ApiApp, deps: RouteDeps): void {
  const { database, paymentGateways } = deps;
  const { staffPayments } = contract;

  app.openapi(staffPayments.getPayments, async (c) => {
    return c.json(await formatPayments(deps, staffCaller(c).restaurantId), 200);
  });

  app.openapi(staffPayments.connectAccount, async (c) => {
    const by = staffCaller(c);
    const accounts = accountsOf(await venueOfStaff(deps.venues, by.restaurantId), paymentGateways);
    if (accounts === null) return refuse(c, "accountsOff");
    const connected = await connectAccount(deps, accounts, { by, back: backTo(c, deps) });
    if (!isRefused(connected)) return c.json(connected, 200);
    return refuse(c, connected.refused.code === "refused" ? "accountRefused" : "processorUnreachable");
  });

  app.openapi(staffPayments.readAccount, async (c) => {
    const { restaurantId } = staffCaller(c);
    const account = (await loadAccount(database, { restaurantId }))?.account ?? null;
    if (account === null) return refuse(c, "accountMissing");
    const outcome = await readAccount({ database, gateways: paymentGateways }, account);
    if (outcome === "unreachable") return refuse(c, "processorUnreachable");
    await deps.venues.whenCaughtUp();
    return c.json(await formatPayments(deps, restaurantId), 200);
  });

  app.openapi(staffPayments.disconnectAccount, async (c) => {
    const by = staffCaller(c);
    const answer = await disconnectAccount(deps, by);
    if (isRefused(answer)) return refuse(c, answer.refused.code === "open" ? "accountInUse" : "accountMissing");
    await deps.venues.whenCaughtUp();
    return c.json(await formatPayments(deps, by.restaurantId), 200);
  });
}

/** The page to which the processor sends the manager back; `again` if the address had ended. */
function backTo(c: Context<ApiEnv>, { config }: Pick<RouteDeps, "config">) {
  const page = `${config.origin ?? new URL(c.req.url).origin}/staff/payments`;
  return { returnUrl: `${page}?from=stripe`, refreshUrl: `${page}?from=ended` };
}

async function formatPayments(deps: RouteDeps, restaurantId: string): Promise<StaffPaymentsData> {
  const venue = await venueOfStaff(deps.venues, restaurantId);
  const accounts = accountsOf(venue, deps.paymentGateways);
  const stored = await loadAccount(deps.database, { restaurantId });
  const { fee } = accounts ?? {};
  return {
    processor: PAYMENT_PROCESSORS.find((name) => name === venue.data.payment_processor) ?? null,
    isOffered: accounts !== null,
    fee: fee ? { percent: formatRate(fee.percent), cents: fee.cents } : null,
    account: stored && {
      id: stored.account,
      standing: accountStanding(stored),
      takesCards: stored.account !== null && stored.chargesEnabled,
      needs: [...accountNeeds(stored.requirements)],
      codes: [...stored.requirements],
      disabledReason: stored.disabledReason,
      readAt: stored.readAt.toISOString(),
    },
  };
}
