import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { PRINTER_WAYS, type PrinterWay } from "@comptoir/ordering";
import { data, redirect } from "react-router";
import { requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import type { Route } from "./+types/route";
import { freshPart, isFresh, keepLast } from "./keep-last.ts";
import { addedOf, answerForm, faultyForm, readPrinterForm } from "./printer-answer.ts";
import { PrintersScreen } from "./printers-screen.tsx";

export const headers = staffPageHeaders;

export function meta() {
  return [{ title: m.staff_printers() }];
}

/** Loads the restaurant's printers, for managers. printing#printers. */
export async function loader(args: Route.LoaderArgs) {
  return isFresh(args.url) ? freshPart<Awaited<ReturnType<typeof loadPage>>>(await loadPrinters(args)) : loadPage(args);
}

async function loadPrinters(args: Route.LoaderArgs) {
  return staffAnswer(args, await staffCalls.getPrinters(staffApi(args)));
}

async function loadPage(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const listed = await loadPrinters(args);
  return { restaurant, ...listed, way: wayOf(args.url.searchParams.get("way")) };
}

/** Keeps the page as it is while the server does not answer. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return keepLast(request, serverLoader);
}

/** Adds a printer. Its address is in the answer, once. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const way = wayOf(form.get("way"));
  if (way === null) throw data(null, { status: 400 });
  const { stations } = staffAnswer(args, await staffCalls.getPrinters(staffApi(args)));
  const { fields, kept, faults } = readPrinterForm(form, way, stations);
  if (Object.keys(faults).length > 0) return faultyForm("add", kept, faults);
  const result = await staffCalls.addPrinter(staffApi(args), { way, ...fields });
  if (!result.ok) return answerForm(args.request, "add", result, { typed: kept });
  const { printer, address } = result.answer;
  // A printer that does not poll needs no address: its page has the test page.
  if (address === null) throw redirect(`/staff/printers/${printer.id}`);
  return answerForm(args.request, "add", result, { added: addedOf(printer, address) });
}

function wayOf(text: unknown): PrinterWay | null {
  return PRINTER_WAYS.find((way) => way === text) ?? null;
}

export default function StaffPrinters({ loaderData, actionData }: Route.ComponentProps) {
  return <PrintersScreen loaded={loaderData} answer={actionData} />;
}
