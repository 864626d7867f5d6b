import type { Cents, CodeState } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";

// The codes themselves are read by `discounts.store.ts`; here is which of them a page lists, and what they took off.

const listCodesStatement = statement({
  name: "list codes of a page",
  text: `select "codeKey", state from (
           select code_key as "codeKey", case when stopped then 'stopped' when ends_at <= :now then 'ended'
             when uses >= max_uses then 'used-up' when starts_at > :now then 'upcoming' else 'active' end as state
           from discounts where restaurant_id = :restaurantId and (:after::text is null or code_key > :after) and (:only::text is null or code_key = :only)
             and (position(upper(:search) in code_key) > 0 or position(upper(:search) in upper(name)) > 0)
         ) listed where :state::text is null or state = :state order by "codeKey" limit :atMost`,
  params: {
    restaurantId: "text",
    search: "text",
    state: typed<CodeState | null>("text?"),
    after: "text?",
    only: "text?",
    now: "timestamptz",
    atMost: "int8",
  },
  row: { codeKey: "text", state: typed<CodeState>("text") },
});

/** Lists the keys of a restaurant's codes with their state, by key, after the key `after`. studio#codes. */
export const listCodeKeys = listCodesStatement.rows;

const sumDiscountsStatement = statement({
  name: "sum what codes took off",
  text: `select taken ->> 'discountKey' as "codeKey",
           coalesce(sum(round((costs #>> '{discount,amount}')::numeric * 100)), 0)::int8 as cents
         from orders where coalesce(taken ->> 'tenderOf', restaurant_id) = :restaurantId
           and taken ->> 'discountKey' = any(:keys::text[]) and status <> 'cancelled' group by 1`,
  params: { restaurantId: "text", keys: "text[]" },
  row: { codeKey: "text", cents: typed<Cents>("int8") },
  crosses: "submission: a hub's code is used by orders of its kitchens",
});

/** Sums in cents what codes took off the orders that were not cancelled, by key. studio#codes. */
export async function sumDiscounts(
  db: Queryable,
  restaurantId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Cents>> {
  if (keys.length === 0) return new Map();
  const rows = await sumDiscountsStatement.rows(db, { restaurantId, keys: [...keys] });
  return new Map(rows.map(({ codeKey, cents }) => [codeKey, cents]));
}
