import type { ErrorBody, OrderData } from "@comptoir/contract";
import type { CallResult } from "@comptoir/contract/client";
import { describe, expect, test } from "vitest";
import type { SetCostsAnswer } from "../cart/cart-calls.ts";
import type { QueuedOrder } from "./queued-order.ts";
import { agreeToOffer, sendQueued } from "./send-queued.ts";
import { aQueuedOrder, UNTIL } from "./testing/a-queued-order.ts";

const MADE_AT = Date.parse("2026-11-20T17:00:00Z");
const ORDER = { id: "0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c11", number: "42", type: "dine-in" } as OrderData;
const PLACED = { name: "placed", id: ORDER.id, number: "42" };

type Submitted = CallResult<{ readonly order: OrderData }>;
type Priced = CallResult<SetCostsAnswer>;
const OK: Submitted = { ok: true, answer: { order: ORDER }, headers: new Headers() };
const LOST = { ok: false, status: 0, error: null } as const;
const refusal = (status: number, code: ErrorBody["code"]) =>
  ({ ok: false, status, error: { code, message: "No." }, headers: new Headers() }) as const;
const UNKNOWN_KEY = refusal(404, "not_found");

/** Returns a `set-costs` answer with the total, the preparation time and a warning. */
function priced({ total = "12.00", prepTime = 15, warning = null as object | null } = {}): Priced {
  const orderItems = [{ orderId: 1, orderPrice: total }];
  const answer = { costs: { totalWithTip: total }, queue: { prepTime, ordersAhead: 0 }, orderItems, warning };
  return { ok: true, answer: answer as unknown as SetCostsAnswer, headers: new Headers() };
}

type Script = {
  readonly price?: Priced;
  readonly submit?: readonly Submitted[];
  readonly find?: readonly Submitted[];
  readonly leaves?: boolean;
  readonly nowMs?: number;
};

async function sendIt(
  order: QueuedOrder,
  { price = priced(), submit = [OK], find = [], leaves = true, nowMs = MADE_AT }: Script,
) {
  const log: string[] = [];
  const [submits, finds] = [[...submit], [...find]];
  const stage = await sendQueued(order, {
    price: async () => price,
    calls: ({ key }) => ({
      submit: async () => {
        log.push(`submit ${key}`);
        return submits.shift() ?? LOST;
      },
      find: async () => {
        log.push(`find ${key}`);
        return finds.shift() ?? LOST;
      },
      wait: async () => {},
    }),
    leave: async () => {
      log.push("leave");
      return leaves;
    },
    settle: () => {},
    now: () => nowMs,
  });
  return { stage, log };
}

describe("an order that waits for a network", () => {
  test("is placed once there is a network, and is marked as sent before its request leaves.", async () => {
    expect(await sendIt(aQueuedOrder(), {})).toEqual({ stage: PLACED, log: ["leave", "submit key-1"] });
  });

  test("waits without a network, and after its deadline the diner is asked.", async () => {
    expect((await sendIt(aQueuedOrder(), { price: LOST })).stage).toEqual({ name: "waiting" });
    const late = await sendIt(aQueuedOrder(), { price: LOST, nowMs: UNTIL + 1 });
    expect(late).toEqual({ stage: { name: "asked", changes: ["late"], now: null }, log: [] });
  });

  test.each([
    ["after its deadline", "late", { nowMs: UNTIL + 1 }],
    ["at another price", "price", { price: priced({ total: "11.99" }) }],
    ["for another time", "time", { price: priced({ prepTime: 40 }) }],
    [
      "from another menu",
      "menu",
      { price: priced({ warning: { code: 415, message: "Sold out.", invalid_items: [] } }) },
    ],
  ])("is not sent %s: the diner is asked.", async (_, change, script) => {
    const { stage, log } = await sendIt(aQueuedOrder(), script);
    expect(stage).toMatchObject({ name: "asked", changes: [change] });
    expect(log).toEqual([]);
  });

  test("that the diner takes back before the request leaves is not sent.", async () => {
    expect((await sendIt(aQueuedOrder(), { leaves: false })).log).toEqual(["leave"]);
  });

  test("gets the server's reason if the server refuses it.", async () => {
    const paused = await sendIt(aQueuedOrder(), { price: refusal(409, 419) as Priced });
    expect(paused).toEqual({ stage: { name: "refused", error: { code: 419, message: "No." } }, log: [] });
    const declined = await sendIt(aQueuedOrder(), { submit: [refusal(402, 200)] });
    expect(declined.stage).toMatchObject({ name: "refused", error: { code: 200 } });
    const dearer = await sendIt(aQueuedOrder(), { submit: [refusal(409, 428)] });
    expect(dearer.stage).toEqual({ name: "asked", changes: ["price"], now: null });
  });
});

describe("an order that was sent and not answered", () => {
  const left = aQueuedOrder({ name: "sending" });

  test("is looked up by its key, and not sent again if it is placed.", async () => {
    expect(await sendIt(left, { find: [OK] })).toEqual({ stage: PLACED, log: ["find key-1"] });
  });

  test("is sent again with the same key if it was not placed; after its deadline the diner is asked.", async () => {
    const again = await sendIt(left, { find: [UNKNOWN_KEY] });
    expect(again).toEqual({ stage: PLACED, log: ["find key-1", "leave", "submit key-1"] });
    const late = await sendIt(left, { find: [UNKNOWN_KEY], nowMs: UNTIL + 1 });
    expect(late.stage).toMatchObject({ name: "asked", changes: ["late"] });
  });

  test("may be placed as long as there is no answer, even after its deadline.", async () => {
    expect((await sendIt(left, { nowMs: UNTIL + 1 })).stage).toEqual({ name: "sending" });
    expect((await sendIt(aQueuedOrder(), { submit: [LOST] })).stage).toEqual({ name: "sending" });
  });
});

test("If the diner agrees to new terms, the same order is sent with the same key, at the new prices and time.", async () => {
  const { stage } = await sendIt(aQueuedOrder(), { price: priced({ total: "13.50", prepTime: 40 }) });
  const agreed = agreeToOffer(aQueuedOrder(stage), UNTIL + 1_000);
  expect(agreed).toMatchObject({
    key: "key-1",
    stage: { name: "waiting" },
    told: { total: "13.50", prepMinutes: 40, sendUntilMs: UNTIL + 1_000 },
    body: { data: { items: [{ orderPrice: "13.50" }], costs: { totalWithTip: "13.50" } } },
    question: { items: [{ orderPrice: "13.50" }] },
  });
  expect((await sendIt(agreed, { price: priced({ total: "13.50", prepTime: 40 }) })).stage).toEqual(PLACED);
});
