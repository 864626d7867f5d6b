import { PRINTER_MODELS, type PrinterModel } from "@comptoir/printing";
import type { Context } from "hono";
import type { ApiApp, ApiEnv } from "../../platform/middleware/api-env.ts";
import { readBody } from "../../platform/middleware/bounded-body.ts";
import { type Attempt, finishFailed, finishPrinted } from "./finish-job.ts";
import { isOwnDevice, noteStatus, type PollDeps, readToken, refuseOften, refuseSecret, writeToken } from "./polls.ts";
import { findHead } from "./print-jobs.store.ts";
import { STAR_PATH } from "./printer-address.ts";
import type { PolledPrinter } from "./printer-registry.ts";
import { isPrintedCode, starFault, starStatus } from "./star-status.ts";
import { giveBack, takeJob } from "./take-job.ts";

/** Maximum size in bytes of what a printer sends. */
const BODY_BYTES_MAX = 64 * 1024;
const PNG = "image/png";
const COMMANDS = {
  "star-prnt": "application/vnd.star.starprnt",
  "star-line": "application/vnd.star.line",
} as const;
const NO_JOB = { jobReady: false } as const;

type StarPoll = {
  readonly statusCode?: unknown;
  readonly printerMAC?: unknown;
  readonly printingInProgress?: unknown;
};

/**
 * Mounts Star CloudPRNT: a printer polls by POST, gets a job's bytes by GET, and ends it by DELETE. A poll without news costs
 * no query. printing#star, printing#polls.
 */
export function mountStar(app: ApiApp, deps: PollDeps): void {
  const path = `${STAR_PATH}/:secret` as const;

  app.post(path, async (c) => {
    const printer = await deps.printerRegistry.find(c.req.param("secret"), "cloudprnt");
    if (printer === null) return refuseSecret(c);
    const refused = refuseOften(c, printer);
    if (refused) return refused;
    const poll = await readPoll(c);
    if (poll === null) return c.body(null, 400);
    if (!(await isOwnDevice(c, deps, printer, textOf(poll.printerMAC)?.toLowerCase() ?? null))) return refuseDevice(c);
    const code = textOf(poll.statusCode) ?? "";
    const status = starStatus(code);
    if (status !== null) await noteStatus(deps, printer, status);
    if (!printer.isOn || poll.printingInProgress === true || !(await deps.printerRegistry.hasJobs(printer))) {
      c.set("isIdlePoll", true);
      return c.json(NO_JOB);
    }
    const head = await findHead(deps.database, printer);
    if (head === null) return c.json(NO_JOB);
    const isAble = status === null || isPrintedCode(code);
    if (head.state === "taken") {
      // A printer that has an error has not printed what it took.
      if (!isAble) await finishFailed(deps, { ...printer, jobId: head.jobId, handedOut: null }, starFault(code));
      return c.json(NO_JOB);
    }
    if (!isAble || !head.isDue) return c.json(NO_JOB);
    return c.json({
      jobReady: true,
      mediaTypes: mediaTypesOf(PRINTER_MODELS[printer.model]),
      jobToken: writeToken(head.jobId, head.handedOut + 1),
      deleteMethod: "DELETE",
    });
  });

  app.get(path, async (c) => {
    const printer = await deps.printerRegistry.find(c.req.param("secret"), "cloudprnt");
    if (printer === null) return refuseSecret(c);
    const refused = refuseOften(c, printer);
    if (refused) return refused;
    if (!(await isOwnDevice(c, deps, printer, asked(c, "mac")?.toLowerCase() ?? null))) return refuseDevice(c);
    const type = asked(c, "type") ?? PNG;
    if (!mediaTypesOf(PRINTER_MODELS[printer.model]).includes(type)) return c.body(null, 415);
    const token = readToken(asked(c, "token"));
    const form = { model: printer.model, isPng: type === PNG };
    const taken = await takeJob(deps, printer, () => form, token?.jobId ?? null);
    if (taken === null) {
      await failUnfinished(deps, printer);
      return c.body(null, 404);
    }
    if (c.req.raw.signal.aborted) {
      await giveBack(deps, taken.attempt);
      return c.body(null, 408);
    }
    return c.body(Buffer.from(taken.bytes), 200, { "content-type": type });
  });

  app.delete(path, async (c) => {
    const printer = await deps.printerRegistry.find(c.req.param("secret"), "cloudprnt");
    if (printer === null) return refuseSecret(c);
    const refused = refuseOften(c, printer);
    if (refused) return refused;
    if (!(await isOwnDevice(c, deps, printer, asked(c, "mac")?.toLowerCase() ?? null))) return refuseDevice(c);
    const code = asked(c, "code") ?? "";
    const attempt = await attemptOf(deps, printer, asked(c, "token"));
    if (attempt !== null) {
      if (isPrintedCode(code)) await finishPrinted(deps, attempt);
      else await finishFailed(deps, attempt, starFault(code));
    }
    const status = starStatus(code);
    if (status !== null && !code.trim().startsWith("5")) await noteStatus(deps, printer, status);
    return c.body(null, 200);
  });
}

/** A printer that asks for a job has lost the one that it took, if it took one: its next paper is another try. */
async function failUnfinished(deps: PollDeps, printer: PolledPrinter): Promise<void> {
  const head = await findHead(deps.database, printer);
  if (head?.state !== "taken") return;
  await finishFailed(deps, { ...printer, jobId: head.jobId, handedOut: head.handedOut }, "no-answer");
}

/** Returns the attempt that a token names; of a printer that sends none, the one that is on its way. */
async function attemptOf(
  { database }: PollDeps,
  printer: PolledPrinter,
  token: string | null,
): Promise<Attempt | null> {
  const { restaurantId, printerId } = printer;
  if (token !== null) {
    const named = readToken(token);
    return named && { restaurantId, printerId, ...named };
  }
  const head = await findHead(database, printer);
  return head?.state === "taken" ? { restaurantId, printerId, jobId: head.jobId, handedOut: head.handedOut } : null;
}

function mediaTypesOf({ language }: PrinterModel): readonly string[] {
  return language === "esc-pos" ? [PNG] : [COMMANDS[language], PNG];
}

async function readPoll(c: Context<ApiEnv>): Promise<StarPoll | null> {
  const bytes = await readBody(c.req.raw, BODY_BYTES_MAX);
  if (bytes === null) return null;
  try {
    const poll: unknown = JSON.parse(Buffer.from(bytes).toString("utf8"));
    return typeof poll === "object" && poll !== null ? poll : null;
  } catch {
    return null;
  }
}

/** Returns a parameter of the request's query; null if it is absent. */
function asked(c: Context<ApiEnv>, name: string): string | null {
  return new URL(c.req.url).searchParams.get(name);
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** Refuses another device with the printer's secret. printing#device. */
function refuseDevice(c: Context<ApiEnv>): Response {
  return c.json({ message: "This address belongs to another printer." }, 403);
}
