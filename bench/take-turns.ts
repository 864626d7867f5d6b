import type { CpuUsed } from "./comptoir/start-comptoir.ts";
import type { Answers } from "./load/load.ts";
import { type Spread, spreadOf } from "./spread.ts";

/**
 * A measurement: `stretch` runs it for a short time; `cpuUsed` returns the CPU time so far of the involved
 * processes.
 */
export type Turn = {
  readonly stretch: () => Promise<Answers>;
  readonly cpuUsed: () => Promise<CpuUsed | null>;
};

export type Stretch = { readonly answers: Answers; readonly cpu: CpuUsed | null };

export type Measured = {
  readonly spread: Spread;
  readonly rates: readonly number[];
  /** CPU time per call in milliseconds; null if unknown. */
  readonly cpuPerCall: CpuUsed | null;
};

/**
 * Measures several things in turn, a short stretch each per round, so that other load affects all alike. The
 * first round is warm-up.
 */
export async function takeTurns(turns: readonly Turn[], rounds: number): Promise<Measured[]> {
  for (const turn of turns) await turn.stretch();
  const stretches: Stretch[][] = turns.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [number, turn] of turns.entries()) {
      const before = await turn.cpuUsed();
      const answers = await turn.stretch();
      stretches[number]?.push({ answers, cpu: difference(await turn.cpuUsed(), before) });
    }
  }
  return stretches.map(measuredOf);
}

export function measuredOf(stretches: readonly Stretch[]): Measured {
  const spread = spreadOf(stretches.map(({ answers }) => answers));
  const used = stretches.map(({ cpu }) => cpu);
  return {
    spread,
    rates: stretches.map(({ answers }) => answers.milliseconds.length / answers.seconds),
    cpuPerCall: perCall(used, spread.count),
  };
}

export function perCall(used: readonly (CpuUsed | null)[], calls: number): CpuUsed | null {
  let [server, postgres] = [0, 0];
  for (const stretch of used) {
    if (stretch === null) return null;
    server += stretch.server;
    postgres += stretch.postgres;
  }
  return { server: server / calls, postgres: postgres / calls };
}

/** Returns the CPU time between two readings. */
export function difference(after: CpuUsed | null, before: CpuUsed | null): CpuUsed | null {
  if (after === null || before === null) return null;
  return { server: after.server - before.server, postgres: after.postgres - before.postgres };
}
