import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Bench } from "./bench.ts";
import { importVenue } from "./comptoir/import-venue.ts";
import type { CpuUsed, RunningComptoir } from "./comptoir/start-comptoir.ts";
import { VENUE_IDS } from "./comptoir/venue-ids.ts";
import { type Aim, type Findings, formatNumber } from "./findings.ts";
import { type Device, type OpenBoard, openBoard, signDeviceIn } from "./open-board.ts";
import { isSettled, makeCards, orderOnce, type Payer, waitUntil } from "./order-body.ts";
import { cookiesOfGuest } from "./set-costs.ts";
import { medianOf } from "./spread.ts";
import { difference } from "./take-turns.ts";

const BRAISE = new URL("../demo/venues/braise.json", import.meta.url);
const VENUE = { id: VENUE_IDS.boards, slug: "braise-of-boards" };
const PER_SECOND = 50;
const SECONDS = { quick: 3, full: 10 } as const;
const IDLE_SECONDS = { quick: 10, full: 60 } as const;
/** A session holds at most six streams, so more boards need more devices. */
const BOARDS = 20;
const BOARDS_OF_DEVICE = 5;
const ARRIVED_WITHIN_MS = 10_000;
const SETTLED_WITHIN_MS = 60_000;
const EIGHT_HOURS = 8 * 60 * 60;
const AIMS = { p99Ms: 500, ratio: 1.05, idleKb: 1_000 } as const;
const ORDERS_A_TURN = { quick: 30, full: 100 } as const;

/**
 * Measures kitchen boards: the time from an order's answer to the boards at 50 orders a second, an order with and
 * without open boards, and what an open board costs in idle hours.
 */
export async function measureBoards({ comptoir, rounds }: Bench): Promise<Findings> {
  const length = rounds > 2 ? "full" : "quick";
  const braise = JSON.parse(await readFile(BRAISE, "utf8"));
  const { discounts: _codes, gift_cards: _cards, ...venue } = braise;
  await importVenue(comptoir, { ...venue, restaurant: { ...venue.restaurant, ...VENUE } });
  const devices: Device[] = [];
  for (let number = 0; number < BOARDS / BOARDS_OF_DEVICE; number += 1)
    devices.push(await signDeviceIn(comptoir, VENUE.slug, `Board ${number}`));
  const cards = await makeCards(comptoir.address, 10);
  const payers = cards.map((card): Payer => ({ restaurantId: String(VENUE.id), card, withoutMail: true }));
  const db = new pg.Pool({ connectionString: comptoir.databaseUrl, max: 1 });
  const settled = async () => {
    await waitUntil(() => isSettled(db), SETTLED_WITHIN_MS);
    // The orders are handed over, so that the board does not grow with the benchmark.
    await db.query("update orders set status = 'completed' where restaurant_id = $1", [String(VENUE.id)]);
  };
  try {
    await orderOnce(comptoir.address, payers[0] as Payer);
    await settled();
    const idle = await measureIdle(comptoir, devices, IDLE_SECONDS[length]);
    const compared = await compareOrders(comptoir, { devices, payers, settled, rounds, orders: ORDERS_A_TURN[length] });
    await settled();
    const rush = await measureRush(comptoir, { devices, payers, seconds: SECONDS[length] });
    await settled();
    return findingsOf({ idle, compared, rush, seconds: SECONDS[length] });
  } finally {
    await db.end();
  }
}

/** Opens boards one after the other: a board that is refused because its network asks much at once would wait. */
async function openBoards(comptoir: RunningComptoir, devices: readonly Device[], count: number): Promise<OpenBoard[]> {
  const boards: OpenBoard[] = [];
  while (boards.length < count) {
    boards.push(await openBoard(comptoir, devices[boards.length % devices.length] as Device));
  }
  return boards;
}

type Idle = { readonly bytesPerSecond: number; readonly cpuMsPerSecond: number | null };

/** Measures what open boards cost while no orders come: their bytes, and the CPU beyond that without boards. */
async function measureIdle(comptoir: RunningComptoir, devices: readonly Device[], seconds: number): Promise<Idle> {
  const cpuOf = async () => {
    const before = await comptoir.cpuUsed();
    await pause(seconds * 1_000);
    return sumOf(difference(await comptoir.cpuUsed(), before));
  };
  const without = await cpuOf();
  const boards = await openBoards(comptoir, devices, BOARDS);
  const before = boards.map(({ bytes }) => bytes());
  const withBoards = await cpuOf();
  const received = boards.reduce((sum, { bytes }, index) => sum + bytes() - (before[index] ?? 0), 0);
  for (const { close } of boards) close();
  const cpuMs = without === null || withBoards === null ? null : Math.max(0, withBoards - without);
  return {
    bytesPerSecond: received / BOARDS / seconds,
    cpuMsPerSecond: cpuMs === null ? null : cpuMs / BOARDS / seconds,
  };
}

const sumOf = (used: CpuUsed | null) => (used === null ? null : used.server + used.postgres);

type Ordering = { readonly devices: readonly Device[]; readonly payers: readonly Payer[] };
type Compared = { readonly without: number; readonly withBoards: number };

/** Compares the median of orders one after the other, without a board and with two, in turns. */
async function compareOrders(
  comptoir: RunningComptoir,
  {
    devices,
    payers,
    settled,
    rounds,
    orders,
  }: Ordering & { readonly settled: () => Promise<void>; readonly rounds: number; readonly orders: number },
): Promise<Compared> {
  const took = { without: [] as number[], withBoards: [] as number[] };
  const turn = async (into: number[]) => {
    for (let placed = 0; placed < orders; placed += 1) {
      const began = performance.now();
      await orderOnce(comptoir.address, payers[placed % payers.length] as Payer);
      into.push(performance.now() - began);
    }
    await settled();
  };
  for (let round = 0; round <= rounds; round += 1) {
    const [without, withBoards] = round === 0 ? [[], []] : [took.without, took.withBoards];
    await turn(without);
    const boards = await openBoards(comptoir, devices, 2);
    await turn(withBoards);
    for (const { close } of boards) close();
  }
  return { without: medianOf(took.without), withBoards: medianOf(took.withBoards) };
}

type Rush = { readonly placed: number; readonly missing: number; readonly sorted: Float64Array };

/** Places orders at a constant rate, and measures how long after its answer each one is on two boards. */
async function measureRush(
  comptoir: RunningComptoir,
  { devices, payers, seconds }: Ordering & { readonly seconds: number },
): Promise<Rush> {
  const boards = await openBoards(comptoir, devices, 2);
  const answeredAt = new Map<string, number>();
  const began = performance.now();
  const asked: Promise<void>[] = [];
  const failures: unknown[] = [];
  for (let number = 0; number < seconds * PER_SECOND; number += 1) {
    await pause(Math.max(0, began + (number * 1_000) / PER_SECOND - performance.now()));
    asked.push(
      // Cards that are authorised at once are limited per guest.
      orderOnce(comptoir.address, payers[number % payers.length] as Payer, cookiesOfGuest()).then(
        (id) => void answeredAt.set(id, performance.now()),
        // Thrown after the loop: an unhandled rejection would end the process, and leave the server running.
        (error: unknown) => void failures.push(error),
      ),
    );
  }
  await Promise.all(asked);
  if (failures.length > 0) throw failures[0];
  const isThere = (id: string) => boards.every(({ arrivedAt }) => arrivedAt.has(id));
  await waitUntil(async () => [...answeredAt.keys()].every(isThere), ARRIVED_WITHIN_MS);
  for (const { close } of boards) close();
  const delays = [...answeredAt].flatMap(([id, at]) =>
    // A board may hear of an order before its diner does.
    boards.flatMap(({ arrivedAt }) => (arrivedAt.has(id) ? [Math.max(0, (arrivedAt.get(id) ?? 0) - at)] : [])),
  );
  const missing = [...answeredAt.keys()].filter((id) => !isThere(id)).length;
  return { placed: answeredAt.size, missing, sorted: Float64Array.from(delays).sort() };
}

type Measured = {
  readonly idle: Idle;
  readonly compared: Compared;
  readonly rush: Rush;
  readonly seconds: number;
};

function findingsOf({ idle, compared, rush, seconds }: Measured): Findings {
  const at = (share: number) => rush.sorted[Math.min(rush.sorted.length - 1, Math.floor(rush.sorted.length * share))];
  const [medianMs = Number.NaN, p99Ms = Number.NaN] = [at(0.5), at(0.99)];
  const ratio = compared.withBoards / compared.without;
  const idleKb = (idle.bytesPerSecond * EIGHT_HOURS) / 1_000;
  const cpuSeconds = idle.cpuMsPerSecond === null ? null : (idle.cpuMsPerSecond * EIGHT_HOURS) / 1_000;
  const aims: Aim[] = [
    {
      aim: `p99 from an order's answer to each board: under ${AIMS.p99Ms} ms`,
      found: `${formatNumber(p99Ms)} ms`,
      met: p99Ms < AIMS.p99Ms,
    },
    { aim: "each order on both boards", found: `${rush.missing} missing`, met: rush.missing === 0 },
    {
      aim: `an order with open boards: at most ${AIMS.ratio} times one without`,
      found: formatNumber(ratio),
      met: ratio <= AIMS.ratio,
    },
    {
      aim: `an idle board: under ${AIMS.idleKb} kB in eight hours`,
      found: `${formatNumber(idleKb)} kB`,
      met: idleKb < AIMS.idleKb,
    },
  ];
  return {
    title: `Kitchen boards, ${PER_SECOND} orders a second by card`,
    rows: [],
    figures: [
      ["orders placed", `${rush.placed} in ${seconds} s`],
      ["from an order's answer to a board, median", `${formatNumber(medianMs)} ms`],
      ["order without boards, median", `${formatNumber(compared.without)} ms`],
      ["order with two boards, median", `${formatNumber(compared.withBoards)} ms`],
      ["idle board, in eight hours", `${formatNumber(idleKb)} kB`],
      [
        "CPU of an idle board, in eight hours",
        cpuSeconds === null ? "not known on this system" : `${formatNumber(cpuSeconds)} s`,
      ],
    ],
    aims,
  };
}
