import { randomUUID } from "node:crypto";
import { hasAccounts, isRefused, type Refused, type StaffCaller } from "@comptoir/ordering";
import type { PaymentGateways } from "../../../gateways/payment/payment-gateways.ts";
import type { AccountLinkBack, AccountsGateway } from "../../../gateways/payment/port.ts";
import { writeStaffAct } from "../../../people/staff-acts.store.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Clock } from "../../../platform/settings.ts";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import { changeRestaurant } from "../../../venue/venues/pause-orders.ts";
import {
  dropAccount,
  hasOpenPayments,
  insertAccount,
  keepAccount,
  loadAccount,
  removeAccount,
} from "./stripe-accounts.store.ts";

export type AccountDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly paymentGateways: PaymentGateways;
};

/** `off`: the restaurant's processor has no accounts here. `refused`, `unreachable`: the processor's answer. */
export type ConnectRefusal = { readonly code: "off" | "refused" | "unreachable" };

/** Returns the gateway that opens accounts for a restaurant; null if it can have none. payment#own-account. */
export function accountsOf({ data }: Pick<LoadedVenue, "data">, { stripe }: PaymentGateways): AccountsGateway | null {
  return (hasAccounts(data.payment_processor) ? stripe?.accounts : null) ?? null;
}

/**
 * Makes a restaurant's own account, once, and an address at which a manager enters what the processor needs. Of two
 * calls at once, both get an address of the same account: the processor knows it by the key of its row. From the first
 * call on cards are off until the processor accepts the account. payment#own-account, payment#cards-off.
 */
export async function connectAccount(
  deps: AccountDeps,
  accounts: AccountsGateway,
  { by, back }: { readonly by: StaffCaller; readonly back: AccountLinkBack },
): Promise<{ readonly url: string } | Refused<ConnectRefusal>> {
  const account = await openAccount(deps, accounts, by);
  if (isRefused(account)) return account;
  const link = await accounts.link(account.account, back);
  if (link.outcome === "linked") return { url: link.url };
  return { refused: { code: link.outcome === "gone" ? "refused" : "unreachable" } };
}

async function openAccount(
  { database, clock }: AccountDeps,
  accounts: AccountsGateway,
  by: StaffCaller,
): Promise<{ readonly account: string } | Refused<ConnectRefusal>> {
  const { restaurantId } = by;
  const before = await loadAccount(database, { restaurantId });
  if (before?.account) return { account: before.account };
  const row = before ?? (await beginAccount({ database, clock }, by));
  const { requestKey } = row;
  const opened = await accounts.open(requestKey);
  if (opened.outcome !== "opened") return { refused: { code: opened.outcome } };
  const { account } = opened;
  await keepAccount(database, { restaurantId, requestKey, account, now: clock() });
  // Another call may have stored it, or disconnected it, since.
  const now = await loadAccount(database, { restaurantId });
  return now?.account ? { account: now.account } : { refused: { code: "unreachable" } };
}

/** Adds the row of an account, which takes cards off, and returns it; of two calls at once the first one's. */
async function beginAccount({ database, clock }: Pick<AccountDeps, "database" | "clock">, by: StaffCaller) {
  const { restaurantId } = by;
  await changeRestaurant(database, restaurantId, async (transaction) => {
    const at = clock();
    const added = await insertAccount(transaction, { restaurantId, requestKey: randomUUID(), now: at });
    if (added === 1) await writeStaffAct(transaction, by, { at, act: "connect-account", details: {} });
    return {};
  });
  const row = await loadAccount(database, { restaurantId });
  if (row === null) throw new Error(`The account of restaurant ${restaurantId} was not found.`);
  return row;
}

/** `none`: it has no account of its own. `connected`: its managers have not disconnected it. */
export type ReturnRefusal = { readonly code: "none" | "connected" };

/** Returns a restaurant without an account any more to the installation's account. operations#payments-account. */
export async function returnToInstallation(
  { database }: Pick<AccountDeps, "database">,
  restaurantId: string,
): Promise<Record<never, never> | Refused<ReturnRefusal>> {
  return changeRestaurant<Record<never, never>, ReturnRefusal>(database, restaurantId, async (transaction) => {
    if ((await removeAccount(transaction, { restaurantId })) === 1) return {};
    const row = await loadAccount(transaction, { restaurantId });
    return { refused: { code: row === null ? "none" : "connected" } };
  });
}

/** `none`: no account is connected. `open`: a payment on it is not settled, or a refund of one is pending. */
export type DisconnectRefusal = { readonly code: "none" | "open" };

/**
 * Unlinks a restaurant's account: cards are off until one is connected again. Earlier payments stay on the account with
 * which they were made. payment#own-account.
 */
export async function disconnectAccount(
  { database, clock }: Pick<AccountDeps, "database" | "clock">,
  by: StaffCaller,
): Promise<Record<never, never> | Refused<DisconnectRefusal>> {
  const { restaurantId } = by;
  return changeRestaurant<Record<never, never>, DisconnectRefusal>(database, restaurantId, async (transaction) => {
    const account = (await loadAccount(transaction, { restaurantId }))?.account ?? null;
    if (account === null) return { refused: { code: "none" } };
    if (await hasOpenPayments(transaction, { restaurantId, account })) return { refused: { code: "open" } };
    const at = clock();
    await dropAccount(transaction, { restaurantId, account, requestKey: randomUUID(), now: at });
    await writeStaffAct(transaction, by, { at, act: "disconnect-account", details: { account } });
    return {};
  });
}
