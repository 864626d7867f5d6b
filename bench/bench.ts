import type { Helper } from "./child-process.ts";
import type { RunningComptoir } from "./comptoir/start-comptoir.ts";

/** The context that every part of the benchmark receives. */
export type Bench = {
  readonly comptoir: RunningComptoir;
  /** The process that generates load. */
  readonly generator: Helper;
  readonly rounds: number;
  readonly stretchSeconds: number;
};
