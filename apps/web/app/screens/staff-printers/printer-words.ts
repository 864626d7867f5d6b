import type { PrinterData, PrinterModelData, PrintJobData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import type {
  PaperPrinted,
  PrinterModelId,
  PrinterStatus,
  PrinterWay,
  PrintFault,
  PrintJobKind,
  PrintJobState,
} from "@comptoir/ordering";
import { eventTimeWords } from "../../suites/event-times.ts";
import type { BadgeTone } from "../../ui/badge.tsx";

/** Stands between facts on one line, and begins none. */
export const DOT = "\u00a0· ";

const WAYS: Readonly<Record<PrinterWay, { readonly label: () => string; readonly text: () => string }>> = {
  cloudprnt: { label: m.staff_printer_way_cloudprnt, text: m.staff_printer_way_cloudprnt_text },
  epson: { label: m.staff_printer_way_epson, text: m.staff_printer_way_epson_text },
  tcp: { label: m.staff_printer_way_tcp, text: m.staff_printer_way_tcp_text },
  page: { label: m.staff_printer_way_page, text: m.staff_printer_way_page_text },
};

/** Names a way of printing, and says for which printers it is. printing#ways. */
export function wayWords(way: PrinterWay): { readonly label: string; readonly text: string } {
  return { label: WAYS[way].label(), text: WAYS[way].text() };
}

const STATES: Readonly<Record<PrinterStatus, { readonly tone: BadgeTone; readonly label: () => string }>> = {
  "never-seen": { tone: "neutral", label: m.staff_printer_never_seen },
  ready: { tone: "good", label: m.staff_printer_ready },
  "paper-low": { tone: "caution", label: m.staff_printer_paper_low },
  "paper-out": { tone: "danger", label: m.staff_printer_paper_out },
  "cover-open": { tone: "danger", label: m.staff_printer_cover_open },
  offline: { tone: "danger", label: m.staff_printer_offline },
  error: { tone: "danger", label: m.staff_printer_error },
};

/** Says in a badge whether a printer prints. printing#status. */
export function printerState({ on, status }: Pick<PrinterData, "on" | "status">): { tone: BadgeTone; label: string } {
  if (!on) return { tone: "neutral", label: m.staff_printer_off() };
  return { tone: STATES[status].tone, label: STATES[status].label() };
}

const HELP: Readonly<Record<Exclude<PrinterStatus, "ready">, () => string>> = {
  "never-seen": m.staff_printer_help_never_seen,
  "paper-low": m.staff_printer_help_paper_low,
  "paper-out": m.staff_printer_help_paper_out,
  "cover-open": m.staff_printer_help_cover_open,
  offline: m.staff_printer_help_offline,
  error: m.staff_printer_help_error,
};

export type PrinterTrouble = {
  readonly tone: "caution" | "danger";
  readonly state: string;
  /** Since when; null for a printer that was never heard. */
  readonly since: string | null;
  readonly help: string;
};

/** Says what is wrong with a printer, since when, and what to do; null if it is ready or off. printing#status. */
export function printerTrouble(
  { on, way, status, statusSince }: Pick<PrinterData, "on" | "way" | "status" | "statusSince">,
  zone: string,
): PrinterTrouble | null {
  if (!on || way === "page" || status === "ready") return null;
  return {
    tone: status === "paper-low" || status === "never-seen" ? "caution" : "danger",
    state: STATES[status].label(),
    since: status === "never-seen" ? null : eventTimeWords(statusSince, zone),
    help: status === "never-seen" && way === "tcp" ? m.staff_printer_help_never_reached() : HELP[status](),
  };
}

const PRINTS: Readonly<Record<PaperPrinted, { label: () => string; text: () => string }>> = {
  tickets: { label: m.staff_printer_tickets, text: m.staff_printer_tickets_text },
  labels: { label: m.staff_printer_labels, text: m.staff_printer_labels_text },
  receipts: { label: m.staff_printer_receipts, text: m.staff_printer_receipts_text },
};

/** Names a kind of paper, and says when it prints. */
export function printsWords(kind: PaperPrinted): { readonly label: string; readonly text: string } {
  return { label: PRINTS[kind].label(), text: PRINTS[kind].text() };
}

/** Names what a printer prints of its own accord. */
export function allPrintsWords(prints: readonly PaperPrinted[]): readonly string[] {
  return prints.length === 0 ? [m.staff_printer_by_hand()] : prints.map((paper) => printsWords(paper).label);
}

const KINDS: Readonly<Record<PrintJobKind, () => string>> = {
  ticket: m.staff_printer_job_ticket,
  label: m.staff_printer_job_label,
  receipt: m.staff_printer_job_receipt,
  test: m.staff_printer_job_test,
};
const TICKETS: Readonly<Record<PrintJobData["ticket"], () => string>> = {
  order: m.staff_printer_job_ticket,
  change: m.staff_printer_job_change,
  cancellation: m.staff_printer_job_cancellation,
};

/** Names a job by what it prints and its order's number. */
export function jobWords({ kind, ticket, number }: Pick<PrintJobData, "kind" | "ticket" | "number">): string {
  const words = kind === "ticket" ? TICKETS[ticket]() : KINDS[kind]();
  return number === null ? words : m.staff_printer_job_of({ kind: words, number });
}

const FAULTS: Readonly<Record<PrintFault, () => string>> = {
  "paper-out": m.staff_printer_fault_paper_out,
  "cover-open": m.staff_printer_fault_cover_open,
  "no-answer": m.staff_printer_fault_no_answer,
  "not-fetched": m.staff_printer_fault_not_fetched,
  "not-reached": m.staff_printer_fault_not_reached,
  "not-allowed": m.staff_printer_fault_not_allowed,
  "turned-off": m.staff_printer_fault_turned_off,
  rejected: m.staff_printer_fault_rejected,
};

/** Says why the last attempt of a job failed. printing#faults. */
export function faultWords(fault: PrintFault): string {
  return FAULTS[fault]();
}

const JOB_STATES: Readonly<Record<PrintJobState, { readonly tone: BadgeTone; readonly label: () => string }>> = {
  queued: { tone: "caution", label: m.staff_printer_job_queued },
  taken: { tone: "caution", label: m.staff_printer_job_taken },
  printed: { tone: "good", label: m.staff_printer_job_printed },
  failed: { tone: "danger", label: m.staff_printer_job_failed },
  expired: { tone: "danger", label: m.staff_printer_job_expired },
  cancelled: { tone: "neutral", label: m.staff_printer_job_cancelled },
};

export function jobState({ state }: Pick<PrintJobData, "state">): { tone: BadgeTone; label: string } {
  return { tone: JOB_STATES[state].tone, label: JOB_STATES[state].label() };
}

const OTHER_MODELS: Partial<Readonly<Record<PrinterModelId, () => string>>> = {
  "other-58": m.staff_printer_model_other_58,
  "other-80": m.staff_printer_model_other_80,
  "other-star-58": m.staff_printer_model_star_58,
  "other-star-80": m.staff_printer_model_star_80,
};

/** Names a model. Models that are not in the list are told apart by their paper. printing#models. */
export function modelWords({ id, name }: Pick<PrinterModelData, "id" | "name">): string {
  return OTHER_MODELS[id]?.() ?? name;
}
