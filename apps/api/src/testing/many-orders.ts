import type pg from "pg";

export type Years = {
  readonly restaurants: number;
  readonly finished: number;
  readonly open: number;
  /** One in this many finished orders is cancelled. */
  readonly cancelledOneIn?: number;
};

/**
 * Fills a database that has one restaurant and one order with copies of both, as after years. Finished orders
 * are on past days, open ones on the last day. Then runs vacuum and analyze.
 */
export async function addYearsOfOrders(
  pool: pg.Pool,
  { restaurants, finished, open, cancelledOneIn = 1_000 }: Years,
): Promise<void> {
  await pool.query(
    `insert into restaurants (restaurant_id, slug, settings, imported_at)
     select 'r' || n, 'r' || n, settings || jsonb_build_object('app8_restaurant', 'app8-' || n), now()
     from generate_series(1, $1) n, (select settings from restaurants limit 1) as one`,
    [restaurants],
  );
  const copy = (status: string, day: string, count: number) =>
    pool.query(
      `insert into orders (restaurant_id, id, local_day, number, status, type, destination, owner, placed_at, ready_at, locale,
         venue, costs, explanation, total_with_tip_cents, contact, remarks, payment_method, payment_status, taken)
       select restaurant_id, gen_random_uuid(), ${day}, one.number + 1000000 + n, ${status}, type, destination, owner, ${day}, ${day}, locale,
         venue, costs, explanation, total_with_tip_cents, contact, remarks, payment_method, payment_status, taken
       from (select * from orders order by local_day desc, number desc limit 1) as one, generate_series(1, $1) n`,
      [count],
    );
  await copy(
    `case when n % ${cancelledOneIn} = 0 then 'cancelled' else 'completed' end`,
    "local_day - 1 - n / 500",
    finished,
  );
  await copy("'placed'", "local_day", open);
  await pool.query("vacuum analyze orders");
  await pool.query("vacuum analyze restaurants");
}
