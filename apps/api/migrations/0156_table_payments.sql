-- What the people of a table pay of its bill. table#table-paying.
create table table_payments (
  restaurant_id text not null,
  -- Also the order id of its payment at the gateway, and of its ledger entries.
  id uuid not null,
  session_id uuid not null,
  person uuid not null,
  -- As of carts and orders; null from a day after the table's end.
  owner text,
  -- `claimed`: a share that a person is paying, until the lease ends. `failed`: the gateway has not captured it after all.
  state text not null check (state in ('claimed', 'paid', 'failed')),
  lease_until timestamptz,
  cents bigint not null check (cents > 0),
  tip_base_cents bigint not null,
  tip_cents bigint not null default 0 check (tip_cents >= 0),
  -- What it pays of each line: `orderId`, `line`, `cents`.
  lines jsonb not null,
  -- What of it went back, in all and of each line.
  back_cents bigint not null default 0,
  back_lines jsonb not null default '[]',
  payment_id uuid,
  card_type text,
  last4 text,
  paid_at timestamptz,
  primary key (restaurant_id, id),
  check (back_cents between 0 and cents),
  check ((state = 'claimed') = (payment_id is null))
);
create unique index claim_of_person on table_payments (restaurant_id, session_id, person) where state = 'claimed';
create index table_payments_of_session on table_payments (restaurant_id, session_id);
create index table_payments_of_owner on table_payments (restaurant_id, owner) where owner is not null;
create index table_payments_paid on table_payments (paid_at) where state = 'paid';

-- What of an owed tender the people of a table have paid.
alter table tenders add column paid_cents bigint not null default 0;

-- When what was paid has to be compared with the bill again, after a refund or a cancellation.
alter table table_sessions add column settle_after timestamptz;
create index table_sessions_to_settle on table_sessions (settle_after) where settle_after is not null;

-- Payments at tables, and what they pay of rounds. Not validated: earlier entries have the kinds of before.
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (kind in (
  'opening', 'sale', 'sale-reversed', 'authorised', 'captured', 'voided', 'failed', 'refund', 'refunded',
  'gift-card-issued', 'gift-card-debited', 'gift-card-credited', 'gift-card-removed', 'points', 'tab',
  'account-credited', 'account-debited', 'fee', 'fee-back',
  'table-payment', 'table-payment-failed', 'table-paid', 'table-back')) not valid;

-- As before, with the new column: a server of the version before knows no tables.
create or replace function tenders_before(o orders) returns setof tenders language plpgsql stable as $$
declare
  refunded record;
  payment record;
  points bigint := coalesce((o.taken #>> '{pointsSpent,amountCents}')::bigint, 0);
  gift_card bigint;
  credit bigint := coalesce((o.taken ->> 'creditCents')::bigint, 0);
  by_card boolean;
  -- A cancelled order has nothing. A school's day keeps what its card has not paid yet: that becomes credit as it does.
  is_back boolean := o.status = 'cancelled';
  keeps_card boolean := is_back and o.type = 'school' and o.payment_status = 'authorised' and (o.owner is null or o.owner like 'user %');
begin
  select coalesce(sum(card_cents + premises_cents), 0)::bigint as method, coalesce(sum(gift_card_cents), 0)::bigint as gift_card,
    coalesce(sum(premises_cents), 0)::bigint as premises, coalesce(sum(points_cents), 0)::bigint as points, coalesce(sum(credit_cents), 0)::bigint as credit
  into refunded from refunds where restaurant_id = o.restaurant_id and order_id = o.id;
  select p.restaurant_id, p.id into payment from payments p
  where p.order_id in (o.id, o.submission_id) and p.status <> 'declined'
    -- What went off a tab whole, before it was closed, is paid by nothing.
    and not (o.payment_method = 'tab' and o.total_with_tip_cents <= refunded.premises)
  order by p.created_at desc limit 1;
  gift_card := coalesce((o.taken #>> '{giftCard,amountCents}')::bigint, 0) + refunded.gift_card;
  by_card := o.payment_method in ('credit_card', 'applePay', 'googlePay')
    or (o.payment_method = 'tab' and o.payment_status not in ('on-tab', 'invoiced', 'not-required') and payment.id is not null);
  return query
  select o.restaurant_id, o.id, (row_number() over (order by t.place))::smallint, t.means, t.amount,
    case when is_back and not (t.place = 4 and keeps_card) then t.amount else least(t.back, t.amount) end,
    t.state, jsonb_strip_nulls(t.reference),
    case when t.place = 4 then payment.restaurant_id end, case when t.place = 4 then payment.id end, 0::bigint
  from (values
    (1, 'gift_card', gift_card, refunded.gift_card, 'taken',
      jsonb_build_object('codeHash', o.taken #>> '{giftCard,codeHash}', 'restaurantId', coalesce(o.taken ->> 'tenderOf', o.restaurant_id))),
    (2, 'points', points, refunded.points, 'taken',
      jsonb_build_object('memberKey', o.taken #>> '{pointsSpent,memberKey}', 'points', (o.taken #>> '{pointsSpent,points}')::int)),
    (3, 'account_credit', credit, refunded.credit, 'taken', '{}'),
    (4, o.payment_method, o.total_with_tip_cents - credit, refunded.method, case when by_card then 'taken' else 'owed' end,
      jsonb_build_object('suiteId', o.taken #>> '{tab,suiteId}'))
  ) as t (place, means, amount, back, state, reference)
  where t.amount > 0;
end $$;
