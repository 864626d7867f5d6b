import { m } from "@comptoir/messages";
import { PAPERS_PRINTED, type PaperPrinted, type PrinterModelId, type PrinterWay } from "@comptoir/ordering";
import { data } from "react-router";
import { answerOfRefusal, missingFaults, readTyped, statusOfRefusal } from "../../person/form-answer.ts";
import type { PartAnswer } from "../profile/part-form.tsx";
import { leaveWhenEnded } from "../staff/staff-session.ts";

/** The answer of one of the forms about printers. */
export type PrinterAnswer = PartAnswer & {
  /** A new address with the printer that asks there, which is shown once. printing#secret. */
  readonly added: AddedPrinter | null;
  /** What the form did, instead of "saved". */
  readonly said: string | null;
};

/** What a page has loaded, and the answer of its last form. */
export type PrinterAnswered<Loaded> = { readonly loaded: Loaded; readonly answer: PrinterAnswer | undefined };

export type AddedPrinter = {
  readonly id: string;
  readonly name: string;
  readonly way: PrinterWay;
  readonly address: string;
};

export function addedOf({ id, name, way }: Omit<AddedPrinter, "address">, address: string): AddedPrinter {
  return { id, name, way, address };
}

type Result = { readonly ok: true } | Parameters<typeof leaveWhenEnded>[1];

const PORT_MAX = 65_535;

/**
 * Reads the fields of a printer. Stations that the page did not offer are left out: the menu has changed.
 * @param way the printer's way: only a printer in the server's network has an IP address and a port
 */
export function readPrinterForm(form: FormData, way: PrinterWay, stations: readonly string[]) {
  const typed = readTyped(form, ["name", "model", "labelsEach", "fallback", "host", "port"]);
  const prints = PAPERS_PRINTED.filter((paper) => form.getAll("prints").includes(paper));
  const chosen = [...new Set(stations)].filter((station) => form.getAll("stations").includes(station));
  const port = typed.port === "" ? null : Number(typed.port);
  const isPort = port === null || (Number.isInteger(port) && port > 0 && port <= PORT_MAX);
  const faults = {
    ...missingFaults({ name: typed.name, model: typed.model, ...(way === "tcp" ? { host: typed.host } : {}) }),
    ...(way === "tcp" && !isPort ? { port: m.staff_printer_port_wrong() } : {}),
  };
  const fields = {
    name: typed.name,
    model: typed.model as PrinterModelId,
    prints: prints as PaperPrinted[],
    labelsEach: typed.labelsEach === "portion" ? ("portion" as const) : ("order" as const),
    stations: chosen,
    fallback: typed.fallback === "" ? null : typed.fallback,
    ...(way === "tcp" ? { host: typed.host, ...(port === null ? {} : { port }) } : {}),
  };
  const kept = { ...typed, prints: prints.join(" "), stations: JSON.stringify(chosen) };
  return { fields, kept, faults };
}

/** Answers a form with its faults. */
export function faultyForm(form: string, typed: PrinterAnswer["typed"], faults: PrinterAnswer["faults"]) {
  const answer = { form, typed, faults, problem: null, isSaved: false, added: null, said: null };
  return data<PrinterAnswer>(answer, { status: 400 });
}

/** Answers a form with the API's answer to it. */
export function answerForm(
  request: Request,
  form: string,
  result: Result,
  { typed = {}, added = null, said = null }: Partial<Pick<PrinterAnswer, "typed" | "added" | "said">> = {},
) {
  if (result.ok) return data<PrinterAnswer>({ form, typed: {}, faults: {}, problem: null, isSaved: true, added, said });
  leaveWhenEnded({ request }, result);
  const answer = { ...answerOfRefusal(result, typed), form, isSaved: false, added: null, said: null };
  return data<PrinterAnswer>(answer, { status: statusOfRefusal(result) });
}
