import type { AccountState } from "../../../gateways/payment/port.ts";
import { typed } from "../../../platform/db/column-types.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { statement } from "../../../platform/db/statement.ts";

/** Loads a restaurant's own account, with its state at the last read. `account` is null while there is none. */
export const loadAccount = statement({
  name: "load account of restaurant",
  text: `select account_id as account, request_key as "requestKey", charges_enabled as "chargesEnabled", payouts_enabled as "payoutsEnabled",
           details_submitted as "detailsSubmitted", requirements, disabled_reason as "disabledReason", updated_at as "readAt"
         from stripe_accounts where restaurant_id = :restaurantId`,
  params: { restaurantId: "text" },
  row: {
    account: "text?",
    requestKey: "uuid",
    chargesEnabled: "bool",
    payoutsEnabled: "bool",
    detailsSubmitted: "bool",
    requirements: typed<readonly string[]>("jsonb"),
    disabledReason: "text?",
    readAt: "timestamptz",
  },
}).oneOrNull;

/** Adds the row under whose key an account is made. Zero if the restaurant has a row. */
export const insertAccount = statement({
  name: "begin account of restaurant",
  text: `insert into stripe_accounts (restaurant_id, request_key, updated_at) values (:restaurantId, :requestKey, :now)
         on conflict (restaurant_id) do nothing`,
  params: { restaurantId: "text", requestKey: "uuid", now: "timestamptz" },
}).count;

/** Stores an account that was made under a key, unless another is stored or the key has been replaced since. */
export const keepAccount = statement({
  name: "keep account of restaurant",
  text: `update stripe_accounts set account_id = :account, updated_at = :now
         where restaurant_id = :restaurantId and request_key = :requestKey and account_id is null`,
  params: { restaurantId: "text", requestKey: "uuid", account: "text", now: "timestamptz" },
}).count;

/** Unlinks an account. A later one is made under a new key. */
export const dropAccount = statement({
  name: "disconnect account",
  text: `update stripe_accounts set account_id = null, request_key = :requestKey, charges_enabled = false, payouts_enabled = false,
           details_submitted = false, requirements = '[]', disabled_reason = null, updated_at = :now
         where restaurant_id = :restaurantId and account_id = :account`,
  params: { restaurantId: "text", account: "text", requestKey: "uuid", now: "timestamptz" },
}).count;

/** Removes the row of a restaurant that has no account any more. */
export const removeAccount = statement({
  name: "remove row of account",
  text: "delete from stripe_accounts where restaurant_id = :restaurantId and account_id is null",
  params: { restaurantId: "text" },
}).count;

const isOpenStatement = statement({
  name: "open payments of account",
  text: `select exists (
             select from payments where restaurant_id = :restaurantId and gateway_account = :account
               and status in ('authorising', 'authorised', 'voiding', 'refunding')
           ) or exists (
             select from refunds f join payments p on p.restaurant_id = coalesce(f.payment_restaurant_id, f.restaurant_id) and p.id = f.payment_id
             where f.status = 'refunding' and p.restaurant_id = :restaurantId and p.gateway_account = :account
           ) as "isOpen"`,
  params: { restaurantId: "text", account: "text" },
  row: { isOpen: "bool" },
  crosses: "submission: refunds of kitchens' orders that their hub's account paid",
});

/** Tells whether a payment on an account is not settled, or a refund of one is pending. */
export async function hasOpenPayments(
  db: Queryable,
  paid: { readonly restaurantId: string; readonly account: string },
): Promise<boolean> {
  return (await isOpenStatement.one(db, paid)).isOpen;
}

/** Begins a read of an account: returns its number, and whose account it is; null if it is no restaurant's. */
export const beginRead = statement({
  name: "begin read of account",
  text: `update stripe_accounts set reads = reads + 1 where account_id = :account
         returning restaurant_id as "restaurantId", reads as "readNumber"`,
  params: { account: "text" },
  row: { restaurantId: "text", readNumber: "int8" },
  crosses: "directory: a processor identifies accounts without their restaurant",
}).oneOrNull;

const STATE = {
  restaurantId: "text",
  account: "text",
  readNumber: "int8",
  chargesEnabled: "bool",
  payoutsEnabled: "bool",
  detailsSubmitted: "bool",
  requirements: typed<readonly string[]>("jsonb"),
  disabledReason: "text?",
  now: "timestamptz",
} as const;

const writeState = (
  also: string,
) => `update stripe_accounts set charges_enabled = :chargesEnabled, payouts_enabled = :payoutsEnabled,
           details_submitted = :detailsSubmitted, requirements = :requirements, disabled_reason = :disabledReason,
           written_read = :readNumber, updated_at = :now
         where restaurant_id = :restaurantId and account_id = :account and written_read < :readNumber ${also}`;

const keepSameStatement = statement({
  name: "keep state of account as it takes cards",
  text: writeState("and charges_enabled = :chargesEnabled"),
  params: STATE,
});
const keepStateStatement = statement({ name: "keep state of account", text: writeState(""), params: STATE });

export type ReadState = AccountState & {
  readonly restaurantId: string;
  readonly account: string;
  readonly readNumber: number;
  readonly now: Date;
};

/** Stores a state that leaves cards as they are, on or off. False if it would change that, or is not the latest read. */
export async function keepSameState(db: Queryable, state: ReadState): Promise<boolean> {
  return (await keepSameStatement.count(db, state)) === 1;
}

/** Stores a state, unless a later read is stored or the account was disconnected. */
export const keepState = keepStateStatement.count;

const listStatement = statement({
  name: "accounts with payments",
  text: `select gateway_account as account from payments where gateway_account is not null
         union select account_id from stripe_accounts where account_id is not null`,
  params: {},
  row: { account: "text" },
  crosses: "books: the accounts of all restaurants, which reconciliation asks",
});

/** Lists every account that is connected, or with which a payment was made. */
export async function listAccounts(db: Queryable): Promise<readonly string[]> {
  return (await listStatement.rows(db, {})).map(({ account }) => account);
}
