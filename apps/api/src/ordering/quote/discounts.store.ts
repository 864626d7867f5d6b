import {
  type Cents,
  discountCodeKey,
  formatCents,
  type LocalizationData,
  type OrderType,
  parseCents,
} from "@comptoir/ordering";
import type { DiscountData } from "@comptoir/venue-file";
import { typed, type ValueOf } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";

const DISCOUNT = {
  codeKey: "text",
  code: "text",
  name: "text",
  localization: typed<LocalizationData | null>("jsonb?"),
  value: "text",
  startsAt: "timestamptz?",
  endsAt: "timestamptz?",
  maxUses: "int4?",
  uses: "int4",
  minimumCents: typed<Cents | null>("int8?"),
  orderTypes: typed<readonly OrderType[] | null>("text[]?"),
  maxUsesPerPerson: "int4?",
  stopped: "bool",
} as const;
const COLUMNS = `code_key as "codeKey", code, name, localization, value, starts_at as "startsAt", ends_at as "endsAt",
  max_uses as "maxUses", uses, minimum_cents as "minimumCents", order_types as "orderTypes",
  max_uses_per_person as "maxUsesPerPerson", stopped`;

/** A discount code with its value and its limits. */
export type DiscountRow = { readonly [Column in keyof typeof DISCOUNT]: ValueOf<(typeof DISCOUNT)[Column]> };

const findDiscountStatement = statement({
  name: "find discount",
  text: `select ${COLUMNS} from discounts where restaurant_id = :restaurantId and code_key = :codeKey`,
  params: { restaurantId: "text", codeKey: "text" },
  row: DISCOUNT,
});

/** Finds a discount code, even one that is not valid now; null if the restaurant has no such code. */
export function findDiscount(db: Queryable, restaurantId: string, code: string): Promise<DiscountRow | null> {
  return findDiscountStatement.oneOrNull(db, { restaurantId, codeKey: discountCodeKey(code) });
}

const listDiscountsStatement = statement({
  name: "list discounts",
  text: `select ${COLUMNS} from discounts where restaurant_id = :restaurantId order by code_key`,
  params: { restaurantId: "text" },
  row: DISCOUNT,
});

export function listDiscounts(db: Queryable, restaurantId: string): Promise<DiscountRow[]> {
  return listDiscountsStatement.rows(db, { restaurantId });
}

/** Returns how many discount codes a restaurant has. */
export const countDiscounts = statement({
  name: "count discounts",
  text: "select count(*)::int4 as count from discounts where restaurant_id = :restaurantId",
  params: { restaurantId: "text" },
  row: { count: "int4" },
}).one;

const loadDiscountsStatement = statement({
  name: "load discounts by key",
  text: `select ${COLUMNS} from discounts where restaurant_id = :restaurantId and code_key = any(:keys::text[]) order by code_key`,
  params: { restaurantId: "text", keys: "text[]" },
  row: DISCOUNT,
});

/** Loads the discount codes of a page of them, by their keys. */
export function loadDiscounts(db: Queryable, restaurantId: string, keys: readonly string[]): Promise<DiscountRow[]> {
  return loadDiscountsStatement.rows(db, { restaurantId, keys: [...keys] });
}

const stopDiscountStatement = statement({
  name: "stop or start discount",
  text: "update discounts set stopped = :stopped where restaurant_id = :restaurantId and code_key = :codeKey",
  params: { restaurantId: "text", codeKey: "text", stopped: "bool" },
});

/** Stops a discount code, or starts it again. payment#stopped-code. */
export const stopDiscount = stopDiscountStatement.count;

const dropDiscountsStatement = statement({
  name: "drop discounts",
  text: "delete from discounts where restaurant_id = :restaurantId and not code_key = any(:kept)",
  params: { restaurantId: "text", kept: "text[]" },
});

const saveDiscountsStatement = statement({
  name: "save discounts",
  text: `insert into discounts (restaurant_id, code_key, code, name, localization, value, starts_at, ends_at, max_uses, uses,
           minimum_cents, order_types, max_uses_per_person, stopped)
         select :restaurantId, key, code, name, localization, value, starts_at, ends_at, max_uses, 0,
           minimum_cents, order_types, max_uses_per_person, coalesce(stopped, false)
         from jsonb_to_recordset(:discounts::jsonb) as given (key text, code text, name text, localization jsonb,
           value text, starts_at timestamptz, ends_at timestamptz, max_uses int4, minimum_cents int8,
           order_types text[], max_uses_per_person int4, stopped bool)
         on conflict (restaurant_id, code_key) do update set code = excluded.code, name = excluded.name,
           localization = excluded.localization, value = excluded.value, starts_at = excluded.starts_at,
           ends_at = excluded.ends_at, max_uses = excluded.max_uses, uses = least(discounts.uses, excluded.max_uses), minimum_cents = excluded.minimum_cents,
           order_types = excluded.order_types, max_uses_per_person = excluded.max_uses_per_person,
           stopped = excluded.stopped`,
  params: { restaurantId: "text", discounts: "jsonb" },
});

/**
 * Replaces a restaurant's discount codes by those of an imported file. A code that stays keeps its number of
 * uses, but at most its new limit.
 */
export async function replaceDiscounts(
  db: Queryable,
  restaurantId: string,
  codes: readonly DiscountData[],
): Promise<void> {
  await dropDiscountsStatement.count(db, { restaurantId, kept: codes.map(({ code }) => discountCodeKey(code)) });
  await saveDiscounts(db, restaurantId, codes);
}

/** Adds discount codes, or replaces the settings of those that exist; their uses stay, but at most the new limit. */
export async function saveDiscounts(
  db: Queryable,
  restaurantId: string,
  codes: readonly DiscountData[],
): Promise<void> {
  if (codes.length === 0) return;
  const discounts = codes.map((code) => ({
    ...code,
    key: discountCodeKey(code.code),
    name: code.name ?? code.code,
    minimum_cents: parseCents(code.minimum_order_amount ?? "") || null,
    order_types: code.order_types?.length ? code.order_types : null,
  }));
  await saveDiscountsStatement.count(db, { restaurantId, discounts });
}

/** Returns a stored discount code in the form of the venue file. */
export function discountDataOf(code: Omit<DiscountRow, "uses">): DiscountData {
  return {
    code: code.code,
    ...(code.name === code.code ? {} : { name: code.name }),
    value: code.value,
    ...(code.localization ? { localization: code.localization } : {}),
    ...(code.startsAt ? { starts_at: code.startsAt.toISOString() } : {}),
    ...(code.endsAt ? { ends_at: code.endsAt.toISOString() } : {}),
    ...(code.maxUses === null ? {} : { max_uses: code.maxUses }),
    ...(code.maxUsesPerPerson === null ? {} : { max_uses_per_person: code.maxUsesPerPerson }),
    ...(code.minimumCents === null ? {} : { minimum_order_amount: formatCents(code.minimumCents) }),
    ...(code.orderTypes === null ? {} : { order_types: code.orderTypes }),
    ...(code.stopped ? { stopped: true } : {}),
  };
}

const listUsesStatement = statement({
  name: "list uses of a code by a person",
  text: `select encode(person_key, 'hex') as "personKey", uses from discount_uses
         where restaurant_id = :restaurantId and code_key = :codeKey
           and person_key in (select decode(key, 'hex') from unnest(:personKeys::text[]) as given (key))`,
  params: { restaurantId: "text", codeKey: "text", personKeys: "text[]" },
  row: { personKey: "text", uses: "int4" },
});

/** Lists a diner's uses of a code, by each key that identifies the diner. payment#discount-per-person. */
export function listUses(
  db: Queryable,
  code: { readonly restaurantId: string; readonly codeKey: string; readonly personKeys: readonly string[] },
): Promise<readonly { readonly personKey: string; readonly uses: number }[]> {
  return listUsesStatement.rows(db, code);
}
