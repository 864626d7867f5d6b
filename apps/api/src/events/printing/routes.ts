import { contract } from "@comptoir/contract";
import { isRefused, type StaffAct } from "@comptoir/ordering";
import { widthOfModel } from "@comptoir/printing";
import type { Context } from "hono";
import { boardOf } from "../../ordering/board/board-of.ts";
import { formatBoardOrder } from "../../ordering/board/board-order.ts";
import { loadBoardOrders } from "../../ordering/board/board-orders.store.ts";
import { stationsOf } from "../../ordering/board/read-board.ts";
import { staffCaller } from "../../people/caller.ts";
import { writeStaffAct } from "../../people/staff-acts.store.ts";
import { isUuid } from "../../platform/db/uuid.ts";
import type { ApiApp, ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse, refuseField } from "../../platform/middleware/refuse.ts";
import type { Venues } from "../../venue/venues/venue-cache.ts";
import {
  addPrinter,
  changePrinter,
  forgetPrinterDevice,
  type NotePrinter,
  type PrinterDeps,
  removePrinter,
  rotatePrinterSecret,
} from "./change-printers.ts";
import { composeJob, testPage } from "./compose-job.ts";
import { formatJob, formatModels, formatPrinter } from "./format-printing.ts";
import { listJobs } from "./print-jobs.store.ts";
import { printOrder, printTest } from "./print-order.ts";
import { isReachable, printerAddress, printerOrigin } from "./printer-address.ts";
import { listPrinters, type PrinterName } from "./printers.store.ts";

export type PrintingDeps = PrinterDeps & {
  readonly venues: Pick<Venues, "byId" | "whenCaughtUp">;
  readonly config: { readonly origin: string | null };
};

const PAGE = 50;
/** The print page has styles and no scripts; a browser prints it. printing#print-page. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/** Mounts the calls by which managers set up printers, and staff print. api#printing-calls. */
export function mountPrinting(app: ApiApp, deps: PrintingDeps): void {
  const { printing } = contract;
  mountChanges(app, deps);
  mountOrders(app, deps);

  app.openapi(printing.getPrinters, async (c) => {
    const { venue } = await boardOf(c, deps);
    const printers = await listPrinters(deps.database, { restaurantId: venue.restaurantId });
    return c.json(
      {
        printers: printers.map(formatPrinter),
        networkAllowed: deps.printerNetwork.isOn,
        reachable: isReachable(originOf(c, deps)),
        models: formatModels(),
        stations: stationsOf(venue),
      },
      200,
    );
  });

  app.openapi(printing.getPrinter, async (c) => {
    const name = nameOf(c, c.req.valid("param"));
    const printer = name && (await load(deps, name));
    if (!name || !printer) return refuse(c, "notFound");
    const { after = "" } = c.req.valid("query");
    const page = { ...name, after: isUuid(after) ? after : null, atMost: PAGE + 1 };
    const jobs = await listJobs(deps.database, page);
    const shown = jobs.slice(0, PAGE).map(formatJob);
    return c.json({ printer, jobs: shown, cursor: jobs.length > PAGE ? (shown.at(-1)?.id ?? null) : null }, 200);
  });

  app.openapi(printing.testPrinter, async (c) => {
    const name = nameOf(c, c.req.valid("param"));
    const answer = name && (await printTest(deps, name, noteOf(c, "printer-test")));
    if (!answer) return refuse(c, "notFound");
    if (!isRefused(answer)) return c.json({ job: formatJob(answer.job) }, 200);
    if (answer.refused.code === "printer-page") return refuseField(c, "id", "printer-page");
    return refuse(c, answer.refused.code === "printer-off" ? "printerOff" : "notFound");
  });

  app.openapi(printing.previewPrinter, async (c) => {
    const { venue } = await boardOf(c, deps);
    const name = nameOf(c, c.req.valid("param"));
    const printer = name && (await load(deps, name));
    if (!printer) return refuse(c, "notFound");
    const paper = { widthMm: widthOfModel(printer.model), locale: venue.defaultLocale };
    const { drawSvg } = await import("@comptoir/printing/draw");
    const svg = drawSvg(testPage({ venue, now: deps.clock(), origin: originOf(c, deps) }, printer, paper));
    return c.body(svg, 200, { "content-type": "image/svg+xml; charset=utf-8" }) as never;
  });
}

function mountChanges(app: ApiApp, deps: PrintingDeps): void {
  const { printing } = contract;

  app.openapi(printing.addPrinter, async (c) => {
    const { restaurantId } = staffCaller(c);
    const { fallback = null, host = null, port = null, ...added } = c.req.valid("json");
    const settings = { ...added, ...listsOf(added), fallbackId: fallback, host: host || null, port };
    const answer = await addPrinter(deps, restaurantId, settings, noteOf(c, "printer-add"));
    if (isRefused(answer)) {
      const { refused } = answer;
      return refused.code === "full" ? refuse(c, "printersFull") : refuseField(c, refused.field, refused.fault);
    }
    const { printerId, secret } = answer;
    const printer = await load(deps, { restaurantId, printerId });
    if (!printer) return refuse(c, "notFound");
    return c.json({ printer, address: printerAddress(originOf(c, deps), printer.way, secret) }, 201);
  });

  app.openapi(printing.changePrinter, async (c) => {
    const name = nameOf(c, c.req.valid("param"));
    if (!name) return refuse(c, "notFound");
    const { fallback, on, ...changed } = c.req.valid("json");
    const change = { ...changed, ...listsOf(changed), fallbackId: fallback, isOn: on };
    const turned = (isOn: boolean) => noteOf(c, isOn ? "printer-on" : "printer-off");
    const answer = await changePrinter(deps, name, change, { changed: noteOf(c, "printer-change"), turned });
    if (isRefused(answer)) {
      const { refused } = answer;
      return refused.code === "field" ? refuseField(c, refused.field, refused.fault) : refuse(c, "notFound");
    }
    const printer = await load(deps, name);
    return printer ? c.json(printer, 200) : refuse(c, "notFound");
  });

  app.openapi(printing.removePrinter, async (c) => {
    const name = nameOf(c, c.req.valid("param"));
    const answer = name && (await removePrinter(deps, name, noteOf(c, "printer-remove")));
    return !answer || isRefused(answer) ? refuse(c, "notFound") : c.body(null, 204);
  });

  app.openapi(printing.rotatePrinterSecret, async (c) => {
    const name = nameOf(c, c.req.valid("param"));
    const answer = name && (await rotatePrinterSecret(deps, name, noteOf(c, "printer-secret")));
    if (!answer) return refuse(c, "notFound");
    if (isRefused(answer)) return refuse(c, answer.refused.code === "no-secret" ? "printerWithoutSecret" : "notFound");
    const printer = await load(deps, name);
    if (!printer) return refuse(c, "notFound");
    return c.json({ printer, address: printerAddress(originOf(c, deps), printer.way, answer.secret) }, 200);
  });

  app.openapi(printing.forgetPrinterDevice, async (c) => {
    const name = nameOf(c, c.req.valid("param"));
    const answer = name && (await forgetPrinterDevice(deps, name, noteOf(c, "printer-device")));
    if (!answer || isRefused(answer)) return refuse(c, "notFound");
    const printer = await load(deps, name);
    return printer ? c.json(printer, 200) : refuse(c, "notFound");
  });
}

function mountOrders(app: ApiApp, deps: PrintingDeps): void {
  const { printing } = contract;

  app.openapi(printing.printOrder, async (c) => {
    const { venue, who } = await boardOf(c, deps);
    const { what, printer = null } = c.req.valid("json");
    const orderId = c.req.valid("param").id;
    const answer = await printOrder(
      deps,
      venue,
      { orderId, what, printerId: printer },
      (details) => (transaction, at) => writeStaffAct(transaction, who, { at, act: "print", orderId, details }),
    );
    if (!isRefused(answer)) return c.json({ jobs: answer.jobs.map(formatJob) }, 200);
    const { code } = answer.refused;
    if (code === "no-printer") return refuse(c, "noPrinter");
    if (code === "printer-off") return refuse(c, "printerOff");
    if (code === "printed-often") return refuse(c, "printedOften");
    return code === "order-unknown" ? refuse(c, "notFound") : refuseField(c, "printer", code);
  });

  app.openapi(printing.getOrderPaper, async (c) => {
    const { venue } = await boardOf(c, deps);
    const { id } = c.req.valid("param");
    const { what, width } = c.req.valid("query");
    const [row] = isUuid(id) ? await loadBoardOrders(deps.database, venue.restaurantId, [id]) : [];
    if (row === undefined) return refuse(c, "notFound");
    const kind = what === "labels" ? "label" : what;
    const model = width === "58" ? "other-58" : "other-80";
    const about = { ticket: "order", since: null, stations: [], labelsEach: "order", isAsked: true } as const;
    const work = { venue, now: deps.clock(), origin: originOf(c, deps) };
    // Labels of a cancelled order may be looked at, too: the job that a person asks for is the order as it is.
    const job = { kind, orderId: formatBoardOrder(row, venue).id, about, isCopy: false } as const;
    const composed = await composeJob(deps.database, work, job, { name: "", model });
    if (composed === null) return refuse(c, "notFound");
    const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": PAGE_POLICY };
    const { drawHtml } = await import("@comptoir/printing/draw");
    return c.body(drawHtml([composed.document]), 200, headers) as never;
  });
}

/** Returns the sent lists without repetitions; those that are absent stay so. */
function listsOf({
  prints,
  stations,
}: {
  readonly prints?: readonly ("tickets" | "labels" | "receipts")[] | undefined;
  readonly stations?: readonly string[] | undefined;
}) {
  return { ...(prints && { prints: [...new Set(prints)] }), ...(stations && { stations: [...new Set(stations)] }) };
}

/** Returns the origin that printers and guests can open. */
function originOf(c: Context<ApiEnv>, { config }: PrintingDeps): string {
  return printerOrigin(config.origin, new URL(c.req.url).origin);
}

/** Returns the printer's name at the caller's own restaurant; null for text that is no id. */
function nameOf(c: Context<ApiEnv>, { id }: { readonly id: string }): PrinterName | null {
  return isUuid(id) ? { restaurantId: staffCaller(c).restaurantId, printerId: id.toLowerCase() } : null;
}

function noteOf(c: Context<ApiEnv>, act: StaffAct): NonNullable<NotePrinter> {
  const who = staffCaller(c);
  return (details) => (transaction, at) => writeStaffAct(transaction, who, { at, act, details });
}

/** Loads a printer; null if there is none, as after another manager has removed it. */
async function load({ database }: PrintingDeps, { restaurantId, printerId }: PrinterName) {
  const found = (await listPrinters(database, { restaurantId })).find(({ id }) => id === printerId);
  return found ? formatPrinter(found) : null;
}
