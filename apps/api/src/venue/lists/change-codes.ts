import { createHash } from "node:crypto";
import type { Refused, VenueCaller } from "@comptoir/ordering";
import { type DiscountData, type Fault, isSame, readDiscount, type Warning } from "@comptoir/venue-file";
import {
  countDiscounts,
  type DiscountRow,
  discountDataOf,
  findDiscount,
  saveDiscounts,
  stopDiscount,
} from "../../ordering/quote/discounts.store.ts";
import { writeStaffAct } from "../../people/staff-acts.store.ts";
import type { Database } from "../../platform/db/database.ts";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
import type { Clock } from "../../platform/settings.ts";
import { holdMenu } from "../venues/restaurants.store.ts";

export type ListDeps = { readonly database: Database; readonly clock: Clock };

export type CodeRefusal =
  | { readonly code: "faulty"; readonly faults: readonly Fault[] }
  | { readonly code: "taken" }
  | { readonly code: "full" }
  | { readonly code: "unknown" }
  /** The code has other settings than the person saw. */
  | { readonly code: "changed" };

/** The code that was saved, and doubts about it. */
export type SavedCode = { readonly code: string; readonly warnings: readonly Warning[] };

type Typed = Readonly<Record<string, unknown>>;

/** Maximum number of codes of a restaurant, which each publication reads. studio#codes. */
const CODES_MAX = 10_000;

/** Returns a short hash of a code's settings, by which a change says which ones the person saw. studio#list-conflicts. */
export function codeVersion(row: DiscountRow): string {
  return createHash("sha256")
    .update(JSON.stringify(settingsOf(discountDataOf(row))))
    .digest("hex")
    .slice(0, 16);
}

/**
 * Adds a discount code. A repeated call with the same settings succeeds, so that a lost answer can be asked for again.
 * studio#codes.
 */
export function addCode(
  deps: ListDeps,
  typed: Typed,
  { by, zone }: { readonly by: VenueCaller; readonly zone: string },
): Promise<SavedCode | Refused<CodeRefusal>> {
  return saveCode(deps, typed, { by, zone, act: "add-code" }, (row, isEqual) =>
    row === null || isEqual ? null : "taken",
  );
}

/** Changes a discount code whose settings are those that the person saw. Its uses stay. studio#codes, studio#list-conflicts. */
export function changeCode(
  deps: ListDeps,
  typed: Typed,
  { by, zone, seen }: { readonly by: VenueCaller; readonly zone: string; readonly seen: string },
): Promise<SavedCode | Refused<CodeRefusal>> {
  return saveCode(deps, typed, { by, zone, act: "change-code" }, (row, isEqual) => {
    if (row === null) return "unknown";
    return isEqual || codeVersion(row) === seen ? null : "changed";
  });
}

/** Returns why a code is not saved; null if it is. `isEqual`: it has the settings already. */
type Check = (row: DiscountRow | null, isEqual: boolean) => "taken" | "unknown" | "changed" | null;

async function saveCode(
  { database, clock }: ListDeps,
  typed: Typed,
  { by, zone, act }: { readonly by: VenueCaller; readonly zone: string; readonly act: "add-code" | "change-code" },
  check: Check,
): Promise<SavedCode | Refused<CodeRefusal>> {
  const { restaurantId } = by;
  const read = readDiscount(typed, { zone });
  if ("faults" in read) return { refused: { code: "faulty", faults: read.faults } };
  const settings = settingsOf(read.discount);
  const saved = { code: settings.code, warnings: read.warnings };
  return inRefusableTransaction<SavedCode, CodeRefusal>(database, "read committed", async (transaction) => {
    // The lock of publications: each writes the codes that it read after it got the lock.
    await holdMenu(transaction, { restaurantId });
    const row = await findDiscount(transaction, restaurantId, settings.code);
    const isEqual = row !== null && isSame("discounts", settingsOf(discountDataOf(row)), settings);
    const refused = check(row, isEqual);
    if (refused !== null) return { refused: { code: refused } };
    if (isEqual) return saved;
    if (row === null && (await countDiscounts(transaction, { restaurantId })).count >= CODES_MAX) {
      return { refused: { code: "full" } };
    }
    await saveDiscounts(transaction, restaurantId, [{ ...settings, stopped: row?.stopped ?? false }]);
    const { code: name, ...details } = settings;
    await writeStaffAct(transaction, by, { at: clock(), act, details: { name, settings: details } });
    return saved;
  });
}

/** Stops a discount code, or starts it again; false if there is none. Idempotent. payment#stopped-code. */
export function setCodeStopped(
  { database, clock }: ListDeps,
  { code, stopped }: { readonly code: string; readonly stopped: boolean },
  by: VenueCaller,
): Promise<{ readonly code: string } | Refused<CodeRefusal>> {
  const { restaurantId } = by;
  return inRefusableTransaction<{ readonly code: string }, CodeRefusal>(
    database,
    "read committed",
    async (transaction) => {
      await holdMenu(transaction, { restaurantId });
      const row = await findDiscount(transaction, restaurantId, code);
      if (row === null) return { refused: { code: "unknown" } };
      if (row.stopped === stopped) return { code: row.code };
      await stopDiscount(transaction, { restaurantId, codeKey: row.codeKey, stopped });
      const act = stopped ? "stop-code" : "start-code";
      await writeStaffAct(transaction, by, { at: clock(), act, details: { name: row.code } });
      return { code: row.code };
    },
  );
}

/** The settings of a code, without defaults, which the database does not store, and without whether it is stopped. */
function settingsOf({
  name,
  minimum_order_amount: minimum,
  stopped: _stopped,
  ...discount
}: DiscountData): DiscountData {
  return {
    ...discount,
    ...(name == null || name === discount.code ? {} : { name }),
    ...(minimum == null || minimum === "0.00" ? {} : { minimum_order_amount: minimum }),
  };
}
