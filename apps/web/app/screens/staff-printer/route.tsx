import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { data, redirect } from "react-router";
import { requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import { freshPart, isFresh, keepLast } from "../staff-printers/keep-last.ts";
import { addedOf, answerForm, faultyForm, readPrinterForm } from "../staff-printers/printer-answer.ts";
import type { Route } from "./+types/route";
import { PrinterScreen } from "./printer-screen.tsx";

export const headers = staffPageHeaders;

export function meta({ loaderData: loaded }: Route.MetaArgs) {
  return [{ title: loaded?.printer.name ?? m.staff_printers() }];
}

/** Loads a printer with a page of its log, for managers, and what its form offers. printing#job-log. */
export async function loader(args: Route.LoaderArgs) {
  if (!isFresh(args.url)) return loadPage(args);
  const after = args.url.searchParams.get("after");
  const found = await staffCalls.getPrinter(staffApi(args), args.params.printer_id ?? "", after);
  return freshPart<Awaited<ReturnType<typeof loadPage>>>(staffAnswer(args, found));
}

async function loadPage(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const after = args.url.searchParams.get("after");
  const api = staffApi(args);
  const id = args.params.printer_id ?? "";
  const [found, all] = await Promise.all([staffCalls.getPrinter(api, id, after), staffCalls.getPrinters(api)]);
  const { printers, models, stations, reachable } = staffAnswer(args, all);
  return { restaurant, ...staffAnswer(args, found), isFirst: after === null, printers, models, stations, reachable };
}

/** Keeps the page as it is while the server does not answer. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return keepLast(request, serverLoader);
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const name = String(form.get("form"));
  const id = args.params.printer_id ?? "";
  const api = staffApi(args);
  const { request } = args;
  switch (name) {
    case "edit":
      return edit(args, id, form);
    case "on":
    case "off":
      return answerForm(request, name, await staffCalls.changePrinter(api, id, { on: name === "on" }));
    case "secret": {
      const result = await staffCalls.rotatePrinterSecret(api, id);
      const added =
        result.ok && result.answer.address !== null ? addedOf(result.answer.printer, result.answer.address) : null;
      return answerForm(request, name, result, { added });
    }
    case "device":
      return answerForm(request, name, await staffCalls.forgetPrinterDevice(api, id), {
        said: m.staff_printer_forgotten(),
      });
    case "test":
      return answerForm(request, name, await staffCalls.testPrinter(api, id), { said: m.staff_printer_test_sent() });
    case "remove": {
      const result = await staffCalls.removePrinter(api, id);
      if (result.ok) throw redirect("/staff/printers");
      return answerForm(request, name, result);
    }
    default:
      throw data(null, { status: 400 });
  }
}

/** Changes the fields of a printer. Its way stays. */
async function edit(args: Route.ActionArgs, id: string, form: FormData) {
  const api = staffApi(args);
  const [found, all] = await Promise.all([staffCalls.getPrinter(api, id, null), staffCalls.getPrinters(api)]);
  const { printer } = staffAnswer(args, found);
  const stations = [...staffAnswer(args, all).stations, ...printer.stations];
  const { fields, kept, faults } = readPrinterForm(form, printer.way, stations);
  if (Object.keys(faults).length > 0) return faultyForm("edit", kept, faults);
  return answerForm(args.request, "edit", await staffCalls.changePrinter(api, id, fields), { typed: kept });
}

export default function StaffPrinter({ loaderData, actionData }: Route.ComponentProps) {
  return <PrinterScreen loaded={loaderData} answer={actionData} />;
}
