import type { Helper } from "./child-process.ts";
import type { RunningComptoir } from "./comptoir/start-comptoir.ts";

/** What every part of the benchmark works with. */
export type Bench = {
  readonly comptoir: RunningComptoir;
  /** The process that makes load. */
  readonly generator: Helper;
  readonly rounds: number;
  readonly stretchSeconds: number;
};
