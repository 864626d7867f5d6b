import type { PrinterStatus } from "@comptoir/ordering";
import type { Context } from "hono";
import type { ApiApp, ApiEnv } from "../../platform/middleware/api-env.ts";
import { readBody } from "../../platform/middleware/bounded-body.ts";
import { epsonFault, readPrintResponse, readStatus, writePrintRequest } from "./epson-xml.ts";
import { finishFailed, finishPrinted } from "./finish-job.ts";
import { isOwnDevice, noteStatus, type PollDeps, readToken, refuseOften, refuseSecret, writeToken } from "./polls.ts";
import { EPSON_PATH } from "./printer-address.ts";
import type { PolledPrinter } from "./printer-registry.ts";
import { giveBack, takeJob } from "./take-job.ts";

/** Maximum size in bytes of what a printer sends. */
const BODY_BYTES_MAX = 64 * 1024;
const XML = { "content-type": "text/xml; charset=utf-8" } as const;

/**
 * Mounts Epson Server Direct Print: a printer asks for a job by a form, reports how it ended, and tells its status. A poll
 * without news costs no query. printing#epson, printing#polls.
 */
export function mountEpson(app: ApiApp, deps: PollDeps): void {
  app.post(`${EPSON_PATH}/:secret`, async (c) => {
    const printer = await deps.printerRegistry.find(c.req.param("secret"), "epson");
    if (printer === null) return refuseSecret(c);
    const refused = refuseOften(c, printer);
    if (refused) return refused;
    const bytes = await readBody(c.req.raw, BODY_BYTES_MAX);
    if (bytes === null) return c.body(null, 413);
    const form = new URLSearchParams(Buffer.from(bytes).toString("utf8"));
    if (!(await isOwnDevice(c, deps, printer, form.get("ID")))) return c.body(null, 403);
    switch (form.get("ConnectionType")) {
      case "GetRequest":
        return handOut(c, deps, printer);
      case "SetResponse":
        await noteResults(deps, printer, form.get("ResponseFile") ?? "");
        return c.body(null, 200, XML);
      case "SetStatus":
        await noteStatus(deps, printer, readStatus(form.get("Status") ?? "") ?? "ready");
        return c.body(null, 200, XML);
      default:
        return c.body(null, 400);
    }
  });
}

async function handOut(c: Context<ApiEnv>, deps: PollDeps, printer: PolledPrinter): Promise<Response> {
  // A request says nothing of the paper: what the printer last said of it stays true.
  await noteStatus(deps, printer, STAYS.has(printer.status) ? printer.status : "ready");
  if (!printer.isOn || !(await deps.printerRegistry.hasJobs(printer))) {
    c.set("isIdlePoll", true);
    return c.body(null, 200, XML);
  }
  const taken = await takeJob(deps, printer, ({ model }) => ({ model, isPng: false }));
  if (taken === null) return c.body(null, 200, XML);
  const { attempt, bytes } = taken;
  if (c.req.raw.signal.aborted) {
    await giveBack(deps, attempt);
    return c.body(null, 408);
  }
  return c.body(writePrintRequest(writeToken(attempt.jobId, attempt.handedOut), bytes), 200, XML);
}

const STAYS: ReadonlySet<PrinterStatus> = new Set(["ready", "paper-low", "paper-out", "cover-open", "error"]);

async function noteResults(deps: PollDeps, printer: PolledPrinter, xml: string): Promise<void> {
  const { restaurantId, printerId } = printer;
  for (const { jobToken, isPrinted, code, status } of readPrintResponse(xml)) {
    const named = readToken(jobToken);
    if (named !== null) {
      const attempt = { restaurantId, printerId, ...named };
      if (isPrinted) await finishPrinted(deps, attempt);
      else await finishFailed(deps, attempt, epsonFault(code));
    }
    const said = isPrinted ? (status === "paper-low" ? status : "ready") : statusOfFailure(code, status);
    await noteStatus(deps, printer, said);
  }
}

function statusOfFailure(code: string, status: PrinterStatus | null): PrinterStatus {
  const fault = epsonFault(code);
  if (fault === "paper-out" || fault === "cover-open") return fault;
  return status === null || status === "ready" ? "error" : status;
}
