import type { Bench } from "./bench.ts";
import { startHelper } from "./child-process.ts";
import { cpuOfProcess } from "./cpu-time.ts";
import { type Aim, type Findings, formatNumber, type Row } from "./findings.ts";
import { readRawAnswer } from "./limits/raw-answer.ts";
import type { Answers, Load } from "./load/load.ts";
import { medianOf } from "./spread.ts";
import { takeTurns } from "./take-turns.ts";

const DATA_PATH = "/menu/braise/data.json";
const PAGE_PATH = "/braise?tableNum=12";
const CONNECTIONS = 10;
const RATE_AIM = 0.8;
const PAGES_AIM = 3_000;
const PAGE_CPU_AIM_MS = 0.5;

/** Measures reading a menu's data and page, against the bare HTTP server with the same answer. */
export async function measureMenuRead(bench: Bench): Promise<Findings> {
  const tagOf = async (path: string) =>
    (await readRawAnswer(bench.comptoir.address + path, { "accept-encoding": "br" })).headers.etag ?? "";
  const rows: Row[] = [];
  const aims: Aim[] = [];
  const measure = async (what: string, path: string, asked: Load["headers"]) => {
    const kind = await measureKind(bench, what, { path, headers: asked });
    rows.push(kind.limit, kind.ours);
    return kind;
  };
  const data: [string, () => Promise<Load["headers"]>][] = [
    ["menu as brotli", async () => ({ "accept-encoding": "br" })],
    ["menu not compressed", async () => ({ "accept-encoding": "identity" })],
    ["menu not changed (304)", async () => ({ "accept-encoding": "br", "if-none-match": await tagOf(DATA_PATH) })],
  ];
  for (const [what, asked] of data) {
    const { ratio } = await measure(what, DATA_PATH, await asked());
    aims.push(rateAim(what, ratio));
  }
  const page = await measure("menu page", PAGE_PATH, { "accept-encoding": "br" });
  const { perSecond } = page.ours.spread;
  const cpuMs = page.ours.cpuPerCall?.server ?? null;
  aims.push({
    aim: `menu page: at least ${PAGES_AIM} a second`,
    found: formatNumber(perSecond),
    met: perSecond >= PAGES_AIM,
  });
  aims.push({
    aim: `menu page: under ${PAGE_CPU_AIM_MS} ms of CPU`,
    found: cpuMs === null ? "not told by this system" : `${formatNumber(cpuMs)} ms`,
    met: cpuMs === null ? null : cpuMs < PAGE_CPU_AIM_MS,
  });
  const known = { "accept-encoding": "br", "if-none-match": await tagOf(PAGE_PATH) };
  await measure("menu page, 304", PAGE_PATH, known);
  return { title: `Menu read, ${CONNECTIONS} connections`, rows, aims };
}

function rateAim(what: string, ratio: number): Aim {
  return {
    aim: `${what}: at least ${RATE_AIM} of the bare answer's rate`,
    found: formatNumber(ratio),
    met: ratio >= RATE_AIM,
  };
}

async function measureKind(
  { comptoir, generator, rounds, stretchSeconds }: Bench,
  what: string,
  { path, headers }: { readonly path: string; readonly headers: Load["headers"] },
) {
  const answer = await readRawAnswer(comptoir.address + path, headers);
  const bare = startHelper("limits/bare-answer.ts");
  try {
    const bareAddress = await bare.ask<string>(answer);
    const stretch = (address: string) => () =>
      generator.ask<Answers>({
        url: address + path,
        method: "GET",
        headers,
        connections: CONNECTIONS,
        until: { seconds: stretchSeconds },
      } satisfies Load);
    const bareCpu = async () => {
      const server = await cpuOfProcess(bare.pid);
      return server === null ? null : { server, postgres: 0 };
    };
    const [limit, ours] = await takeTurns(
      [
        { stretch: stretch(bareAddress), cpuUsed: bareCpu },
        { stretch: stretch(comptoir.address), cpuUsed: comptoir.cpuUsed },
      ],
      rounds,
    );
    if (!limit || !ours) throw new Error("A measurement is missing.");
    const size = answer.body === null ? "" : `, ${Math.round(answer.body.length / 1000)} kB`;
    return {
      limit: { what: `bare answer: ${what}${size}`, ...limit },
      ours: { what: `${what}${size}`, ...ours },
      // Rates of the same round are compared, so that other load affects both.
      ratio: medianOf(ours.rates.map((rate, round) => rate / (limit.rates[round] ?? Number.NaN))),
    };
  } finally {
    bare.end();
  }
}
