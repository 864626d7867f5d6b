import { randomUUIDv7 } from "node:crypto";
import {
  checkKey,
  KEYS_MAX,
  type KeyFault,
  type KeyMode,
  type KeyScope,
  normalizeScopes,
  type Refused,
  type RestaurantData,
  type StaffCaller,
} from "@comptoir/ordering";
import type { PaymentGateways } from "../../gateways/payment/payment-gateways.ts";
import { movesRealMoney } from "../../gateways/payment/real-money.ts";
import type { Database } from "../../platform/db/database.ts";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Clock } from "../../platform/settings.ts";
import { newKey } from "../api-key.ts";
import { parseStaffName } from "../staff.ts";
import { writeStaffAct } from "../staff-acts.store.ts";
import { countKeys, deleteKey, deleteKeyByName, holdKeys, insertKey, type ListedKey, listKeys } from "./keys.store.ts";

export type KeyDeps = { readonly database: Database; readonly clock: Clock };

/** Who adds or removes a key: a manager, or the operator by a command, which is not in the history. */
type By = StaffCaller | "command";

export type NewKey = {
  readonly restaurantId: string;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly mode: KeyMode;
  /** Null: the key does not end. */
  readonly endsAt: Date | null;
};

/** A new key, which is shown once. */
export type AddedKey = {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly endsAt: Date | null;
};

export type AddKeyRefusal = {
  readonly code: "name-not-possible" | "end-has-passed" | "name-taken" | "full";
};

/** The mode of a restaurant's next key. partners#key-mode. */
export function keyModeOf(restaurant: Pick<RestaurantData, "payment_processor">, gateways: PaymentGateways): KeyMode {
  return movesRealMoney(restaurant.payment_processor, gateways) ? "live" : "test";
}

/** Adds a key to a restaurant. Only its hash is stored. partners#partner-keys, partners#keys-full. */
export async function addKey(
  { database, clock }: KeyDeps,
  { restaurantId, name: typed, mode, endsAt, ...chosen }: NewKey,
  by: By,
): Promise<{ readonly added: AddedKey } | Refused<AddKeyRefusal>> {
  const name = parseStaffName(typed);
  if (name === null) return { refused: { code: "name-not-possible" } };
  const now = clock();
  if (endsAt !== null && endsAt <= now) return { refused: { code: "end-has-passed" } };
  const { key, keyHash, prefix } = newKey(mode);
  const [id, scopes] = [randomUUIDv7(), normalizeScopes(chosen.scopes)];
  return inRefusableTransaction<{ readonly added: AddedKey }, AddKeyRefusal>(
    database,
    "read committed",
    async (transaction) => {
      await holdKeys(transaction, { restaurantId });
      if ((await countKeys(transaction, { restaurantId })).keys >= KEYS_MAX) return { refused: { code: "full" } };
      const row = { restaurantId, id, name, prefix, keyHash, scopes, mode, now, endsAt };
      if (!(await insertKey(transaction, row))) return { refused: { code: "name-taken" } };
      if (by !== "command") {
        const details = { id, name, prefix, scopes, mode, endsAt: endsAt?.toISOString() ?? null };
        await writeStaffAct(transaction, by, { at: now, act: "add-key", details });
      }
      return { added: { id, key, name, endsAt } };
    },
  );
}

/** Removes a key; the next call with it is refused on every server. False if there is none. partners#key-at-once. */
export async function removeKey({ database, clock }: KeyDeps, id: string, by: StaffCaller): Promise<boolean> {
  const { restaurantId } = by;
  return inTransaction(database, "read committed", async (transaction) => {
    const removed = await deleteKey(transaction, { restaurantId, id });
    if (removed === null) return false;
    await writeStaffAct(transaction, by, { at: clock(), act: "remove-key", details: { id, ...removed } });
    return true;
  });
}

/** Removes a key by its name, for a command; null if the restaurant has none. operations#key-commands. */
export async function removeKeyByName(
  { database }: Pick<KeyDeps, "database">,
  key: { readonly restaurantId: string; readonly name: string },
): Promise<string | null> {
  return (await deleteKeyByName(database, key))?.name ?? null;
}

export type KeyWithState = ListedKey & {
  /** Why it is refused now; null if it may be used. */
  readonly fault: KeyFault | null;
};

/** Lists a restaurant's keys by name, and which of them are refused now. partners#partner-keys. */
export async function keysOfRestaurant(
  { database, clock }: KeyDeps,
  { restaurantId, mode }: { readonly restaurantId: string; readonly mode: KeyMode },
): Promise<KeyWithState[]> {
  const keys = await listKeys(database, { restaurantId });
  const now = clock();
  return keys.map((key) => ({ ...key, fault: checkKey(key, { now, movesMoney: mode === "live" }) }));
}
