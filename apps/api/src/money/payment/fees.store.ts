import type { FeeBack } from "../../gateways/payment/port.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { FEE_ACCOUNT, FEE_KINDS } from "../ledger/steps.ts";
import type { PaymentName } from "./payments.store.ts";

const feeBackStatement = statement({
  name: "book fee given back",
  // The amount is what the gateway has given back in total, so a repeated or late call books nothing twice.
  text: `with held as (
           select restaurant_id, id, order_id, processor, fee_back_cents as before from payments
           where restaurant_id = :restaurantId and id = :paymentId and fee_cents > 0
             and status in ('captured', 'refunding', 'refunded') for no key update
         ), moved as (
           update payments set fee_back_cents = least(:backCents, payments.fee_cents) from held
           where payments.restaurant_id = held.restaurant_id and payments.id = held.id and held.before < least(:backCents, payments.fee_cents)
           returning payments.restaurant_id, payments.id, held.order_id, held.processor, payments.fee_back_cents - held.before as cents
         )
         insert into ledger_entries (restaurant_id, at, local_day, kind, order_id, payment_id, accounts, amounts)
         select m.restaurant_id, now(), ledger_day(now(), coalesce(o.venue ->> 'zone',
             (select settings #>> '{menu_configuration,zone}' from restaurants where restaurant_id = m.restaurant_id))),
           '${FEE_KINDS.back}', coalesce(e.order_id, m.order_id), m.id, array['${FEE_ACCOUNT}', 'gateway:' || m.processor], array[-m.cents, m.cents]
         from moved m
           -- A change of the order may have given the payment another order id than its entries have.
           left join lateral (
             select order_id from ledger_entries
             where restaurant_id = m.restaurant_id and payment_id = m.id and kind = '${FEE_KINDS.taken}' limit 1) e on true
           left join orders o on o.restaurant_id = m.restaurant_id and o.id = coalesce(e.order_id, m.order_id)`,
  params: { restaurantId: "text", paymentId: "uuid", backCents: "int8" },
});

/**
 * Books what a gateway has given back of a payment's fee so far. Idempotent: only more than what is booked already is
 * booked. payment#platform-fee.
 */
export async function bookFeeBack(
  db: Queryable,
  { restaurantId, paymentId }: PaymentName,
  { feeBackCents }: FeeBack,
): Promise<void> {
  if (feeBackCents === undefined || feeBackCents === 0) return;
  await feeBackStatement.count(db, { restaurantId, paymentId, backCents: feeBackCents });
}
