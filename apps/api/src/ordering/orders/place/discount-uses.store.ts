import { statement } from "../../../platform/db/statement.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import type { Taken } from "../order-record.ts";

const useDiscountStatement = statement({
  name: "use discount",
  text: `update discounts set uses = uses + 1
         where restaurant_id = :restaurantId and code_key = :codeKey and (max_uses is null or uses < max_uses)
           and (starts_at is null or starts_at <= :at) and (ends_at is null or ends_at > :at) and not stopped`,
  params: { restaurantId: "text", codeKey: "text", at: "timestamptz" },
});

/**
 * Counts one use of a discount code. Returns false if no use is left, if the code is stopped, or if `at` is outside the
 * code's period. payment#stopped-code.
 */
export async function useDiscount(
  transaction: Transaction,
  code: { readonly restaurantId: string; readonly codeKey: string },
  at: Date,
): Promise<boolean> {
  return (await useDiscountStatement.count(transaction, { ...code, at })) === 1;
}

const useAsPersonStatement = statement({
  name: "use discount as a person",
  text: `insert into discount_uses as counts (restaurant_id, code_key, person_key, uses)
         select restaurant_id, code_key, decode(key, 'hex'), 1
         from discounts, unnest(:personKeys::text[]) as given (key)
         where restaurant_id = :restaurantId and code_key = :codeKey order by key
         on conflict (restaurant_id, code_key, person_key) do update set uses = counts.uses + 1
         where counts.uses < (select coalesce(max_uses_per_person, 2147483647) from discounts d
           where d.restaurant_id = excluded.restaurant_id and d.code_key = excluded.code_key)`,
  params: { restaurantId: "text", codeKey: "text", personKeys: "text[]" },
});

/**
 * Counts a use of a discount code under each key of its person. If a key has reached the limit, returns false
 * and the caller rolls back. The caller has locked the code by `useDiscount`, so uses of one code are
 * serialized. payment#discount-per-person.
 */
export async function useAsPerson(
  transaction: Transaction,
  use: { readonly restaurantId: string; readonly codeKey: string; readonly personKeys: readonly string[] },
): Promise<boolean> {
  return (await useAsPersonStatement.count(transaction, use)) === use.personKeys.length;
}

const holdDiscountStatement = statement({
  name: "hold discount",
  text: "select from discounts where restaurant_id = :restaurantId and code_key = :codeKey for update",
  params: { restaurantId: "text", codeKey: "text" },
});

const giveDiscountBackStatement = statement({
  name: "give discount back",
  // One use was counted for all orders of a submission. It is given back once all of them are cancelled.
  text: `update discounts set uses = uses - 1
         where restaurant_id = :restaurantId and code_key = :codeKey and uses > 0
           and not exists (
             select from orders o join orders others on others.submission_id = coalesce(o.submission_id, o.id)
               or (others.restaurant_id = o.restaurant_id and others.id = o.submission_id)
             where o.restaurant_id = :orderOf and o.id = :orderId and others.id <> o.id and others.status <> 'cancelled'
               and others.taken ->> 'discountKey' = :codeKey)`,
  params: { restaurantId: "text", codeKey: "text", orderOf: "text", orderId: "uuid" },
  crosses: "submission: its orders may be of several restaurants",
});

const giveUseBackStatement = statement({
  name: "give use of a person back",
  text: `update discount_uses set uses = uses - 1
         where restaurant_id = :restaurantId and code_key = :codeKey and uses > 0
           and person_key in (select decode(key, 'hex') from unnest(:personKeys::text[]) as given (key))`,
  params: { restaurantId: "text", codeKey: "text", personKeys: "text[]" },
});

type DiscountCode = { readonly restaurantId: string; readonly codeKey: string };

export function discountOf({
  restaurantId,
  taken: { discountKey: codeKey, tenderOf },
}: {
  readonly restaurantId: string;
  readonly taken: Taken;
}): DiscountCode | null {
  return codeKey === null ? null : { restaurantId: tenderOf ?? restaurantId, codeKey };
}

/** Locks discount codes, sorted by restaurant and key, before their uses are given back and counted again. */
export async function holdDiscounts(transaction: Transaction, codes: readonly (DiscountCode | null)[]): Promise<void> {
  const sequence = ({ restaurantId, codeKey }: DiscountCode) => `${restaurantId} ${codeKey}`;
  const held = codes.filter((code) => code !== null).sort((a, b) => (sequence(a) < sequence(b) ? -1 : 1));
  for (const code of held) await holdDiscountStatement.count(transaction, code);
}

/**
 * Gives back the use of a discount code by a cancelled order. One use was counted for all orders of the
 * submission, so it is given back once all of them are cancelled. payment#discount-per-person.
 */
export async function giveDiscountBack(
  transaction: Transaction,
  order: { readonly restaurantId: string; readonly orderId: string; readonly taken: Taken },
): Promise<void> {
  const { restaurantId, orderId } = order;
  const { discountPersons: personKeys = [] } = order.taken;
  const code = discountOf(order);
  if (code === null) return;
  // Serializes concurrent cancellations in one submission, so that the second sees the first.
  await holdDiscountStatement.count(transaction, code);
  const isBack =
    (await giveDiscountBackStatement.count(transaction, { ...code, orderOf: restaurantId, orderId })) === 1;
  if (isBack && personKeys.length > 0) await giveUseBackStatement.count(transaction, { ...code, personKeys });
}
