import { beforeAll, describe, expect, it } from "vitest";
import type { Begin, HandOver } from "../gateways/hand-over.ts";
import type { Mail } from "../gateways/mail/port.ts";
import { GRILL, STEAK } from "../testing/grill.ts";
import { noticeDeps } from "../testing/notice-deps.ts";
import { aSubmit, submit } from "../testing/submit.ts";
import { openTestApi } from "../testing/test-api.ts";
import { sendDueNotices } from "./send-notices.ts";

const test = await openTestApi();
beforeAll(() => test.load({ ...GRILL, restaurant: { ...GRILL.restaurant, hours: [] } }));

/** The guests whose mail was handed over once already, without an answer. */
const TOLD_ONCE = ["brenda@example.test", "dora@example.test"];
const GUESTS = ["ada@example.test", ...TOLD_ONCE, "carl@example.test"];

describe("Promise 21: a notice that was handed over once without an answer", () => {
  it("goes out while nothing else does, so that a server which dies with another notice takes no last try with it", async () => {
    for (const email of GUESTS) {
      const order = aSubmit({ items: [STEAK], checkout: { contact: { full_name: "Ada", email } } });
      expect((await submit(test, order)).status).toBe(201);
    }
    await test.pool.query("update notices set unanswered = 1 where recipient = any($1)", [TOLD_ONCE]);

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
    for (const email of TOLD_ONCE) expect(beside.get(email), email).toEqual([]);
    expect([...beside.values()].some((others) => others.length > 0)).toBe(true);
  });
});
