import { Worker } from "node:worker_threads";
import type { ReadMenuAnswer, ReadMenuOptions } from "./read-menu.ts";

/** Why a file was given up. `busy`: too many other files wait. */
export type ReaderFailure = { readonly refused: "too-long" | "busy" };

export type MenuReader = {
  readonly read: (file: Uint8Array, options: ReadMenuOptions) => Promise<ReadMenuAnswer | ReaderFailure>;
};

type ReaderLimits = { readonly ms: number; readonly heapMb: number; readonly unpackedMb?: number };

/**
 * Limits of one reading: ms after the thread is loaded, MB of heap, and MB into which a PDF may unpack. A menu of 3,000
 * dishes takes a second or two.
 */
const LIMITS: Required<ReaderLimits> = { ms: 20_000, heapMb: 512, unpackedMb: 256 };
/** Time in ms in which the thread is loaded, also by a busy machine. */
const LOAD_MS = 60_000;
/** Files that may wait for the thread. */
const WAITING_MAX = 4;

/**
 * Opens a reader that reads files one after the other in a worker thread, so that a hostile file can neither block the server
 * nor take its memory. studio#start-file.
 */
export function openMenuReader(limits: ReaderLimits = LIMITS): MenuReader {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    read: (file, options) => {
      if (waiting > WAITING_MAX) return Promise.resolve({ refused: "busy" });
      waiting += 1;
      const reading = last
        .then(() => readInWorker(file, options, { ...LIMITS, ...limits }))
        .finally(() => (waiting -= 1));
      last = reading;
      return reading;
    },
  };
}

function readInWorker(
  file: Uint8Array,
  options: ReadMenuOptions,
  { ms, heapMb, unpackedMb }: Required<ReaderLimits>,
): Promise<ReadMenuAnswer | ReaderFailure> {
  return new Promise((resolve) => {
    const { NODE_COMPILE_CACHE } = process.env;
    const worker = new Worker(new URL("./menu-reader.worker.ts", import.meta.url), {
      workerData: { file, options: { ...options, unpackedMb } },
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
      // The settings of the server, such as its database's address, are not for this thread. Compiled sources halve its start.
      env: NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE },
      execArgv: [],
    });
    const settle = (answer: ReadMenuAnswer | ReaderFailure) => {
      clearTimeout(timer);
      resolve(answer);
      void worker.terminate();
    };
    let timer = setTimeout(() => settle({ refused: "busy" }), LOAD_MS);
    worker.on("message", (answer: ReadMenuAnswer | "loaded") => {
      if (answer !== "loaded") return settle(answer);
      clearTimeout(timer);
      timer = setTimeout(() => settle({ refused: "too-long" }), ms);
    });
    // Out of memory, or a fault of a converter: the same file would have it again.
    worker.once("error", () => settle({ refused: "too-long" }));
    worker.once("exit", () => settle({ refused: "too-long" }));
  });
}
