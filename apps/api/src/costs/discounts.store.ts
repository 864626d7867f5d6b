import type { DiscountData } from "@comptoir/venue-file";
import { and, eq, sql } from "drizzle-orm";
import type { Orm } from "../db/database.ts";
import { discountCodeKey } from "./code-keys.ts";
import { discounts } from "./discounts.table.ts";

export type DiscountRow = typeof discounts.$inferSelect;

/** Finds a code's discount, whether it holds or not; null when the restaurant has no such code. */
export async function findDiscount(orm: Orm, restaurantId: string, code: string): Promise<DiscountRow | null> {
  const [row] = await orm
    .select()
    .from(discounts)
    .where(and(eq(discounts.restaurantId, restaurantId), eq(discounts.codeKey, discountCodeKey(code))));
  return row ?? null;
}

/**
 * Brings the codes in line with an imported file. A code that stays keeps its uses; one whose limit is now below them is
 * used up.
 */
export async function replaceDiscounts(orm: Orm, restaurantId: string, codes: readonly DiscountData[]): Promise<void> {
  const rows = codes.map((code) => ({ ...code, key: discountCodeKey(code.code), name: code.name ?? code.code }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(key text, code text, name text,
    localization jsonb, value text, starts_at timestamptz, ends_at timestamptz, max_uses integer)`;
  await orm.execute(sql`
    delete from discounts where restaurant_id = ${restaurantId}
      and not exists (select from ${given} where given.key = discounts.code_key)`);
  if (rows.length === 0) return;
  await orm.execute(sql`
    insert into discounts (restaurant_id, code_key, code, name, localization, value, starts_at, ends_at, max_uses, uses)
    select ${restaurantId}, key, code, name, localization, value, starts_at, ends_at, max_uses, 0 from ${given}
    on conflict (restaurant_id, code_key) do update set code = excluded.code, name = excluded.name,
      localization = excluded.localization, value = excluded.value, starts_at = excluded.starts_at,
      ends_at = excluded.ends_at, max_uses = excluded.max_uses, uses = least(discounts.uses, excluded.max_uses)`);
}
