import type { Helper } from "./child-process.ts";
import type { House } from "./house/start-house.ts";

/** What every part of the benchmark works with. */
export type Bench = {
  readonly house: House;
  /** The process that makes load. */
  readonly generator: Helper;
  readonly rounds: number;
  readonly stretchSeconds: number;
};
