import type { PrinterModelId } from "@comptoir/ordering";
import { PRINTER_MODELS, type PrintDocument } from "@comptoir/printing";
import { drawCommands, drawPng } from "@comptoir/printing/draw";

/** What a printer takes: its model's own commands, or a PNG. */
export type PaperForm = { readonly model: PrinterModelId; readonly isPng: boolean };

/** Draws a document as a printer takes it. The time grows with its text; a picture of a thousand letters takes 0.1 s. */
export function drawAs(document: PrintDocument, { model, isPng }: PaperForm): Uint8Array {
  return isPng ? drawPng(document) : drawCommands(document, PRINTER_MODELS[model]);
}
