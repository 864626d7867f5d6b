import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { runLength, timeLimitMs } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import { afterAll, expect, test, vi } from "vitest";
import { moveOrder } from "../../../api/src/ordering/orders/refund/move-order.ts";
import { inviteToStaff } from "../../../api/src/people/staff.ts";
import { ANY_NUMBER_OPEN, GRILL, STEAK } from "../../../api/src/testing/grill.ts";
import { newGuest } from "../../../api/src/testing/order-over-http.ts";
import { aSubmit } from "../../../api/src/testing/submit.ts";
import { importVenueFile } from "../../../api/src/venue/venue-files/import-venue-file.ts";
import { applyBoard, type BoardState } from "../../../web/app/screens/staff-board/live/board-state.ts";
import { openBoardDevice, readBoard, signIn } from "../testing/board-device.ts";
import { startServerGroup } from "../testing/server-group.ts";

/*
 * Goal: promise 54. Method: two servers in processes of their own, a board at each, by the page's own modules. Orders are
 * placed at a constant rate at both servers, and handed over some seconds later.
 */

const PER_SECOND = runLength({ quick: 10, full: 50 });
const SECONDS = runLength({ quick: 2, full: 600 });
const HANDED_OVER_AFTER_MS = 3_000;
const RESTAURANT = "7";
/** Growth of a server's memory in MiB between a quarter of the time and its end. */
const GROWTH_MIB_MAX = runLength({ quick: 300, full: 80 });

const { pool, url } = await testDatabase();
const { restaurant } = GRILL;
const imported = await importVenueFile(
  pool,
  {
    ...GRILL,
    restaurant: { ...restaurant, hours: [], order_options: { ...restaurant.order_options, ...ANY_NUMBER_OPEN } },
  },
  { now: new Date() },
);
if ("faults" in imported) throw new Error(JSON.stringify(imported.faults));
const servers = await startServerGroup(2, url, { COMPTOIR_DEMO: "off" });
afterAll(servers.stop);

async function aDevice(origin: string, name: string) {
  const invitation = {
    restaurantId: RESTAURANT,
    name,
    hours: 1,
    kind: "device",
    role: "kitchen",
    sameAt: null,
  } as const;
  const answer = await inviteToStaff({ database: pool, clock: () => new Date() }, invitation);
  if ("refused" in answer) throw new Error(answer.refused.code);
  return signIn(origin, answer.invited.code);
}

/** Places an order at any server; a busy one is asked again under the same key. */
async function place(): Promise<string> {
  const key = randomUUID();
  const guest = newGuest() as Record<string, string>;
  for (;;) {
    const answer = await fetch(`${servers.next()}/api/orders`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-restaurant-id": RESTAURANT,
        "idempotency-key": key,
        ...guest,
      },
      body: JSON.stringify(aSubmit({ items: [STEAK] })),
    });
    if (answer.status === 201) return ((await answer.json()) as { order: { id: string } }).order.id;
    const said = await answer.text();
    if (answer.status !== 503 && !said.includes("in_progress")) throw new Error(`${answer.status} ${said}`);
    await pause(200);
  }
}

/** The open orders that a board shows, with their versions. */
const openOn = (state: BoardState) =>
  [...state.orders.values()]
    .filter(({ order }) => order.lane !== "done")
    .map(({ order }) => `${order.id} ${order.version} ${order.lane}`)
    .sort();

async function memoryMib(): Promise<number> {
  const sizes = await Promise.all(
    servers.pids().map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1_024;
    }),
  );
  return Math.max(...sizes);
}

test("Promise 54: each order is on every board within half a second, none is missed or rings twice, and two boards agree.", {
  timeout: (SECONDS + 120) * 1_000,
}, async () => {
  const [one, other] = servers.addresses() as [string, string];
  const session = await aDevice(one, "Grill");
  const boards = [
    await openBoardDevice(() => one, session),
    await openBoardDevice(() => other, await aDevice(other, "Pass")),
  ];
  const sleeping = applyBoard(null, await readBoard(one, session));
  afterAll(() => boards.forEach(({ close }) => void close()));

  const answeredAt = new Map<string, number>();
  const handedOver: Promise<unknown>[] = [];
  const order = async () => {
    const id = await place();
    answeredAt.set(id, performance.now());
    await pause(HANDED_OVER_AFTER_MS);
    const moved = await moveOrder(
      { database: pool, clock: () => new Date() },
      { restaurantId: RESTAURANT, orderId: id },
      "completed",
    );
    expect(moved).not.toHaveProperty("refused");
  };
  let early = 0;
  const began = performance.now();
  for (let number = 0; number < SECONDS * PER_SECOND; number += 1) {
    await pause(Math.max(0, began + (number * 1_000) / PER_SECOND - performance.now()));
    handedOver.push(order());
    if (number === Math.floor((SECONDS * PER_SECOND) / 4)) early = await memoryMib();
  }
  await Promise.all(handedOver);

  const fresh = async () => applyBoard(null, await readBoard(other, session));
  await vi.waitFor(
    async () => {
      const now = await fresh();
      for (const { state } of boards) expect(state().sequence).toBeGreaterThanOrEqual(now.sequence);
    },
    { timeout: 10_000, interval: 250 },
  );
  const orders = [...answeredAt.keys()];
  expect(orders).toHaveLength(SECONDS * PER_SECOND);
  for (const { seenAt, rings } of boards) {
    expect(orders.filter((id) => !seenAt.has(id))).toEqual([]);
    expect([...rings].filter(([, times]) => times !== 1)).toEqual([]);
    const delays = orders.map((id) => (seenAt.get(id) ?? 0) - (answeredAt.get(id) ?? 0)).sort((a, b) => a - b);
    expect(delays[Math.floor(delays.length * 0.99)]).toBeLessThan(timeLimitMs(500));
  }
  // A board that slept catches up in one call.
  const woken = applyBoard(sleeping, await readBoard(other, session, sleeping.sequence));
  const now = openOn(await fresh());
  for (const state of [...boards.map((board) => board.state()), woken]) expect(openOn(state)).toEqual(now);
  expect((await memoryMib()) - early).toBeLessThan(GROWTH_MIB_MAX);
});
