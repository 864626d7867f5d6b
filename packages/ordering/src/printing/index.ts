// Printing: the printers of a restaurant, and the jobs that wait for them.

export {
  PRINT_FAULTS,
  PRINT_JOB_EXPIRES_MINUTES,
  PRINT_JOB_KINDS,
  PRINT_JOB_LATE_SECONDS,
  PRINT_JOB_LEASE_SECONDS,
  PRINT_JOB_ORIGINS,
  PRINT_JOB_STATES,
  PRINT_JOB_TRIES_MAX,
  PRINT_JOBS_KEPT_DAYS,
  PRINTER_SILENT_SECONDS,
  PRINTS_BY_HAND_MAX,
  type PrintFault,
  type PrintJobKind,
  type PrintJobOrigin,
  type PrintJobState,
} from "./print-job.ts";
export {
  PAPERS_PRINTED,
  type PaperPrinted,
  PRINTER_MODEL_IDS,
  PRINTER_STATUSES,
  PRINTER_WAYS,
  PRINTERS_MAX,
  type PrinterModelId,
  type PrinterStatus,
  type PrinterWay,
  pollsUs,
  waysOfModel,
} from "./printer.ts";
export {
  type EarlierJob,
  type PrintedEvent,
  type TicketName,
  ticketOfEvent,
} from "./ticket-of-event.ts";
