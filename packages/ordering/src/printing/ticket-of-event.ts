import type { PrintJobOrigin, PrintJobState } from "./print-job.ts";

/** What a ticket tells the kitchen. printing#ticket, printing#change, printing#cancellation. */
export type TicketName = "order" | "change" | "cancellation";

/** What happened to an order, as far as its papers are concerned. `version`: the order's version then. */
export type PrintedEvent = {
  readonly what: "begun" | "fired" | "changed" | "cancelled";
  readonly version: number;
};

/** A job of the same order and kind at one printer. */
export type EarlierJob = {
  readonly id: string;
  readonly origin: PrintJobOrigin;
  readonly state: PrintJobState;
  /** The order's version when its bytes were handed out first; null if they never were. */
  readonly drawnVersion: number | null;
  /** Whether the fallback printer has it now, and still waits, or has handed it out. */
  readonly isElsewhere: boolean;
};

type Facts = {
  /** Whether the kitchen has to make the order now: accepted, its time has come, not over. */
  readonly isForKitchen: boolean;
  /** Whether the printer prints this of its own accord, and has lines of the order. */
  readonly isOwn: boolean;
  /** Whether a ticket of the change has anything for the printer's stations. */
  readonly isConcerned: boolean;
};

type Decision = {
  readonly make: TicketName | null;
  /** Waiting jobs that are not needed any more. */
  readonly cancel: readonly string[];
  /** Jobs that could not be printed, and of which the board need not tell any more. */
  readonly replace: readonly string[];
};

const NOTHING: Decision = { make: null, cancel: [], replace: [] };

/**
 * Decides what a printer prints after an event of an order. A ticket that waits and was never handed out is drawn as the
 * order is then, so it covers what happens until then. A waiting copy gives way to the ticket of a newer event. An order
 * that is cancelled before its ticket was handed out prints nothing. printing#what-prints, printing#gives-way.
 */
export function ticketOfEvent(event: PrintedEvent, jobs: readonly EarlierJob[], facts: Facts): Decision {
  const drawn = jobs.filter(({ drawnVersion }) => drawnVersion !== null);
  const lastDrawn = Math.max(...drawn.map(({ drawnVersion }) => drawnVersion ?? 0), 0);
  const replace = jobs.filter(({ state }) => state === "failed" || state === "expired").map(({ id }) => id);
  if (event.what === "cancelled") {
    const cancel = jobs.filter(isUnfinished).map(({ id }) => id);
    return { make: drawn.length > 0 && lastDrawn < event.version ? "cancellation" : null, cancel, replace };
  }
  if (lastDrawn >= event.version || jobs.some((job) => isQueued(job) && job.drawnVersion === null)) return NOTHING;
  if (event.what === "changed" && drawn.length > 0) {
    if (!facts.isConcerned) return NOTHING;
    const cancel = drawn.filter(isUnfinished).map(({ id }) => id);
    return { make: "change", cancel, replace };
  }
  const isPrinted = drawn.some(({ origin }) => origin !== "person");
  const isDone = (isPrinted && event.what !== "fired") || jobs.some(({ isElsewhere }) => isElsewhere);
  return facts.isForKitchen && facts.isOwn && !isDone ? { make: "order", cancel: [], replace } : NOTHING;
}

function isQueued({ state }: EarlierJob): boolean {
  return state === "queued";
}

function isUnfinished(job: EarlierJob): boolean {
  return isQueued(job) || job.state === "taken";
}
