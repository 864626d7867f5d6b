import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Begin, HandOver, Mail } from "../../gateways/messenger-port.ts";
import { writeNoticesOfEvents } from "../../ordering/orders/notices/order-notices.store.ts";
import { GRILL, STEAK } from "../../testing/grill.ts";
import { keepingMessengers, noticeDeps } from "../../testing/notice-deps.ts";
import { aSubmit, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { keepSendingNotices, sendDueNotices } from "./send-notices.ts";

const test = await openTestApi();
beforeAll(() => test.load({ ...GRILL, restaurant: { ...GRILL.restaurant, hours: [] } }));

/** The guests whose mail had one attempt without an answer. */
const KEEP_NOTICE = ["brenda@example.test", "dora@example.test"];
const GUESTS = ["ada@example.test", ...KEEP_NOTICE, "carl@example.test"];

describe("Promise 21: a notice that was handed over once without an answer", () => {
  it("is sent alone, so that a server that crashes during another notice's send does not use up its last attempt", async () => {
    for (const email of GUESTS) {
      const order = aSubmit({ items: [STEAK], checkout: { contact: { full_name: "Ada", email } } });
      expect((await submit(test, order)).status).toBe(201);
    }
    await writeNoticesOfEvents(test.pool);
    await test.pool.query("update notices set unanswered = 1 where recipient = any($1)", [KEEP_NOTICE]);

    const under = new Set<string>();
    const beside = new Map<string, readonly string[]>();
    const send = async ({ to }: Mail, begin: Begin): Promise<HandOver> => {
      under.add(to);
      await begin();
      beside.set(
        to,
        [...under].filter((other) => other !== to),
      );
      under.delete(to);
      return { outcome: "taken" };
    };
    await sendDueNotices(await noticeDeps(test, { mail: { send } }));

    expect([...beside.keys()].sort()).toEqual([...GUESTS].sort());
    for (const email of KEEP_NOTICE) expect(beside.get(email), email).toEqual([]);
    expect([...beside.values()].some((others) => others.length > 0)).toBe(true);
  });
});

describe("A mail server that never answers", () => {
  it("does not delay text messages, which are sent in every round", async () => {
    const contact = { full_name: "Ada", email: "ada@example.test" };
    expect((await submit(test, aSubmit({ items: [STEAK], checkout: { contact } }))).status).toBe(201);
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<HandOver>();
    const send = () => {
      asked.resolve();
      return answer.promise;
    };
    const { texts, text } = keepingMessengers();
    const rounds = keepSendingNotices(await noticeDeps(test, { mail: { send }, text }), 10);
    await asked.promise;
    for (const phone of ["+14165550123", "+14165550124"]) {
      await textThatIsDue(phone);
      await vi.waitFor(() => expect(texts.at(-1)?.to).toBe(phone), { timeout: 30_000 });
    }
    answer.resolve({ outcome: "taken" });
    await Promise.all(rounds.map(({ stop }) => stop()));
  });
});

/** Queues a due text message for the latest order. */
async function textThatIsDue(phone: string): Promise<void> {
  await test.pool.query(
    `insert into notices (restaurant_id, id, order_id, kind, channel, recipient, locale, due_at, content)
     select restaurant_id, gen_random_uuid(), order_id, 'order-ready', 'text', $1, locale, now(), '{"text": "Ready."}'
     from notices where kind = 'order-placed' order by created_at desc limit 1`,
    [phone],
  );
}
