import { describe, expect, it } from "vitest";
import { AT_THE_GRILL, GRILL, STEAK } from "../../testing/grill.ts";
import { aCard, aSubmit, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";

const test = await openTestApi();
const { api, pool, load } = test;
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, payment_processor: "sandbox", hours: [] } });

/** Reads a metric from `/metrics` by name and labels; undefined when it is absent. */
async function numberOf(name: string): Promise<number | undefined> {
  const text = await (await api.fetch(new Request("http://comptoir.test/metrics"))).text();
  const line = text.split("\n").find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(" ").at(-1));
}

describe("operations#business-numbers", () => {
  it("counts what a restaurant was ordered, and how long the gateway took", async () => {
    const placed = 'comptoir_orders_placed_total{restaurant="the-grill"}';
    expect(await numberOf(placed)).toBeUndefined();
    const key = crypto.randomUUID();
    const checkout = { contact: { full_name: "Ada Lovelace" }, paymentMethod: "credit_card", card: await aCard(test) };
    const paid = aSubmit({ items: [STEAK], checkout });
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await submit(test, paid, { headers: AT_THE_GRILL, key });
      expect(status, JSON.stringify(body)).toBe(201);
    }
    expect(await numberOf(placed)).toBe(1);
    const authorised = 'processor="sandbox",call="authorise",outcome="approved"';
    expect(await numberOf(`comptoir_gateway_seconds_count{${authorised}}`)).toBe(1);
  });

  it("shows what is due and not done, and for how long", async () => {
    await pool.query("delete from notices; update payments set status = 'captured'");
    const [capture, mail] = ['{queue="payments",work="capture"}', '{queue="notices-mail",work="mail"}'];
    expect(await numberOf(`comptoir_waiting${capture}`)).toBe(0);
    expect(await numberOf('comptoir_oldest_waiting_seconds{queue="tab-charges",work="charge"}')).toBe(0);
    await pool.query("update payments set status = 'authorised', updated_at = now() - interval '90 seconds'");
    await pool.query(
      `insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, due_at)
       values ('7', gen_random_uuid(), 'order-placed', 'mail', 'noor@example.ca', 'en-CA', now() - interval '5 minutes'),
              ('7', gen_random_uuid(), 'order-placed', 'mail', 'noor@example.ca', 'en-CA', now() + interval '1 hour')`,
    );
    expect(await numberOf(`comptoir_waiting${capture}`)).toBe(1);
    expect(Math.round((await numberOf(`comptoir_oldest_waiting_seconds${capture}`)) ?? 0)).toBe(90);
    expect(await numberOf('comptoir_waiting{queue="printing",work="job"}')).toBe(0);
    await pool.query(
      `insert into print_jobs (restaurant_id, id, printer_id, printer_name, kind, about, origin, state, made_at, expires_at)
       select '7', gen_random_uuid(), gen_random_uuid(), 'Bar', 'test', '{}', 'person', state, now() - interval '4 minutes', now() + expires
       from (values ('queued', interval '1 hour'), ('queued', interval '-1 minute'), ('printed', interval '1 hour')) as job (state, expires)`,
    );
    expect(await numberOf('comptoir_waiting{queue="printing",work="job"}')).toBe(1);
    expect(await numberOf(`comptoir_waiting${mail}`)).toBe(1);
    expect(Math.round((await numberOf(`comptoir_oldest_waiting_seconds${mail}`)) ?? 0)).toBe(300);
  });
});
