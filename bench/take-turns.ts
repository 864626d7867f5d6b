import type { CpuUsed } from "./comptoir/start-comptoir.ts";
import type { Answers } from "./load/load.ts";
import { type Spread, spreadOf } from "./spread.ts";

/** Something to measure: one short stretch of it, and the CPU time that those who do the work have used so far. */
export type Turn = {
  readonly stretch: () => Promise<Answers>;
  readonly cpuUsed: () => Promise<CpuUsed | null>;
};

/** What one stretch came to; its CPU time is null where the system does not tell, or where it was not taken. */
export type Stretch = { readonly answers: Answers; readonly cpu: CpuUsed | null };

/** What all stretches of one thing came to. */
export type Measured = {
  readonly spread: Spread;
  /** How many a second in each stretch, in their sequence. */
  readonly rates: readonly number[];
  /** CPU time of one call, in milliseconds; null where the system does not tell. */
  readonly cpuPerCall: CpuUsed | null;
};

/**
 * Measures several things in turns, a short stretch of each and then again, so that whatever else the machine does meanwhile meets all of
 * them alike. A first round warms them up and is not counted.
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

/** Puts several stretches of the same thing together. */
export function measuredOf(stretches: readonly Stretch[]): Measured {
  const spread = spreadOf(stretches.map(({ answers }) => answers));
  const used = stretches.map(({ cpu }) => cpu);
  return {
    spread,
    rates: stretches.map(({ answers }) => answers.milliseconds.length / answers.seconds),
    cpuPerCall: perCall(used, spread.count),
  };
}

/** CPU time for each call, from what was used in several stretches. */
export function perCall(used: readonly (CpuUsed | null)[], calls: number): CpuUsed | null {
  let [server, postgres] = [0, 0];
  for (const stretch of used) {
    if (stretch === null) return null;
    server += stretch.server;
    postgres += stretch.postgres;
  }
  return { server: server / calls, postgres: postgres / calls };
}

/** What was used between two readings. */
export function difference(after: CpuUsed | null, before: CpuUsed | null): CpuUsed | null {
  if (after === null || before === null) return null;
  return { server: after.server - before.server, postgres: after.postgres - before.postgres };
}
