// What receipt printers print: documents of rows, and their drawing as commands, pictures and pages.

export { composeLabel } from "./compose/compose-label.ts";
export { composeReceipt } from "./compose/compose-receipt.ts";
export { composeRunSheet } from "./compose/compose-run-sheet.ts";
export { composeTestPage } from "./compose/compose-test-page.ts";
export { composeTicket } from "./compose/compose-ticket.ts";
export { labelsOfOrder } from "./compose/labels-of-order.ts";
export { joinDocuments, markDocument } from "./compose/mark-document.ts";
export type { TicketAbout, TicketKind } from "./compose/ticket-order.ts";
export { drawCommands } from "./draw/draw-commands.ts";
export { drawHtml } from "./draw/draw-html.ts";
export { drawPng } from "./draw/draw-png.ts";
export { drawSvg } from "./draw/draw-svg.ts";
export { PAPER_WIDTHS, type Paper, type PaperWidth, type PrintDocument, type PrintRow } from "./print-document.ts";
export { PRINTER_MODELS, type PrinterLanguage, type PrinterModel, widthOfModel } from "./printer-models.ts";
