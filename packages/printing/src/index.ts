// What receipt printers print: documents of rows. Their drawing is an entry of its own: draw/index.ts.

export { composeLabel } from "./compose/compose-label.ts";
export { composeReceipt } from "./compose/compose-receipt.ts";
export { composeRunSheet } from "./compose/compose-run-sheet.ts";
export { composeTestPage } from "./compose/compose-test-page.ts";
export { composeTicket } from "./compose/compose-ticket.ts";
export { labelsOfOrder } from "./compose/labels-of-order.ts";
export { joinDocuments, markDocument } from "./compose/mark-document.ts";
export type { TicketAbout, TicketKind } from "./compose/ticket-order.ts";
export { PAPER_WIDTHS, type Paper, type PaperWidth, type PrintDocument, type PrintRow } from "./print-document.ts";
export { PRINTER_MODELS, type PrinterLanguage, type PrinterModel, widthOfModel } from "./printer-models.ts";
