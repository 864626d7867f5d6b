import { setTimeout as pause } from "node:timers/promises";
import type { Bench } from "./bench.ts";
import { type Aim, type Findings, formatNumber } from "./findings.ts";

const IDLE_AIM_MIB = 200;
const JOURNEY_AIM_MIB = 350;
/** The idle time after the start, before measuring, in ms. */
const REST_MS = 10_000;
const LOOK_EVERY_MS = 200;

/** Measures the memory of an idle server after its first start, so it must run first. */
export async function measureIdleMemory({ comptoir }: Bench): Promise<Findings> {
  await pause(REST_MS);
  return { title: "Memory", rows: [], aims: [aimOf("idle after start", IDLE_AIM_MIB, await comptoir.memory())] };
}

/** Samples the server's memory; `most` ends the sampling and returns the maximum. */
export function watchMemory({ comptoir }: Pick<Bench, "comptoir">): { readonly most: () => Promise<Aim> } {
  let most: number | null = null;
  let isOver = false;
  const watching = (async () => {
    for (; !isOver; await pause(LOOK_EVERY_MS, undefined, { ref: false })) {
      const now = await comptoir.memory();
      if (now !== null) most = Math.max(most ?? 0, now);
    }
  })();
  return {
    most: async () => {
      isOver = true;
      await watching;
      return aimOf("while guests make journeys", JOURNEY_AIM_MIB, most);
    },
  };
}

function aimOf(when: string, aimMib: number, found: number | null): Aim {
  return {
    aim: `memory of the server ${when}: under ${aimMib} MiB`,
    found: found === null ? "not known on this system" : `${formatNumber(found)} MiB`,
    met: found === null ? null : found < aimMib,
  };
}
