import type { Bench } from "./bench.ts";
import { startHelper } from "./child-process.ts";
import { cpuOfProcess } from "./cpu-time.ts";
import { type Aim, type Findings, formatNumber, type Row } from "./findings.ts";
import { readRawAnswer } from "./limits/raw-answer.ts";
import type { Answers, Load } from "./load/load.ts";
import { medianOf } from "./spread.ts";
import { takeTurns } from "./take-turns.ts";

const PATH = "/menu/braise/data.json";
const CONNECTIONS = 10;
const RATE_AIM = 0.8;

/** Reading a menu's data, beside an answer of the same bytes and headers by the bare HTTP server. */
export async function measureMenuRead(bench: Bench): Promise<Findings> {
  const { headers } = await readRawAnswer(bench.comptoir.address + PATH, { "accept-encoding": "br" });
  const kinds: [string, Record<string, string>][] = [
    ["as brotli", { "accept-encoding": "br" }],
    ["not compressed", { "accept-encoding": "identity" }],
    ["not changed (304)", { "accept-encoding": "br", "if-none-match": headers.etag ?? "" }],
  ];
  const rows: Row[] = [];
  const aims: Aim[] = [];
  for (const [name, asked] of kinds) {
    const { limit, ours, ratio } = await measureKind(bench, name, asked);
    rows.push(limit, ours);
    aims.push({
      aim: `menu ${name}: at least ${RATE_AIM} of the bare answer's rate`,
      found: formatNumber(ratio),
      met: ratio >= RATE_AIM,
    });
  }
  return { title: `Menu read, ${CONNECTIONS} connections`, rows, aims };
}

async function measureKind(
  { comptoir, generator, rounds, stretchSeconds }: Bench,
  name: string,
  asked: Load["headers"],
) {
  const answer = await readRawAnswer(comptoir.address + PATH, asked);
  const bare = startHelper("limits/bare-answer.ts");
  try {
    const bareAddress = await bare.ask<string>(answer);
    const stretch = (address: string) => () =>
      generator.ask<Answers>({
        url: address + PATH,
        method: "GET",
        headers: asked,
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
    if (!limit || !ours) throw new Error("A turn was left out.");
    const size = answer.body === null ? "" : `, ${Math.round(answer.body.length / 1000)} kB`;
    return {
      limit: { what: `bare answer, ${name}${size}`, ...limit },
      ours: { what: `menu, ${name}${size}`, ...ours },
      // Neighbours in time are compared, so that a busy moment of the machine counts for both.
      ratio: medianOf(ours.rates.map((rate, round) => rate / (limit.rates[round] ?? Number.NaN))),
    };
  } finally {
    bare.end();
  }
}
