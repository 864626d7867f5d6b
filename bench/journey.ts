import pg from "pg";
import type { Bench } from "./bench.ts";
import { startHelper } from "./child-process.ts";
import { cpuOfProcess } from "./cpu-time.ts";
import { type Aim, type Findings, formatNumber } from "./findings.ts";
import type { BareJourney } from "./limits/bare-journey.ts";
import { makeJourneyTables } from "./limits/journey-tables.ts";
import { copyOrderShape } from "./limits/order-rows.ts";
import type { Answers, Load } from "./load/load.ts";
import { MEAL } from "./meal.ts";
import { watchMemory } from "./memory.ts";
import { CARD_FORM, makeCards, orderBody, orderHeaders, orderOnce, waitUntil } from "./order-body.ts";
import { cookiesOfGuest } from "./set-costs.ts";
import { spreadOf } from "./spread.ts";
import { difference, type Measured, perCall, type Turn } from "./take-turns.ts";

const GUESTS = 10;
const RATE_AIM = 250;
const CPU_AIM_MS = 6;
const CAPTURED_WITHIN_MS = 60_000;
/** The number of warm-up stretches. */
const WARM_UP_MIN = 6;
const WARM_UP_MAX = 12;
const BRAISE_ID = "1";
const LIMIT_SCHEMA = "bench_journeys";
const HEADERS = { "content-type": "application/json", "x-restaurant-id": BRAISE_ID };

/** The calls before the order: three price a growing cart, one creates a card token. */
const BEFORE = [
  ...[1, 2, 3].map((dishes) => ({
    path: "/api/orders/set-costs",
    headers: HEADERS,
    body: JSON.stringify({
      type: "dine-in",
      tableNum: "12",
      items: MEAL.slice(0, dishes),
      costs: { tip: { type: "percentage", percentageValue: "18" } },
    }),
  })),
  CARD_FORM,
];
const CALLS_OF_JOURNEY = BEFORE.length + 1;

/**
 * Measures a guest's journey: pricing a cart, a card token, the order by card, and its capture. The limit is
 * a server that only stores the data of the same calls.
 */
export async function measureJourney(bench: Bench): Promise<Findings> {
  const { comptoir, generator } = bench;
  const cards = (await makeCards(comptoir.address, GUESTS)).map((card) => ({ restaurantId: BRAISE_ID, card }));
  const orderId = await orderOnce(comptoir.address, cards[0] as (typeof cards)[number]);
  const walk = (address: string) => (journeys: number) =>
    generator.ask<Answers>({
      url: `${address}/api/orders`,
      method: "POST",
      headers: orderHeaders(BRAISE_ID),
      body: cards.map(orderBody),
      cookies: Array.from({ length: GUESTS }, cookiesOfGuest),
      before: BEFORE,
      freshKeys: true,
      connections: GUESTS,
      until: { answers: journeys * CALLS_OF_JOURNEY },
    } satisfies Load);

  const db = new pg.Pool({ connectionString: comptoir.databaseUrl, max: 1 });
  const limit = startHelper("limits/bare-journey.ts");
  const settle = () =>
    waitUntil(async () => {
      const { rows } = await db.query("select from payments where status not in ('captured', 'voided')");
      return rows.length === 0;
    }, CAPTURED_WITHIN_MS);
  try {
    const memory = watchMemory({ comptoir });
    const ours = await measureWalks(bench, { walk: walk(comptoir.address), cpuUsed: comptoir.cpuUsed, settle });
    const memoryAim = await memory.most();
    const rows = await copyOrderShape(comptoir.databaseUrl, orderId, LIMIT_SCHEMA);
    await makeJourneyTables(comptoir.databaseUrl, LIMIT_SCHEMA);
    const bareAddress = await limit.ask<string>({
      databaseUrl: comptoir.databaseUrl,
      schema: LIMIT_SCHEMA,
      rows,
      connections: GUESTS,
    } satisfies BareJourney);
    const bare = await measureWalks(bench, {
      walk: walk(bareAddress),
      cpuUsed: async () => {
        const [used, server] = await Promise.all([comptoir.cpuUsed(), cpuOfProcess(limit.pid)]);
        return used === null || server === null ? null : { server, postgres: used.postgres };
      },
      settle,
    });
    return {
      title: `Whole journeys, ${GUESTS} guests at once: three set-costs, a card, the order and its capture`,
      rows: [
        { what: "bare journey (times of a call)", ...bare },
        { what: "journey (times of a call)", ...ours },
      ],
      figures: [
        ...(ours.isSettled ? [] : [["card payments", "not all captured within a minute"] as const]),
        ["CPU of a journey, beside the bare one's", formatNumber(cpuOf(ours) / cpuOf(bare))],
      ],
      aims: [...aimsOf(ours), memoryAim],
    };
  } finally {
    limit.end();
    await db.end();
  }
}

type Walks = {
  readonly walk: (journeys: number) => Promise<Answers>;
  readonly cpuUsed: Turn["cpuUsed"];
  /**
   * Waits until no background work is left, whose CPU time would count towards the next measurement. Returns
   * the milliseconds waited, or null on a timeout.
   */
  readonly settle: () => Promise<number | null>;
};

/** Runs journeys of several concurrent guests, each to its end. */
async function measureWalks(
  { rounds, stretchSeconds }: Bench,
  { walk, cpuUsed, settle }: Walks,
): Promise<Measured & { readonly isSettled: boolean }> {
  const trial = await walk(GUESTS * 10);
  const perStretch = GUESTS * Math.max(1, Math.round((journeysPerSecond(trial) * stretchSeconds) / GUESTS));
  await warmUp(() => walk(perStretch));
  await settle();
  const start = await cpuUsed();
  const stretches: Answers[] = [];
  for (let round = 0; round < rounds; round += 1) stretches.push(await walk(perStretch));
  const isSettled = (await settle()) !== null;
  const used = difference(await cpuUsed(), start);
  const calls = spreadOf(stretches);
  const rate = calls.perSecond / CALLS_OF_JOURNEY;
  return {
    spread: { ...calls, perSecond: rate },
    rates: [rate],
    cpuPerCall: perCall([used], calls.count / CALLS_OF_JOURNEY),
    isSettled,
  };
}

/** Repeats a stretch until it gets no faster, because JIT compilation is a sixth of a new server's work. */
async function warmUp(stretch: () => Promise<Answers>): Promise<void> {
  let fastest = 0;
  for (let number = 1; number <= WARM_UP_MAX; number += 1) {
    const rate = journeysPerSecond(await stretch());
    if (number >= WARM_UP_MIN && rate < fastest * 1.03) return;
    fastest = Math.max(fastest, rate);
  }
}

const journeysPerSecond = ({ milliseconds, seconds }: Answers) => milliseconds.length / CALLS_OF_JOURNEY / seconds;

/** Returns the CPU time of the server and PostgreSQL in milliseconds; NaN if unknown. */
function cpuOf({ cpuPerCall }: Measured): number {
  return cpuPerCall === null ? Number.NaN : cpuPerCall.server + cpuPerCall.postgres;
}

function aimsOf(ours: Measured): Aim[] {
  const rate = ours.spread.perSecond;
  const cpuMs = cpuOf(ours);
  return [
    { aim: `journey: ${RATE_AIM} a second`, found: formatNumber(rate), met: rate >= RATE_AIM },
    {
      aim: `journey: under ${CPU_AIM_MS} ms of CPU, server and PostgreSQL`,
      found: Number.isNaN(cpuMs) ? "not known on this system" : `${formatNumber(cpuMs)} ms`,
      met: Number.isNaN(cpuMs) ? null : cpuMs < CPU_AIM_MS,
    },
  ];
}
