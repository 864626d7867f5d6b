import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createApi } from "@comptoir/api";
import { isFullLength, runLength } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { inviteToStaff } from "../../../api/src/people/staff.ts";
import { ANY_NUMBER_OPEN, GRILL, STEAK } from "../../../api/src/testing/grill.ts";
import { newGuest } from "../../../api/src/testing/order-over-http.ts";
import { aSubmit } from "../../../api/src/testing/submit.ts";
import { openStallingProxy, type SwallowingNetwork } from "../../../api/src/testing/swallowing-network.ts";
import { importVenueFile } from "../../../api/src/venue/venue-files/import-venue-file.ts";
import { type BoardDevice, openBoardDevice, signIn } from "../testing/board-device.ts";
import { type ServerProcess, startServerProcess, stopServerProcess } from "../testing/server-process.ts";

/*
 * Goal: promise 55. Method: a server in a process of its own, whose way to the database and to the board can stall. A board
 * keeps itself by the page's own modules. During each fault an order is placed at another server.
 */

const RESTAURANT = "7";
/** The time within which a board must say that it may miss orders, and the slack of a busy machine, in ms. */
const SAID_WITHIN_MS = 15_000 + runLength({ quick: 5_000, full: 1_000 });
/** The heartbeat before a fault is at most so old, in ms. */
const HEARTBEAT_MS = 5_000 + 2_000;
/** A board that waits longest for its next attempt, in ms. */
const BACK_WITHIN_MS = 45_000;

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
/** Another server, on its own way to the database, at which guests order during a fault. */
const elsewhere = await createApi({ pool });
const home = await mkdtemp(path.join(tmpdir(), "comptoir-board-"));
const database = await openStallingProxy(url);

let server: ServerProcess;
let network: SwallowingNetwork;
let origin: string;
const start = async (port = "0") => {
  const patient = { DATABASE_WAIT_MS: "4000", COMPTOIR_DEMO: "off" };
  server = startServerProcess(home, { DATABASE_URL: database.url, PORT: port, ...patient });
  origin = await server.opened;
};
beforeAll(async () => {
  await start();
  network = await openStallingProxy(origin);
}, 60_000);
afterAll(async () => {
  await network.close();
  await stopServerProcess(server);
  await elsewhere.stop();
  await database.close();
  await rm(home, { recursive: true, force: true });
});

async function aBoard(name: string, originNow: () => string): Promise<BoardDevice> {
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
  const board = await openBoardDevice(originNow, await signIn(origin, answer.invited.code));
  afterAll(board.close);
  return board;
}

async function placeElsewhere(): Promise<string> {
  const answer = await elsewhere.fetch(
    new Request("http://comptoir.test/api/orders", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-restaurant-id": RESTAURANT,
        "idempotency-key": randomUUID(),
        ...(newGuest() as Record<string, string>),
      },
      body: JSON.stringify(aSubmit({ items: [STEAK] })),
    }),
  );
  if (answer.status !== 201) throw new Error(await answer.text());
  return ((await answer.json()) as { order: { id: string } }).order.id;
}

/** During a fault a board says in time that it may miss orders, and since when; after it, it has them all. */
async function expectHonest(board: BoardDevice, fault: { begin: () => unknown; end: () => unknown }): Promise<void> {
  await vi.waitFor(() => expect(board.lostSince()).toBeNull(), { timeout: BACK_WITHIN_MS });
  const began = Date.now();
  await fault.begin();
  try {
    const missed = await placeElsewhere();
    await vi.waitFor(() => expect(board.lostSince()).not.toBeNull(), { timeout: SAID_WITHIN_MS, interval: 50 });
    const since = board.lostSince() ?? 0;
    expect(since).toBeGreaterThan(began - HEARTBEAT_MS);
    expect(since).toBeLessThan(began + 2_000);
    expect(board.seenAt.has(missed)).toBe(false);
    await fault.end();
    await vi.waitFor(() => expect([board.seenAt.has(missed), board.lostSince()]).toEqual([true, null]), {
      timeout: BACK_WITHIN_MS,
      interval: 50,
    });
    expect(board.rings.get(missed)).toBe(1);
  } finally {
    await fault.end();
  }
}

const NOTHING = () => undefined;
const LIMIT_MS = { timeout: 180_000 };

test(
  "Promise 55: a board whose network carries nothing, and one whose stream the browser has ended without an error.",
  LIMIT_MS,
  async () => {
    const stalled = await aBoard("Behind the network", () => network.url.replace(/\/$/, ""));
    const muted = await aBoard("Hidden", () => origin);
    await Promise.all([
      expectHonest(stalled, { begin: network.swallow, end: network.carry }),
      // The page opens a new stream by itself, fifteen seconds after the last byte.
      expectHonest(muted, { begin: muted.mute, end: NOTHING }),
    ]);
  },
);

test.runIf(isFullLength)("Promise 55: a board whose server has lost the database.", LIMIT_MS, async () => {
  const board = await aBoard("Without a database", () => origin);
  await expectHonest(board, { begin: database.swallow, end: database.carry });
});

test.runIf(isFullLength)("Promise 55: a board whose server stands still.", LIMIT_MS, async () => {
  const board = await aBoard("Frozen", () => origin);
  await expectHonest(board, {
    begin: () => server.child.kill("SIGSTOP"),
    end: () => server.child.kill("SIGCONT"),
  });
});

test.runIf(isFullLength)(
  "Promise 55: a board whose server is killed, and another takes its place.",
  LIMIT_MS,
  async () => {
    const board = await aBoard("Killed", () => origin);
    const { port } = new URL(origin);
    await expectHonest(board, {
      begin: async () => {
        server.child.kill("SIGKILL");
        await server.ended;
      },
      end: async () => {
        if (server.child.signalCode === "SIGKILL") await start(port);
      },
    });
  },
);
