import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type ClientRequest, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Bench } from "./bench.ts";
import { importVenue } from "./comptoir/import-venue.ts";
import type { RunningComptoir } from "./comptoir/start-comptoir.ts";
import { VENUE_IDS } from "./comptoir/venue-ids.ts";
import { type Findings, formatNumber } from "./findings.ts";
import { MEAL } from "./meal.ts";
import { cookiesOfGuest } from "./set-costs.ts";
import { quantile } from "./spread.ts";
import { difference } from "./take-turns.ts";

const BRAISE = new URL("../demo/venues/braise.json", import.meta.url);
const VENUE = { id: VENUE_IDS.tables, slug: "braise-of-tables" };
const TABLE = "12";
const PHONES = 20;
const CHANGES = { quick: 20, full: 100 } as const;
const CLAIMS = { quick: 50, full: 200 } as const;
const ARRIVES_WITHIN_MS = 10_000;
const AIMS = { p95Ms: 200, claimCpuMs: 3 } as const;

type Answer = { readonly you: string; readonly table: { readonly version: number; readonly word: string } };

/**
 * Measures a table of twenty phones: the time from a person's change to each phone, and the CPU time of a claim on a share of the
 * bill. table#live, table#claim.
 */
export async function measureTables({ comptoir, rounds }: Bench): Promise<Findings> {
  const length = rounds > 2 ? "full" : "quick";
  const braise = JSON.parse(await readFile(BRAISE, "utf8"));
  const { discounts: _codes, gift_cards: _cards, ...venue } = braise;
  await importVenue(comptoir, { ...venue, restaurant: { ...venue.restaurant, ...VENUE } });
  const phones = Array.from({ length: PHONES }, () => aPhone(comptoir));
  const [host, ...others] = phones as [Phone, ...Phone[]];
  const { you, table } = await host.ask<Answer>("/table/join", { tableNum: TABLE, name: "Guest 0" });
  for (const [index, phone] of others.entries()) {
    await phone.ask("/table/join", { tableNum: TABLE, name: `Guest ${index + 1}`, word: table.word });
  }
  const reached = await measureChanges(comptoir, phones, CHANGES[length]);
  const claim = await measureClaims(comptoir, { phones, you, count: CLAIMS[length] });
  const p95Ms = quantile(reached, 0.95);
  return {
    title: `A table of ${PHONES} phones`,
    rows: [],
    figures: [["from a change to a phone, median", `${formatNumber(quantile(reached, 0.5))} ms`]],
    aims: [
      {
        aim: `a change on ${PHONES} phones: p95 under ${AIMS.p95Ms} ms`,
        found: `${formatNumber(p95Ms)} ms`,
        met: p95Ms < AIMS.p95Ms,
      },
      {
        aim: `a claim: under ${AIMS.claimCpuMs} ms of CPU`,
        found: claim === null ? "not known on this system" : `${formatNumber(claim)} ms`,
        met: claim === null ? null : claim < AIMS.claimCpuMs,
      },
    ],
  };
}

function aPhone({ address }: RunningComptoir) {
  const cookie = cookiesOfGuest();
  const headers = { "content-type": "application/json", "x-restaurant-id": String(VENUE.id), cookie };
  return {
    cookie,
    ask: async <Body>(path: string, body: object, more: Record<string, string> = {}): Promise<Body> => {
      const answer = await fetch(`${address}/api${path}`, {
        method: "POST",
        headers: { ...headers, ...more },
        body: JSON.stringify(body),
      });
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Body;
    },
  };
}
type Phone = ReturnType<typeof aPhone>;

/** Lets one person after the other change what they are doing; returns the ms from each request to each phone. */
async function measureChanges(
  comptoir: RunningComptoir,
  phones: readonly Phone[],
  changes: number,
): Promise<Float64Array> {
  // One after the other: a network that asks for many at once has to wait.
  const streams: Awaited<ReturnType<typeof follow>>[] = [];
  for (const phone of phones) streams.push(await follow(comptoir, phone));
  const took: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    const phone = phones[change % phones.length] as Phone;
    const state = Math.floor(change / phones.length) % 2 === 0 ? "done" : "choosing";
    const began = performance.now();
    const { table } = await phone.ask<Answer>("/table/me", { state });
    const arrived = await Promise.all(streams.map((stream) => stream.reaches(table.version)));
    took.push(...arrived.map((at) => at - began));
    await pause(150);
  }
  for (const { close } of streams) close();
  return Float64Array.from(took).sort();
}

/** Follows the table's stream; `reaches` resolves with the time at which the phone has a version. */
async function follow({ address }: RunningComptoir, { cookie }: Phone) {
  const arrivals: { readonly version: number; readonly at: number }[] = [];
  let wake: () => void = () => undefined;
  const stream: ClientRequest = request(
    `${address}/api/table/events?restaurant=${VENUE.id}`,
    { headers: { cookie }, agent: false },
    (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => {
        const at = performance.now();
        text += chunk;
        const messages = text.split("\n\n");
        text = messages.pop() ?? "";
        for (const message of messages) {
          const data = /^data: (.*)$/m.exec(message)?.[1];
          const version = data === undefined ? undefined : (JSON.parse(data) as Answer).table?.version;
          if (version !== undefined) arrivals.push({ version, at });
        }
        wake();
      });
    },
  );
  stream.on("error", () => undefined);
  stream.end();
  const reaches = async (version: number): Promise<number> => {
    const until = performance.now() + ARRIVES_WITHIN_MS;
    for (;;) {
      const found = arrivals.find((one) => one.version >= version);
      if (found) return found.at;
      if (performance.now() > until) throw new Error("A change has not reached a phone of the benchmark's table.");
      await Promise.race([pause(100), new Promise<void>((resolve) => (wake = resolve))]);
    }
  };
  await reaches(0);
  return { reaches, close: () => void stream.destroy() };
}

type Claiming = { readonly phones: readonly Phone[]; readonly you: string; readonly count: number };

/** Measures the CPU time of server and PostgreSQL for a claim, in ms; null if it is not known. */
async function measureClaims(comptoir: RunningComptoir, { phones, you, count }: Claiming): Promise<number | null> {
  const [host] = phones as [Phone];
  await host.ask("/orders/set-costs", { type: "dine-in", tableNum: TABLE, items: MEAL });
  await host.ask("/table/send", { people: [you] }, { "idempotency-key": randomUUID() });
  // In turns: one person claims 20 times in ten minutes at most.
  const claim = (turn: number) =>
    (phones[turn % phones.length] as Phone).ask("/table/claim", { share: { of: "amount", amount: "0.01" } });
  for (let warm = 0; warm < 20; warm += 1) await claim(warm);
  const before = await comptoir.cpuUsed();
  for (let made = 0; made < count; made += 1) await claim(made);
  const used = difference(await comptoir.cpuUsed(), before);
  return used === null ? null : (used.server + used.postgres) / count;
}
