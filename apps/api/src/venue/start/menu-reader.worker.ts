/** The worker thread in which a menu's file is read. It says when it is loaded, posts one answer and ends. */
import { parentPort, workerData } from "node:worker_threads";
import { type ReadInThreadOptions, readMenu } from "./read-menu.ts";

const { file, options } = workerData as { readonly file: Uint8Array; readonly options: ReadInThreadOptions };
parentPort?.postMessage("loaded");
parentPort?.postMessage(await readMenu(file, options));
