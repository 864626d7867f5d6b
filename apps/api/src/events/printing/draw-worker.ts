import { parentPort } from "node:worker_threads";
import type { PrintDocument } from "@comptoir/printing";
import { drawAs, type PaperForm } from "./draw-as.ts";

/** Draws long papers in a thread of its own. printing#drawing-time. */
parentPort?.on("message", ({ document, form }: { readonly document: PrintDocument; readonly form: PaperForm }) => {
  parentPort?.postMessage(drawAs(document, form));
});
