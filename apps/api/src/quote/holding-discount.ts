import { type ChargeSetting, type DiscountTerms, parseChargeSetting } from "@comptoir/ordering";
import type { Queryable } from "../db/database.ts";
import { type DiscountRow, findDiscount, listUses } from "./discounts.store.ts";
import { type CodeUser, personKeysFor } from "./person-keys.ts";

/** A code's discount that holds at this moment, as far as the code alone tells. */
type HoldingDiscount = DiscountTerms & {
  readonly row: DiscountRow;
  readonly setting: ChargeSetting;
  /** Under which a use is counted, for a code that is limited for each person; else empty. */
  readonly personKeys: readonly string[];
  /** Who asks has used it as often as one person may. */
  readonly isUsedByPerson: boolean;
};

/** What an order has used of a code that it is to be replaced by. ordering#change-by-guest. */
type OwnUse = { readonly discountKey: string | null; readonly discountPersons?: readonly string[] };

/** A code's discount if it holds now: begun, not over, and not used up; null otherwise, as for a code that is none. payment#discounts. */
export async function findHoldingDiscount(
  db: Queryable,
  restaurantId: string,
  wanted: {
    readonly code: string;
    readonly now: Date;
    readonly user: CodeUser;
    readonly own: OwnUse | null | undefined;
  },
): Promise<HoldingDiscount | null> {
  const { code, now, user, own } = wanted;
  const row = await findDiscount(db, restaurantId, code);
  const setting = row && parseChargeSetting(row.value);
  if (!row || !setting || !holdsAt(row, now, own)) return null;
  const personKeys = row.maxUsesPerPerson === null ? [] : personKeysFor(restaurantId, user);
  const uses = personKeys.length === 0 ? [] : await listUses(db, { restaurantId, codeKey: row.codeKey, personKeys });
  const ownPersons = row.codeKey === own?.discountKey ? (own.discountPersons ?? []) : [];
  const isUsedByPerson = uses.some(
    ({ personKey, uses }) =>
      row.maxUsesPerPerson !== null && uses - (ownPersons.includes(personKey) ? 1 : 0) >= row.maxUsesPerPerson,
  );
  const { minimumCents, orderTypes } = row;
  return { row, setting, minimumCents, orderTypes, personKeys, isUsedByPerson };
}

function holdsAt(row: DiscountRow, now: Date, own: OwnUse | null | undefined): boolean {
  const uses = row.uses - (row.codeKey === own?.discountKey ? 1 : 0);
  const hasBegun = row.startsAt === null || row.startsAt <= now;
  const isOver = row.endsAt !== null && row.endsAt <= now;
  const isUsedUp = row.maxUses !== null && uses >= row.maxUses;
  return hasBegun && !isOver && !isUsedUp;
}
