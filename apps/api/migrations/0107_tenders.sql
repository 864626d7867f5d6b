-- How an order is paid is rows of one table: one for each means that pays a part of it. payment#tender, decision 095.
create table tenders (
  -- The order's.
  restaurant_id text not null,
  order_id uuid not null,
  -- The sequence in which the means are used. What the last one paid goes back first.
  position smallint not null,
  means text not null,
  amount_cents bigint not null check (amount_cents > 0),
  -- What of it has been given back.
  back_cents bigint not null default 0,
  -- `taken`: the money is here, or a gateway has promised it. `owed`: it is paid later.
  state text not null check (state in ('taken', 'owed')),
  -- By what the means knows whose money it is: the hash of a gift card, a member, a suite.
  reference jsonb not null default '{}',
  -- The payment of a gateway, which may pay several orders, and the restaurant that it is of.
  payment_restaurant_id text,
  payment_id uuid,
  primary key (restaurant_id, order_id, position),
  check (back_cents between 0 and amount_cents),
  check ((payment_id is null) = (payment_restaurant_id is null))
);
create index tenders_of_payment on tenders (payment_id) where payment_id is not null;

-- The tenders of an order as the version before has them: in what it took, its refunds and its payment.
create function tenders_before(o orders) returns setof tenders language plpgsql stable as $$
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
    case when t.place = 4 then payment.restaurant_id end, case when t.place = 4 then payment.id end
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

create function tenders_keep(restaurant text, name uuid) returns void language plpgsql as $$
begin
  delete from tenders where restaurant_id = restaurant and order_id = name;
  insert into tenders select t.* from orders o, tenders_before(o) t where o.restaurant_id = restaurant and o.id = name
  -- Whoever fills them in at this moment has seen the order as it was before.
  on conflict (restaurant_id, order_id, position) do update set means = excluded.means, amount_cents = excluded.amount_cents,
    back_cents = excluded.back_cents, state = excluded.state, reference = excluded.reference,
    payment_restaurant_id = excluded.payment_restaurant_id, payment_id = excluded.payment_id;
end $$;
create function tenders_of_orders() returns trigger language plpgsql as $$
begin perform tenders_keep(new.restaurant_id, new.id); return null; end $$;
create function tenders_of_refunds() returns trigger language plpgsql as $$
begin perform tenders_keep(new.restaurant_id, new.order_id); return null; end $$;

-- The tenders of orders that were placed before, some orders at a time: a server of the version before waits no longer for its order than that takes.
create procedure tenders_fill() language plpgsql as $$
declare
  seen record;
begin
  select '' as restaurant_id, '00000000-0000-0000-0000-000000000000'::uuid as id into seen;
  loop
    with batch as (
      select o.* from orders o where (o.restaurant_id, o.id) > (seen.restaurant_id, seen.id)
      order by o.restaurant_id, o.id limit 500
    ), filled as (
      insert into tenders select t.* from batch, orders o, tenders_before(o) t where o.restaurant_id = batch.restaurant_id and o.id = batch.id
      on conflict do nothing
    )
    select restaurant_id, id into seen from batch order by restaurant_id desc, id desc limit 1;
    exit when not found;
    commit;
  end loop;
end $$;
