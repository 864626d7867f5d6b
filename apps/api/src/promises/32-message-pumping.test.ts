import { beforeEach, describe, expect, it } from "vitest";
import { sendDueNotices } from "../events/notices/send-notices.ts";
import { emptyTables } from "../testing/empty-tables.ts";
import { GRILL } from "../testing/grill.ts";
import { keepingMessengers, noticeDeps } from "../testing/notice-deps.ts";
import { register } from "../testing/people.ts";
import { openTestApi } from "../testing/test-api.ts";

const test = await openTestApi();
const { load, pool } = test;
const { mails, texts, mail, text } = keepingMessengers();
const caps = { ofRecipient: 3, ofVenue: 5, ofInstallation: 8 };
const several = await Promise.all(
  [1, 2, 3].map(() => noticeDeps(test, { mail, text, caps: { mail: caps, text: caps } })),
);

beforeEach(async () => {
  mails.length = 0;
  texts.length = 0;
  await emptyTables(pool, "people, notices, rate_limits, orders, unpaid_orders");
  await load(GRILL);
});

/** Inserts orders of a venue, each with a text message that is due. */
async function due(restaurantId: string, recipients: readonly string[]): Promise<void> {
  await pool.query(
    `with written as (
       insert into orders (restaurant_id, id, local_day, number, type, destination, placed_at, ready_at, locale, venue, costs,
         explanation, total_with_tip_cents, remarks, payment_method, payment_status, taken)
       select $1, gen_random_uuid(), '2026-11-20', (select count(*) from orders) + n, 'pickup', '{"kind":"pickup"}', now(), now(), 'en-CA',
         '{"name":"The Grill","slug":"the-grill","zone":"America/Toronto"}', '{}', '[]', 0, '{}', '', 'on-premise', '{}'
       from generate_series(1, $2::int) n returning id, number)
     insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at)
     select $1, id, 'order-ready', 'text', ($3::text[])[row_number() over (order by number)], 'en-CA', now(), now() from written`,
    [restaurantId, recipients.length, recipients],
  );
}
const numbers = (count: number, from = 100) =>
  Array.from({ length: count }, (_, n) => `416-555-${String(from + n).padStart(4, "0")}`);
const sendAtOnce = () => Promise.all(several.map(sendDueNotices));
const outcomes = async () =>
  Object.fromEntries(
    (await pool.query("select outcome, count(*)::int from notices group by outcome")).rows.map(({ outcome, count }) => [
      outcome,
      count,
    ]),
  );

describe("Promise 32: messages", () => {
  it("to one number are limited per day, over all servers", async () => {
    await due("7", Array(10).fill("416-555-0123"));
    await sendAtOnce();
    expect(texts).toHaveLength(caps.ofRecipient);
    expect(await outcomes()).toEqual({ sent: 3, "over-cap": 7 });
  });

  it("of one venue are limited per day without stopping other venues', and so are those of the installation", async () => {
    await due("7", numbers(10));
    await sendAtOnce();
    expect(texts).toHaveLength(caps.ofVenue);
    await due("8", numbers(10, 200));
    await sendAtOnce();
    expect(texts).toHaveLength(caps.ofInstallation);
  });

  it("over a number's limit do not count against the venue", async () => {
    await due("7", Array(10).fill("416-555-0123"));
    await sendAtOnce();
    await due("7", numbers(2, 300));
    await sendAtOnce();
    expect(texts.map(({ to }) => to).sort()).toEqual([
      ...Array(3).fill("+14165550123"),
      "+14165550300",
      "+14165550301",
    ]);
  });

  it("of cancelled orders leave capacity for those of orders that stand and of accounts", async () => {
    const noor = await register(test, { email: "noor@example.ca" });
    await pool.query("update people set email_confirmed_at = now()");
    await sendAtOnce();
    const left = mails.length;
    const mail = (
      restaurantId: string,
      count: number,
      but: { readonly owner?: string; readonly isRevocable?: boolean },
    ) =>
      pool.query(
        `with written as (
           insert into orders (restaurant_id, id, local_day, number, type, destination, owner, contact, placed_at, ready_at, locale, venue,
             costs, explanation, total_with_tip_cents, remarks, payment_method, payment_status, taken)
           select $1, gen_random_uuid(), '2026-11-20', (select count(*) from orders) + n, 'pickup', '{"kind":"pickup"}', $3,
             '{"full_name":"Noor","email":"noor@example.ca","phone_number":null}', now(), now(), 'en-CA',
             '{"name":"The Grill","slug":"the-grill","zone":"America/Toronto"}', '{}', '[]', 0, '{}', '', 'on-premise', '{}'
           from generate_series(1, $2::int) n returning id
         ), noted as (
           insert into unpaid_orders (restaurant_id, order_id, in_house, placed_at) select $1, id, false, now() from written where $4
         )
         insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at)
         select $1, id, 'order-refunded', 'mail', ' Noor@example.ca', 'en-CA', now(), now() from written`,
        [restaurantId, count, but.owner ?? "guest", but.isRevocable ?? false],
      );
    const outcomesOf = async () =>
      (await pool.query("select outcome, count(*)::int from notices where restaurant_id <> '' group by 1 order by 1"))
        .rows;
    await mail("7", 10, { isRevocable: true });
    await sendAtOnce();
    const capped = (await outcomesOf()).find(({ outcome }) => outcome === "over-cap");
    expect(capped?.count).toBe(7);
    await mail("7", 1, {});
    await mail("7", 1, { owner: `user ${noor.userId}`, isRevocable: true });
    await sendAtOnce();
    expect((await outcomesOf()).find(({ outcome }) => outcome === "over-cap")?.count).toBe(7);
    expect(mails.length).toBeGreaterThanOrEqual(left);
  });

  it("go only to phones in Canada and the United States", async () => {
    await due("7", ["+44 20 7946 0958", "+1 876 555 0123", "900", "212-555-0123"]);
    await sendAtOnce();
    expect(texts.map(({ to }) => to)).toEqual(["+12125550123"]);
  });

  it("are sent only for existing orders", async () => {
    await pool.query(
      `insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at)
       values ('7', gen_random_uuid(), 'order-ready', 'text', '416-555-0123', 'en-CA', now(), now())`,
    );
    await sendAtOnce();
    expect(texts).toEqual([]);
    expect(await outcomes()).toEqual({ undeliverable: 1 });
  });
});
