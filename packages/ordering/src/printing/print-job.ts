/** What a job prints. printing#jobs. */
export const PRINT_JOB_KINDS = ["ticket", "label", "receipt", "test"] as const;
export type PrintJobKind = (typeof PRINT_JOB_KINDS)[number];

/** Why a job was made: something happened to its order, a person asked, or another printer failed. printing#jobs. */
export const PRINT_JOB_ORIGINS = ["event", "person", "fallback"] as const;
export type PrintJobOrigin = (typeof PRINT_JOB_ORIGINS)[number];

/**
 * `taken`: its bytes were handed out, and the printer has not said yet whether they were printed. `expired`: its time
 * has passed before it was printed. `cancelled`: it is not needed any more. printing#job-states.
 */
export const PRINT_JOB_STATES = ["queued", "taken", "printed", "failed", "expired", "cancelled"] as const;
export type PrintJobState = (typeof PRINT_JOB_STATES)[number];

/**
 * Why an attempt failed, or why a job ended without paper. `no-answer`: the printer took it and did not say that it was
 * printed. `not-fetched`: the printer did not ask for it. `not-reached`: it did not accept a connection. `not-allowed`:
 * its address is not in the printers' network. `turned-off`: it was turned off or removed. printing#faults.
 */
export const PRINT_FAULTS = [
  "paper-out",
  "cover-open",
  "no-answer",
  "not-fetched",
  "not-reached",
  "not-allowed",
  "turned-off",
  "rejected",
] as const;
export type PrintFault = (typeof PRINT_FAULTS)[number];

/** For how long a printer that took a job may be silent about it, in seconds. printing#lease. */
export const PRINT_JOB_LEASE_SECONDS = 75;
/** How often a job is tried at one printer. printing#tries. */
export const PRINT_JOB_TRIES_MAX = 3;
/** After how many seconds in the queue a job goes to the fallback printer, or the board says that it waits. printing#late. */
export const PRINT_JOB_LATE_SECONDS = 120;
/** After how many minutes a job is not printed any more. printing#expiry. */
export const PRINT_JOB_EXPIRES_MINUTES = 30;
/** How often a paper of an order is printed by hand at one printer within an hour. printing#by-hand. */
export const PRINTS_BY_HAND_MAX = 20;
/** For how many days jobs are kept. printing#job-log. */
export const PRINT_JOBS_KEPT_DAYS = 7;
/** After how many seconds without a poll a printer is offline. printing#status. */
export const PRINTER_SILENT_SECONDS = 120;
