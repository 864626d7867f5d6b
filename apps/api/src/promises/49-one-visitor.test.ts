import { randomUUID } from "node:crypto";
import { runLength } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { CALLS_WITH_BODY, type CallUnderTest } from "../testing/every-call.ts";
import { AT_THE_GRILL, line } from "../testing/grill.ts";
import { measureWork } from "../testing/measure-work.ts";
import { chosen, nested, slowBodies, TOWER } from "../testing/slow-bodies.ts";
import { openTestApi } from "../testing/test-api.ts";

const { api, load, clock } = await openTestApi();
await load(TOWER);
clock.set("2026-11-20T17:00:00Z");

/** A little less than the maximum body size of a call. */
const BYTES = 63_000;
const MEGABYTES = 1_000_000;

/** A baseline for this machine: parsing and serializing a plain body a hundred times, about 25 ms on a current one. */
const plain = JSON.stringify(
  Array.from({ length: 1_500 }, (_, index) => ({ id: index, values: [], name: "plain text" })),
);
const passes = await measureWork(() => {
  for (let count = 0; count < 100; count += 1) JSON.stringify(JSON.parse(plain));
});
const limits = { milliseconds: Math.max(50, passes.milliseconds), bytes: 50 * MEGABYTES };

async function send({ path, method }: CallUnderTest, body: string): Promise<number> {
  const headers = { "content-type": "application/json", "idempotency-key": randomUUID(), ...AT_THE_GRILL };
  const response = await api.fetch(new Request(`http://comptoir.test${path}`, { method, headers, body }));
  await response.arrayBuffer();
  return response.status;
}

/** Quick runs send each call a sixth of the bodies, rotating, and a call that reads a cart all of them. */
const STRIDE = runLength({ quick: 6, full: 1 });
const READS_A_CART = new Set(["addItem", "validateCart", "setCosts", "submitOrder"]);
const TURNS = CALLS_WITH_BODY.map((call, turn) => ({ call, name: call.name, turn }));

describe("Promise 49: one visitor", () => {
  it.each(TURNS)("$name takes little time for any body that is designed to be slow", async ({ call, turn }) => {
    await send(call, "{}");
    const greedy: object[] = [];
    const bodies = slowBodies(call.name, BYTES).filter(
      (_, index) => READS_A_CART.has(call.name) || (index + turn) % STRIDE === 0,
    );
    for (const { what, build } of bodies) {
      const body = build();
      let status = 0;
      const work = await measureWork(async () => {
        status = await send(call, body);
      }, limits);
      if (!work.isWithin || status >= 500) greedy.push({ what, status, bytes: body.length, work, limits });
    }
    expect(greedy).toEqual([]);
  });

  it.each(CALLS_WITH_BODY.filter(({ takesFile }) => !takesFile))(
    "$name reads no body beyond 64 kB, nor one of more than 10,000 values",
    async (call) => {
      const killer = slowBodies(call.name, 253_000)[0]?.build() ?? "";
      expect(killer.length).toBeGreaterThan(200_000);
      expect(await send(call, killer)).toBe(413);
      expect(await send(call, JSON.stringify(Array.from({ length: 10_000 }, () => 1)))).toBe(400);
    },
  );

  it.each(CALLS_WITH_BODY.filter(({ takesFile }) => takesFile))(
    "$name reads no file of a caller who may not send one",
    async (call) => {
      let pulled = 0;
      const body = new ReadableStream(
        {
          pull(controller) {
            pulled += 1;
            controller.enqueue(new Uint8Array(64_000));
          },
        },
        { highWaterMark: 0 },
      );
      const headers = { "content-type": "application/octet-stream", ...AT_THE_GRILL };
      const init = { method: call.method, headers, body, duplex: "half" } as RequestInit;
      const response = await api.fetch(new Request(`http://comptoir.test${call.path}`, init));
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(pulled).toBe(0);
    },
  );

  it.each([
    ["validateCart", "itemsInCart[1].orderOptions"],
    ["setCosts", "items[1].orderOptions"],
    ["addItem", "itemToAdd.orderOptions"],
    ["submitOrder", "data.items[1].orderOptions"],
  ])("%s refuses a cart with too many choices, and names the line", async (name, path) => {
    const call = CALLS_WITH_BODY.find((candidate) => candidate.name === name) as CallUnderTest;
    const groups = (of: number) =>
      Array.from({ length: of }, () => ({ id: 300, values: Array.from({ length: 200 }, () => ({ id: 10_000 })) }));
    const lines = [
      line(41, { orderId: 1, orderOptions: groups(9) }),
      line(41, { orderId: 2, orderOptions: groups(2) }),
    ];
    const [first, second] = lines;
    const headers = { "content-type": "application/json", "idempotency-key": randomUUID(), ...AT_THE_GRILL };
    const body = JSON.stringify({
      type: "dine-in",
      ...(name === "submitOrder" ? { data: { items: lines } } : { items: lines }),
      ...(name === "addItem" ? { itemsInCart: [first], itemToAdd: second } : { itemsInCart: lines }),
    });
    const response = await api.fetch(
      new Request(`http://comptoir.test${call.path}`, { method: call.method, headers, body }),
    );
    expect(response.status).toBe(400);
    const { issues } = (await response.json()) as { issues: unknown };
    expect(issues).toContainEqual({ path, message: "This is more than we can take." });
  });

  it("a cart of fifty dishes with ten choices each, and one of maximum depth, are within the limits", async () => {
    const call = CALLS_WITH_BODY.find(({ name }) => name === "validateCart") as CallUnderTest;
    const choices = Array.from({ length: 10 }, (_, index) => ({
      id: 1_000_300 + index,
      values: [{ id: 1_001_000, quantity: 1, options: [] }],
    }));
    const orderOptions = [...choices, ...nested(5, chosen)];
    const fifty = Array.from({ length: 50 }, (_, orderId) => line(1_000_041, { orderId, orderOptions, menu_id: 4 }));
    expect(await send(call, JSON.stringify({ type: "dine-in", itemsInCart: fifty }))).toBe(409);
    const deepest = line(40, { orderOptions: nested(50, chosen) });
    expect(await send(call, JSON.stringify({ type: "dine-in", itemsInCart: [deepest] }))).toBe(200);
  });
});
