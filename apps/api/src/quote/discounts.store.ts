import type { LocalizationData } from "@comptoir/ordering";
import type { DiscountData } from "@comptoir/venue-file";
import { typed, type ValueOf } from "../db/column-types.ts";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { discountCodeKey } from "./code-keys.ts";

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
} as const;
const COLUMNS = `code_key as "codeKey", code, name, localization, value, starts_at as "startsAt", ends_at as "endsAt",
  max_uses as "maxUses", uses`;

/** A discount code with what it takes off and how often it may be used. */
export type DiscountRow = { readonly [Column in keyof typeof DISCOUNT]: ValueOf<(typeof DISCOUNT)[Column]> };

const findDiscountStatement = statement({
  name: "find discount",
  text: `select ${COLUMNS} from discounts where restaurant_id = :restaurantId and code_key = :codeKey`,
  params: { restaurantId: "text", codeKey: "text" },
  row: DISCOUNT,
});

/** Finds a code's discount, whether it holds or not; null when the restaurant has no such code. */
export function findDiscount(db: Queryable, restaurantId: string, code: string): Promise<DiscountRow | null> {
  return findDiscountStatement.oneOrNull(db, { restaurantId, codeKey: discountCodeKey(code) });
}

const listDiscountsStatement = statement({
  name: "list discounts",
  text: `select ${COLUMNS} from discounts where restaurant_id = :restaurantId order by code_key`,
  params: { restaurantId: "text" },
  row: DISCOUNT,
});

/** All of a restaurant's codes. */
export function listDiscounts(db: Queryable, restaurantId: string): Promise<DiscountRow[]> {
  return listDiscountsStatement.rows(db, { restaurantId });
}

const dropDiscountsStatement = statement({
  name: "drop discounts",
  text: "delete from discounts where restaurant_id = :restaurantId and not code_key = any(:kept)",
  params: { restaurantId: "text", kept: "text[]" },
});

const saveDiscountsStatement = statement({
  name: "save discounts",
  text: `insert into discounts (restaurant_id, code_key, code, name, localization, value, starts_at, ends_at, max_uses, uses)
         select :restaurantId, key, code, name, localization, value, starts_at, ends_at, max_uses, 0
         from jsonb_to_recordset(:discounts::jsonb) as given (key text, code text, name text, localization jsonb,
           value text, starts_at timestamptz, ends_at timestamptz, max_uses int4)
         on conflict (restaurant_id, code_key) do update set code = excluded.code, name = excluded.name,
           localization = excluded.localization, value = excluded.value, starts_at = excluded.starts_at,
           ends_at = excluded.ends_at, max_uses = excluded.max_uses, uses = least(discounts.uses, excluded.max_uses)`,
  params: { restaurantId: "text", discounts: "jsonb" },
});

/**
 * Brings the codes in line with an imported file. A code that stays keeps its uses; one whose limit is now below them is
 * used up.
 */
export async function replaceDiscounts(
  db: Queryable,
  restaurantId: string,
  codes: readonly DiscountData[],
): Promise<void> {
  const discounts = codes.map((code) => ({ ...code, key: discountCodeKey(code.code), name: code.name ?? code.code }));
  await dropDiscountsStatement.count(db, { restaurantId, kept: discounts.map(({ key }) => key) });
  if (discounts.length > 0) await saveDiscountsStatement.count(db, { restaurantId, discounts });
}
