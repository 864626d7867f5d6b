import { formatCartLines } from "@comptoir/ordering";
import { aCartLine } from "@comptoir/test-kit";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SubmitBody } from "../../../orders/submit-once.ts";
import { listQueued } from "../../../queued-orders/queue-store.ts";
import { openIndexedDb } from "../../../queued-orders/testing/an-indexed-db.ts";
import { aStorage } from "../../../testing/a-storage.ts";
import { aGrill, priceCart } from "../../../testing/fake-api.ts";
import { orderQueue } from "./order-queue.ts";
import type { ShownCart } from "./submit-body.ts";

const NOON = Date.parse("2026-11-20T17:00:00Z");
const MINUTE = 60_000;
const BODY: SubmitBody = { type: "dine-in", data: { items: [] } };

const loadSender = vi.fn(async () => ({}));
const queue = orderQueue({
  loadSender,
  restaurant: { id: 1, slug: "grill", name: "Grill" },
  place: 1,
  query: () => "?tableNum=12",
  prepMinutes: () => 15,
  now: () => NOON,
});

/** A poutine of 12.00 as the page shows it, for a time or for as soon as possible. */
function aShownCart(date: string | null = null): ShownCart {
  const lines = [aCartLine({ id: 7, menuId: 1 })];
  const terms = { type: "dine-in", destination: { kind: "table", tableNum: "12" }, date } as ShownCart["terms"];
  const answer = priceCart(aGrill({ tax_rate: null }), {
    items: formatCartLines(lines),
    type: "dine-in",
    costs: { tip: null } as never,
  });
  return { lines, terms, answer } as ShownCart;
}

const put = (shown: ShownCart, isSent = false) => queue.put({ key: "key-1", body: BODY, shown, isSent });

let database: ReturnType<typeof openIndexedDb>;

beforeEach(() => {
  database = openIndexedDb();
  const page = new EventTarget();
  vi.stubGlobal("localStorage", aStorage());
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
});

afterEach(() => vi.unstubAllGlobals());

describe("A queued order", () => {
  test("is stored with its key, its body, and what the diner was told: the total, the preparation time, and 30 minutes to send it.", async () => {
    expect(await put(aShownCart())).toBe(true);
    expect(await listQueued()).toMatchObject([
      {
        key: "key-1",
        restaurant: { slug: "grill" },
        query: "?tableNum=12",
        body: BODY,
        told: { total: "12.00", prepMinutes: 15, sendUntilMs: NOON + 30 * MINUTE },
        question: { items: [{ id: 7, orderPrice: "12.00" }] },
        stage: { name: "waiting" },
      },
    ]);
  });

  test("is sent no later than the time that the diner chose.", async () => {
    await put(aShownCart("2026-11-20T17:20:00.000Z"));
    expect((await listQueued())[0]?.told.sendUntilMs).toBe(NOON + 20 * MINUTE);
  });

  test("that was sent without an answer is stored as possibly placed.", async () => {
    await put(aShownCart(), true);
    expect((await listQueued())[0]?.stage).toEqual({ name: "sending" });
  });

  test("is removed once it is placed; a failure to remove it is ignored.", async () => {
    await put(aShownCart());
    await queue.forget("key-1");
    expect(await listQueued()).toEqual([]);
    database.close();
    await expect(queue.forget("key-1")).resolves.toBeUndefined();
  });

  test("is refused if the browser cannot store it, or the code that sends it cannot be loaded.", async () => {
    database.fill();
    expect(await put(aShownCart())).toBe(false);
    database = openIndexedDb();
    loadSender.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    expect(await put(aShownCart())).toBe(false);
    expect(await listQueued()).toEqual([]);
  });
});
