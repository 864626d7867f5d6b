import { Worker } from "node:worker_threads";
import type { PrintDocument } from "@comptoir/printing";
import type { PaperForm } from "./draw-as.ts";

/** Number of letters up to which a paper is drawn at once; a ticket of forty dishes has about a thousand. */
const SHORT_LETTERS = 1_500;
/** Time in ms within which a long paper is drawn, those before it included; with the printing, shorter than a lease. */
const DRAWN_WITHIN_MS = 20_000;
/** Time in ms after which an idle thread ends. */
const IDLE_MS = 30_000;
/** Memory in MB beyond which the thread ends, and not the server. */
const MEMORY_MB = 512;

let worker: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a document as a printer takes it. A long one, as a guest may write it, is drawn in a thread of its own, one after
 * another, so that no call waits for it. Rejects if that takes too long. printing#drawing-time.
 */
export async function drawPaper(
  document: PrintDocument,
  form: PaperForm,
  withinMs = DRAWN_WITHIN_MS,
): Promise<Uint8Array> {
  if (lettersOf(document) <= SHORT_LETTERS) {
    // Lazy-loaded with its fonts, which a server without printers does not need.
    const { drawAs } = await import("./draw-as.ts");
    return drawAs(document, form);
  }
  const until = performance.now() + withinMs;
  const drawn = last.then(() => drawInThread(document, form, until - performance.now()));
  last = drawn.catch(() => undefined);
  return drawn;
}

function lettersOf({ rows }: PrintDocument): number {
  let letters = 0;
  for (const row of rows) if (row.kind === "text" || row.kind === "pair") letters += row.text.length;
  return letters;
}

async function drawInThread(document: PrintDocument, form: PaperForm, withinMs: number): Promise<Uint8Array> {
  clearTimeout(idle);
  worker ??= new Worker(new URL("./draw-worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const thread = worker;
  thread.unref();
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const timer = setTimeout(() => reject(new Error("Drawing a paper took too long.")), Math.max(0, withinMs));
  const onExit = () => reject(new Error("The thread that draws papers has ended."));
  thread.once("message", resolve).once("error", reject).once("exit", onExit);
  thread.postMessage({ document, form });
  try {
    return await promise;
  } catch (error) {
    worker = null;
    void thread.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
    thread.off("message", resolve).off("error", reject).off("exit", onExit);
    idle = setTimeout(endIdle, IDLE_MS).unref();
  }
}

function endIdle(): void {
  void worker?.terminate();
  worker = null;
}
