import { createHash, randomBytes, randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Bench } from "./bench.ts";
import { runCommand } from "./comptoir/run-command.ts";
import type { RunningComptoir } from "./comptoir/start-comptoir.ts";
import { importUnpaidVenues } from "./comptoir/unpaid-venue.ts";
import { VENUE_IDS } from "./comptoir/venue-ids.ts";
import { type Aim, type Findings, formatNumber } from "./findings.ts";
import { orderOnce, waitUntil } from "./order-body.ts";
import { cookiesOfGuest } from "./set-costs.ts";
import { difference } from "./take-turns.ts";

/** The rush is spread over kitchens: no receipt printer prints fifty tickets a second. */
const KITCHENS = 5;
const PER_SECOND = 50;
const WARM_SECONDS = 3;
const SECONDS = { quick: 3, full: 10 } as const;
const POLL_EVERY_MS = 100;
const PRINTED_WITHIN_MS = 15_000;
const IDLE_PRINTERS = 1_000;
const IDLE_POLL_MS = 5_000;
const IDLE_SECONDS = { quick: 10, full: 30 } as const;
const AIMS = { p99Ms: 1_000, coreShare: 0.05 } as const;

/**
 * Measures printers: the time from an order's answer to the bytes at a printer that polls, at 50 orders a second, and
 * what a thousand printers cost that poll every five seconds while nothing waits.
 */
export async function measurePrinters({ comptoir, rounds }: Bench): Promise<Findings> {
  const length = rounds > 2 ? "full" : "quick";
  const kitchens: Kitchen[] = [];
  for (const restaurantId of await importUnpaidVenues(comptoir, KITCHENS, VENUE_IDS.printers)) {
    const way = ["--way", "cloudprnt", "--model", "star-mc-print3"];
    const address = (await runCommand(comptoir, "printers", "add", `braise-${restaurantId}`, "Kitchen", ...way)).trim();
    kitchens.push({ restaurantId, path: new URL(address).pathname });
  }
  const db = new pg.Pool({ connectionString: comptoir.databaseUrl, max: 1 });
  try {
    // A server whose code is not compiled yet refuses orders of such a rush, with or without printers.
    for (let rush = 0; rush < 2; rush += 1)
      await measureRush(comptoir, kitchens, WARM_SECONDS, db).catch(() => undefined);
    await pause(WARM_SECONDS * 1_000);
    await db.query("delete from print_jobs");
    const rush = await measureRush(comptoir, kitchens, SECONDS[length], db);
    const idle = await measureIdle(comptoir, kitchens[0] as Kitchen, IDLE_SECONDS[length], db);
    return findingsOf(rush, idle, SECONDS[length]);
  } finally {
    await db.end();
  }
}

type Kitchen = { readonly restaurantId: string; readonly path: string };
type Rush = {
  readonly placed: number;
  readonly missing: number;
  readonly twice: number;
  readonly sorted: Float64Array;
};

/** Places orders at a constant rate, and measures how long after its answer the bytes of each one are at its printer. */
async function measureRush(
  { address }: RunningComptoir,
  kitchens: readonly Kitchen[],
  seconds: number,
  db: pg.Pool,
): Promise<Rush> {
  const agent = new Agent({ keepAlive: true });
  const bytesAt = new Map<string, number[]>();
  let isOver = false;
  const printing = kitchens.map(async ({ path }) => {
    const mac = deviceOf(path);
    while (!isOver) {
      // A printer that is answered 503 by a busy server polls again.
      const said = await poll(agent, `${address}${path}`, mac).catch(() => "{}");
      const token = (JSON.parse(said) as { jobToken?: string }).jobToken;
      if (token === undefined) {
        await pause(POLL_EVERY_MS);
        continue;
      }
      const query = `mac=${mac}&token=${token}`;
      const type = encodeURIComponent("application/vnd.star.starprnt");
      const { status } = await ask(agent, "GET", `${address}${path}?${query}&type=${type}`);
      if (status === 200) bytesAt.set(token, [...(bytesAt.get(token) ?? []), performance.now()]);
      await ask(agent, "DELETE", `${address}${path}?${query}&code=${encodeURIComponent("200 OK")}`);
    }
  });
  const answeredAt = new Map<string, number>();
  const failures: unknown[] = [];
  const asked: Promise<void>[] = [];
  const began = performance.now();
  for (let number = 0; number < seconds * PER_SECOND; number += 1) {
    await pause(Math.max(0, began + (number * 1_000) / PER_SECOND - performance.now()));
    const { restaurantId } = kitchens[number % kitchens.length] as Kitchen;
    asked.push(
      orderOnce(address, { restaurantId, withoutMail: true }, cookiesOfGuest()).then(
        (id) => void answeredAt.set(id, performance.now()),
        // Thrown after the loop: an unhandled rejection would end the process, and leave the server running.
        (error: unknown) => void failures.push(error),
      ),
    );
  }
  await Promise.all(asked);
  const jobs = async () => (await db.query("select id, order_id, state, handed_out from print_jobs")).rows;
  const isDone = async () => (await jobs()).filter(({ state }) => state === "printed").length >= answeredAt.size;
  if (failures.length === 0) await waitUntil(isDone, PRINTED_WITHIN_MS);
  isOver = true;
  await Promise.all(printing);
  agent.destroy();
  if (failures.length > 0) throw failures[0];
  const rows = await jobs();
  const delays = rows.flatMap(({ id, order_id }) => {
    const at = bytesAt.get(`${Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url")}.1`)?.[0];
    const answered = answeredAt.get(order_id);
    // A printer may have the bytes before the diner has the answer.
    return at === undefined || answered === undefined ? [] : [Math.max(0, at - answered)];
  });
  return {
    placed: answeredAt.size,
    missing: answeredAt.size - delays.length,
    twice: rows.filter(({ handed_out }) => handed_out > 1).length,
    sorted: Float64Array.from(delays).sort(),
  };
}

type Idle = { readonly coreShare: number | null; readonly queriesPerPoll: number; readonly polls: number };

/** Lets a thousand printers poll while nothing waits, and compares the server's CPU and transactions with none. */
async function measureIdle(
  comptoir: RunningComptoir,
  { restaurantId }: Kitchen,
  seconds: number,
  db: pg.Pool,
): Promise<Idle> {
  const secrets = Array.from({ length: IDLE_PRINTERS }, () => randomBytes(24).toString("base64url"));
  await db.query(
    `insert into printers (restaurant_id, id, name, way, model, prints, labels_each, stations, from_sequence, secret_hash, device, status, status_since, created_at)
     select $1, id, 'Idle', 'cloudprnt', 'star-mc-print3', '{}', 'order', '{}', 0, hash, device, 'ready', now(), now()
     from unnest($2::uuid[], $3::text[], $4::text[]) as p (id, hash, device)`,
    [
      restaurantId,
      secrets.map(() => randomUUID()),
      secrets.map((secret) => createHash("sha256").update(secret).digest("base64url")),
      secrets.map((secret) => deviceOf(secret).toLowerCase()),
    ],
  );
  await db.query("select pg_notify('comptoir_printing', 'printers')");
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const addresses = secrets.map((secret) => `${comptoir.address}/api/print/star/${secret}`);
  const pollAll = async (everyMs: number) => {
    const began = performance.now();
    await Promise.all(
      addresses.map(async (address, index) => {
        await pause((index / IDLE_PRINTERS) * everyMs);
        await poll(agent, address, deviceOf(address));
      }),
    );
    await pause(Math.max(0, began + everyMs - performance.now()));
  };
  // The first polls load the printers.
  await pollAll(IDLE_POLL_MS);
  const usedWhile = async (act: () => Promise<unknown>) => {
    const [cpu, commits] = [await comptoir.cpuUsed(), await commitsOf(db)];
    await act();
    const used = difference(await comptoir.cpuUsed(), cpu);
    return { serverMs: used?.server ?? null, commits: (await commitsOf(db)) - commits };
  };
  const without = await usedWhile(() => pause(seconds * 1_000));
  let polls = 0;
  const withPolls = await usedWhile(async () => {
    for (let left = seconds * 1_000; left > 0; left -= IDLE_POLL_MS) {
      await pollAll(IDLE_POLL_MS);
      polls += IDLE_PRINTERS;
    }
  });
  agent.destroy();
  await db.query("delete from printers where name = 'Idle'");
  const coreMs =
    without.serverMs === null || withPolls.serverMs === null
      ? null
      : Math.max(0, withPolls.serverMs - without.serverMs);
  return {
    coreShare: coreMs === null ? null : coreMs / (seconds * 1_000),
    queriesPerPoll: Math.max(0, withPolls.commits - without.commits) / polls,
    polls,
  };
}

/** The device of a printer: the end of its secret, in place of a MAC. */
function deviceOf(address: string): string {
  return address.slice(-12);
}

async function commitsOf(db: pg.Pool): Promise<number> {
  // The statistics of a backend are written after a second at the latest.
  await pause(1_500);
  const { rows } = await db.query(
    "select xact_commit::int8 as commits from pg_stat_database where datname = current_database()",
  );
  return Number(rows[0].commits);
}

function poll(agent: Agent, address: string, mac: string): Promise<string> {
  const body = JSON.stringify({
    status: "23 6 0 0 0 0 0 0 0",
    printerMAC: mac,
    statusCode: "200%20OK",
    clientAction: null,
  });
  return ask(agent, "POST", address, body).then(({ status, text }) => {
    if (status !== 200) throw new Error(`The benchmark's printer is refused (${status}).`);
    return text;
  });
}

function ask(agent: Agent, method: string, url: string, body?: string): Promise<{ status: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const headers =
    body === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const call = request(url, { method, agent, headers }, (answer) => {
    let text = "";
    answer.setEncoding("latin1").on("data", (piece: string) => {
      text += piece;
    });
    answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
    answer.on("error", reject);
  });
  call.on("error", reject);
  call.end(body);
  return promise;
}

function findingsOf(rush: Rush, idle: Idle, seconds: number): Findings {
  const at = (share: number) => rush.sorted[Math.min(rush.sorted.length - 1, Math.floor(rush.sorted.length * share))];
  const [medianMs = Number.NaN, p99Ms = Number.NaN] = [at(0.5), at(0.99)];
  const share = idle.coreShare === null ? null : idle.coreShare * 100;
  const aims: Aim[] = [
    {
      aim: `p99 from an order's answer to the bytes at its printer: under ${AIMS.p99Ms} ms`,
      found: `${formatNumber(p99Ms)} ms`,
      met: p99Ms < AIMS.p99Ms,
    },
    {
      aim: "each order handed out once",
      found: `${rush.missing} missing, ${rush.twice} twice`,
      met: rush.missing === 0 && rush.twice === 0,
    },
    {
      aim: `${IDLE_PRINTERS} printers that poll every ${IDLE_POLL_MS / 1_000} s: under ${AIMS.coreShare * 100} % of a core`,
      found: share === null ? "not known on this system" : `${formatNumber(share)} %`,
      met: idle.coreShare === null ? null : idle.coreShare < AIMS.coreShare,
    },
    {
      aim: "no query for a poll while nothing waits",
      found: `${formatNumber(idle.queriesPerPoll)} a poll`,
      met: idle.queriesPerPoll < 0.05,
    },
  ];
  return {
    title: `Printers, ${PER_SECOND} orders a second at ${KITCHENS} kitchens`,
    rows: [],
    figures: [
      ["orders placed", `${rush.placed} in ${seconds} s`],
      ["from an order's answer to the bytes at its printer, median", `${formatNumber(medianMs)} ms`],
      ["idle polls", String(idle.polls)],
    ],
    aims,
  };
}
