import pg from "pg";
import type { Bench } from "./bench.ts";
import { type Helper, startHelper } from "./child-process.ts";
import type { CpuUsed, RunningComptoir } from "./comptoir/start-comptoir.ts";
import { importUnpaidVenue, ON_PREMISE_ID } from "./comptoir/unpaid-venue.ts";
import { cpuOfProcess } from "./cpu-time.ts";
import { type Aim, type Findings, formatNumber } from "./findings.ts";
import type { BareInserts } from "./limits/bare-insert.ts";
import { copyOrderShape } from "./limits/order-rows.ts";
import type { Answers, Load } from "./load/load.ts";
import { makeCards, orderBody, orderHeaders, orderOnce, type Payer, waitUntil } from "./order-body.ts";
import { medianOf, spreadOf } from "./spread.ts";
import { difference, type Measured, measuredOf, perCall, type Stretch } from "./take-turns.ts";

const GUESTS = 10;
const RATE_AIM = 0.1;
const CPU_AIM_MS = 5;
const CAPTURED_WITHIN_MS = 60_000;
const BRAISE_ID = "1";
const LIMIT_SCHEMA = "bench_orders";

/**
 * Measures submitting orders, against bare inserts of the same rows. The kinds run one after the other, so
 * that the stored orders can be compared with the answers.
 */
export async function measureSubmit(bench: Bench): Promise<Findings> {
  const { comptoir } = bench;
  await importUnpaidVenue(comptoir);
  const db = new pg.Pool({ connectionString: comptoir.databaseUrl, max: 1 });
  const inserter = startHelper("limits/bare-insert.ts");
  try {
    const ordersThere = async () => (await db.query("select count(*)::int as n from orders")).rows[0].n as number;
    // Other parts of the benchmark place orders too.
    const before = await ordersThere();
    const onPremise = [{ restaurantId: ON_PREMISE_ID }];
    const cards = (await makeCards(comptoir.address, GUESTS)).map((card) => ({ restaurantId: BRAISE_ID, card }));
    const rows = await copyOrderShape(
      comptoir.databaseUrl,
      await orderOnce(comptoir.address, onPremise[0] as Payer),
      LIMIT_SCHEMA,
    );
    await orderOnce(comptoir.address, cards[0] as Payer);

    const inserts: BareInserts = {
      databaseUrl: comptoir.databaseUrl,
      schema: LIMIT_SCHEMA,
      rows,
      connections: GUESTS,
      seconds: bench.stretchSeconds,
    };
    await inserter.ask(inserts);
    const limits: Stretch[] = [];
    const takeLimit = async () => {
      const before = await cpuWith(comptoir, inserter);
      const answers = await inserter.ask<Answers>(inserts);
      limits.push({ answers, cpu: difference(await cpuWith(comptoir, inserter), before) });
    };
    await takeLimit();
    const atTable = await measureOrders(bench, onPremise, async () => undefined);
    await takeLimit();
    const uncaptured = async () =>
      (await db.query("select count(*)::int as n from payments where status not in ('captured', 'voided')")).rows[0].n;
    let capturedMs: number | null = null;
    const byCard = await measureOrders(bench, cards, async () => {
      capturedMs = await waitUntil(async () => (await uncaptured()) === 0, CAPTURED_WITHIN_MS);
    });
    await takeLimit();

    const stand = (await ordersThere()) - before;
    const answered = 2 + atTable.placed + byCard.placed;
    return {
      title: `Orders of three lines, ${GUESTS} guests at once`,
      rows: [
        { what: "bare insert of the same rows", ...measuredOf(limits) },
        { what: "order, paid on premise", ...atTable },
        { what: "order, by card", ...byCard },
      ],
      figures: [
        [
          "card payments all captured after the last answer",
          capturedMs === null ? "not within a minute" : `${formatNumber(capturedMs / 1000)} s`,
        ],
      ],
      aims: [
        ...aimsOf("paid on premise", atTable, ratioTo(limits.slice(0, 2), atTable)),
        ...aimsOf("by card", byCard, ratioTo(limits.slice(1), byCard)),
        {
          aim: "as many orders in the database as 201 answers",
          found: `${stand} and ${answered}`,
          met: stand === answered,
        },
      ],
    };
  } finally {
    inserter.end();
    await db.end();
  }
}

type Ordered = Measured & { readonly placed: number };

/** Measures orders of concurrent guests. `settle` waits for the background work, whose CPU time counts too. */
async function measureOrders(
  { comptoir, generator, rounds, stretchSeconds }: Bench,
  payers: readonly Payer[],
  settle: () => Promise<void>,
): Promise<Ordered> {
  const load = (answers: number) =>
    generator.ask<Answers>({
      url: `${comptoir.address}/api/orders`,
      method: "POST",
      headers: orderHeaders(payers[0]?.restaurantId ?? ""),
      body: payers.map(orderBody),
      freshKeys: true,
      connections: GUESTS,
      until: { answers },
    } satisfies Load);
  const trial = await load(GUESTS * 20);
  const perStretch = Math.max(GUESTS, Math.round((trial.milliseconds.length / trial.seconds) * stretchSeconds));
  const warmUp = await load(perStretch);
  await settle();
  const before = await comptoir.cpuUsed();
  const stretches: Answers[] = [];
  for (let round = 0; round < rounds; round += 1) stretches.push(await load(perStretch));
  await settle();
  const used = difference(await comptoir.cpuUsed(), before);
  const measured = measuredOf(stretches.map((answers) => ({ answers, cpu: null })));
  return {
    ...measured,
    cpuPerCall: perCall([used], measured.spread.count),
    placed: spreadOf([warmUp, trial, ...stretches]).statuses[201] ?? 0,
  };
}

/** Returns the CPU time of PostgreSQL, and the inserting process's as `server`. */
async function cpuWith(comptoir: RunningComptoir, inserter: Helper): Promise<CpuUsed | null> {
  const [used, server] = await Promise.all([comptoir.cpuUsed(), cpuOfProcess(inserter.pid)]);
  return used === null || server === null ? null : { server, postgres: used.postgres };
}

function ratioTo(limits: readonly Stretch[], ours: Measured): number {
  return ours.spread.perSecond / medianOf(measuredOf(limits).rates);
}

function aimsOf(name: string, { cpuPerCall }: Measured, ratio: number): Aim[] {
  const cpuMs = cpuPerCall === null ? null : cpuPerCall.server + cpuPerCall.postgres;
  return [
    {
      aim: `order ${name}: at least ${RATE_AIM} of the bare insert's rate`,
      found: formatNumber(ratio),
      met: ratio >= RATE_AIM,
    },
    {
      aim: `order ${name}: under ${CPU_AIM_MS} ms of CPU, server and PostgreSQL`,
      found: cpuMs === null ? "not known on this system" : `${formatNumber(cpuMs)} ms`,
      met: cpuMs === null ? null : cpuMs < CPU_AIM_MS,
    },
  ];
}
