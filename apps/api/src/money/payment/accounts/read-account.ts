import { ACCESS_ENDED } from "@comptoir/ordering";
import type { PaymentGateways } from "../../../gateways/payment/payment-gateways.ts";
import type { AccountState } from "../../../gateways/payment/port.ts";
import type { Database } from "../../../platform/db/database.ts";
import { changeRestaurant } from "../../../venue/venues/pause-orders.ts";
import { beginRead, keepSameState, keepState } from "./stripe-accounts.store.ts";

/** The state of an account whose owner has ended our access to it. */
const GONE: AccountState = {
  chargesEnabled: false,
  payoutsEnabled: false,
  detailsSubmitted: false,
  requirements: [],
  disabledReason: ACCESS_ENDED,
};

/**
 * Reads an account at its processor and stores its state. Where it takes cards now, or takes none any more, the
 * restaurant's revision is raised: every server shows it, and a submit in progress is reviewed again. Of two reads at
 * once, the one that began last is stored. `unknown`: it is no restaurant's account. payment#account-events,
 * payment#cards-off.
 */
export async function readAccount(
  { database, gateways }: { readonly database: Database; readonly gateways: PaymentGateways },
  account: string,
): Promise<"read" | "unknown" | "unreachable"> {
  const accounts = gateways.stripe?.accounts;
  if (!accounts) return "unreachable";
  const begun = await beginRead(database, { account });
  if (begun === null) return "unknown";
  const answer = await accounts.read(account);
  if (answer.outcome === "unreachable") return "unreachable";
  const said = answer.outcome === "read" ? answer.state : GONE;
  const state = { ...begun, account, ...said, now: new Date() };
  if (await keepSameState(database, state)) return "read";
  await changeRestaurant(database, begun.restaurantId, async (transaction) => {
    await keepState(transaction, state);
    return {};
  });
  return "read";
}
