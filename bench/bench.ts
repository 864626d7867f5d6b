import type { Helper } from "./child-process.ts";
import type { RunningComptoir } from "./comptoir/start-comptoir.ts";

export type Bench = {
  readonly comptoir: RunningComptoir;
  readonly generator: Helper;
  readonly rounds: number;
  readonly stretchSeconds: number;
};
