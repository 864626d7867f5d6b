import { setTimeout as pause } from "node:timers/promises";
import { type ApiProcess, startApiProcess } from "./start-api-process.ts";

/** Moments of a payment at which a server may kill itself. */
const FAULTS = [
  "capture:after:2",
  "capture:before:3",
  "void:after:1",
  "refund:after:1",
  "void:before:2",
  "capture:after:1",
];

/** Servers that work on one database and are killed again and again; each is replaced at once. */
export type KilledServers = {
  /** Where the servers that run at the moment answer. */
  readonly origins: () => readonly string[];
  /** Stops the killing, and leaves one server that works on. */
  readonly calm: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Starts two servers. A server kills itself in the middle of a payment, or is killed after `everyMs`. */
export async function openKilledServers(url: string, everyMs: number): Promise<KilledServers> {
  const processes = new Set<ApiProcess>();
  let isKilling = true;
  let started = 0;
  const start = async (isFaulty: boolean) => {
    const at = FAULTS[started++ % FAULTS.length] as string;
    const one = await startApiProcess(url, isFaulty ? { at, signal: "SIGKILL" } : undefined);
    processes.add(one);
    void one.ended.then(() => processes.delete(one));
    return one;
  };
  const keepKilling = async () => {
    while (isKilling) {
      // A server may kill itself before it listens.
      const one = await start(true).catch(() => null);
      if (one === null) continue;
      await Promise.race([one.ended, pause(everyMs * (0.5 + Math.random()))]);
      one.signal("SIGKILL");
      await one.ended;
    }
  };
  const killing = [keepKilling(), keepKilling()];
  return {
    origins: () => [...processes].map(({ origin }) => origin),
    calm: async () => {
      isKilling = false;
      await Promise.all(killing);
      await start(false);
    },
    stop: async () => {
      isKilling = false;
      await Promise.all(killing);
      for (const one of processes) one.signal("SIGKILL");
      await Promise.all([...processes].map(({ ended }) => ended));
    },
  };
}
