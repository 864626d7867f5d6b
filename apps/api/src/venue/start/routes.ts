import { randomUUID } from "node:crypto";
import { contract, type StartMenuData } from "@comptoir/contract";
import type { Locale } from "@comptoir/messages";
import { isRefused } from "@comptoir/ordering";
import { RESERVED_SLUGS, slugOf } from "@comptoir/venue-file";
import type { Context, MiddlewareHandler } from "hono";
import { type PaymentGateways, savedCardsGateway } from "../../gateways/payment/payment-gateways.ts";
import { countTry } from "../../people/accounts/refusals.ts";
import type { LoginLimit } from "../../people/login-limit.ts";
import { beginStaffSession } from "../../people/session.ts";
import { hashStaffCode, type StaffDeps } from "../../people/staff.ts";
import { writeStaffAct } from "../../people/staff-acts.store.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { ApiApp, ApiEnv } from "../../platform/middleware/api-env.ts";
import { FILES_AT_ONCE, readBodyInTurn } from "../../platform/middleware/body-in-turn.ts";
import { fairAdmission } from "../../platform/middleware/fair-admission.ts";
import { refuse, refuseField } from "../../platform/middleware/refuse.ts";
import { wordFault, wordWarning } from "../studio/word-findings.ts";
import { findRestaurantId } from "../venues/restaurants.store.ts";
import type { Venues } from "../venues/venue-cache.ts";
import { makeRestaurant, type StartRefusal } from "./make-restaurant.ts";
import { openMenuReader } from "./menu-reader.ts";
import { countStartFile, findStartCode, loadReadMenu, type ReadMenu, saveReadMenu } from "./start-codes.store.ts";
import { wordFileRefusal } from "./word-file-refusal.ts";
import { wordNote } from "./word-notes.ts";

/** Maximum size in bytes of a menu's file; a table of 3,000 dishes has a tenth of it. studio#start-file. */
const FILE_BYTES_MAX = 8 * 1024 * 1024;
/** Files that one code reads. studio#start-file. */
const FILES_MAX = 100;

type RouteDeps = StaffDeps & {
  readonly loginLimit: LoginLimit;
  readonly venues: Pick<Venues, "whenCaughtUp">;
  readonly paymentGateways: PaymentGateways;
};

/**
 * Reads the body as a file, only if the code can still make a restaurant: any other caller's is not read into memory. Codes take
 * turns, so that one code cannot fill the memory with files. studio#start-file.
 */
export function startFileBody({ database, clock }: StaffDeps): MiddlewareHandler<ApiEnv> {
  const bodies = fairAdmission(FILES_AT_ONCE);
  return async (c, next) => {
    const codeHash = hashStaffCode(c.req.header("x-start-code") ?? "");
    c.set("isFile", "octets");
    c.set("bodyBytes", new Uint8Array());
    if ((await findStartCode(database, { codeHash, now: clock() })) === null) return next();
    const busyMessage = wordFileRefusal({ refused: "busy" }, c.var.locale);
    return readBodyInTurn(c, next, { bodies, owner: codeHash, bytesMax: FILE_BYTES_MAX, busyMessage });
  };
}

/** Mounts the calls that make a new restaurant. studio#new-venue. */
export function mountStart(app: ApiApp, deps: RouteDeps): void {
  const { start } = contract;
  const { database, clock } = deps;
  const reader = openMenuReader();

  app.openapi(start.lookAtStart, async (c) => {
    const attempt = await countTry(c, deps, "staff");
    if (attempt instanceof Response) return attempt;
    const { code, slug: typed, name } = c.req.valid("json");
    const codeHash = hashStaffCode(code);
    const found = await findStartCode(database, { codeHash, now: clock() });
    if (found === null) return refuseCode(c);
    await attempt.was("right");
    const slug = typed
      ? { slug: typed, isFree: await isFree(database, typed) }
      : await proposeSlug(database, name ?? "");
    const read = await loadReadMenu(database, { codeHash });
    const menu = read?.menu && read.menuId ? formatMenu(read.menuId, read.menu, c.var.locale) : null;
    return c.json({ until: found.expiresAt.toISOString(), slug, menu }, 200);
  });

  app.openapi(start.readStartMenu, async (c) => {
    const attempt = await countTry(c, deps, "staff");
    if (attempt instanceof Response) return attempt;
    const codeHash = hashStaffCode(c.req.valid("header")["x-start-code"]);
    const { name = "", ...options } = c.req.valid("query");
    const now = clock();
    const isCounted = await countStartFile(database, { codeHash, now, atMost: FILES_MAX });
    if (!isCounted) return refuseCode(c);
    await attempt.was("right");
    const file = c.var.bodyBytes;
    if (file === null) return refuse(c, "payloadTooLarge");
    const read = await reader.read(file, { ...options, importedAt: now.toISOString() });
    if ("refused" in read) {
      if (read.refused === "unsaid-price-unit") return refuse(c, "startUnitUnsaid");
      return refuse(c, "startFileRefused", { message: wordFileRefusal(read, c.var.locale) });
    }
    const menu = { ...read, name };
    const menuId = randomUUID();
    // Spent by another request while the file was read.
    if (!(await saveReadMenu(database, { codeHash, menuId, menu }))) return refuseCode(c);
    return c.json(formatMenu(menuId, menu, c.var.locale), 200);
  });

  app.openapi(start.startRestaurant, async (c) => {
    const attempt = await countTry(c, deps, "staff");
    if (attempt instanceof Response) return attempt;
    const { code, ...typed } = c.req.valid("json");
    const request = { ...typed, processor: savedCardsGateway(deps.paymentGateways)?.processor ?? null };
    const now = clock();
    const made = await makeRestaurant(deps, hashStaffCode(code), request, async (transaction, codeHash) => {
      const session = await beginStaffSession(c, { db: transaction, codeHash, now });
      if (session) await writeStaffAct(transaction, session.who, { at: now, act: "sign-in" });
      return session;
    });
    if (isRefused(made)) {
      if (made.refused.code !== "code") await attempt.was("right");
      return refuseStart(c, made.refused);
    }
    await attempt.was("right");
    c.set("caller", { ...c.var.caller, who: made.session.who });
    c.var.caller.note({ event: "restaurant_started" });
    await deps.venues.whenCaughtUp();
    return c.json({ token: made.session.token, slug: made.slug }, 200);
  });
}

async function isFree(db: Queryable, slug: string): Promise<boolean> {
  return !RESERVED_SLUGS.has(slug) && (await findRestaurantId(db, slug)) === null;
}

const PROPOSALS = ["", "-2", "-3", "-4", "-5"];

/** Proposes a free slug for a name; null for a name without a Latin letter or digit, or if all proposals are taken. */
async function proposeSlug(db: Queryable, name: string) {
  const base = slugOf(name);
  if (base === null) return null;
  for (const end of PROPOSALS) if (await isFree(db, base + end)) return { slug: base + end, isFree: true };
  return null;
}

function refuseCode(c: Context<ApiEnv>) {
  c.var.caller.note({ event: "start_code_refused" });
  return refuse(c, "startCodeRefused");
}

/** The fields of the request by the paths of a venue file. */
const FIELDS: Readonly<Record<string, string>> = {
  "restaurant.id": "slug",
  "restaurant.menu_configuration.zone": "zone",
  "restaurant.order_options.support_email": "email",
};

function refuseStart(c: Context<ApiEnv>, refused: StartRefusal) {
  switch (refused.code) {
    case "code":
      return refuseCode(c);
    case "slug-taken":
      return refuse(c, "slugTaken");
    case "menu-changed":
      return refuse(c, "startMenuChanged");
    case "manager":
      return refuseField(c, "manager", "required");
    case "faulty": {
      const issues = refused.faults.map((fault) => ({
        path: FIELDS[fault.path] ?? fault.path.replace(/^restaurant\./, ""),
        message: wordFault(fault, c.var.locale),
      }));
      return refuse(c, "invalidRequest", { issues });
    }
  }
}

function formatMenu(id: string, menu: ReadMenu, locale: Locale): StartMenuData {
  const { name, converter, counts, found, taken, notes, findings, findingCount } = menu;
  const worded = findings.map((finding) => ({ name: finding.name, message: wordWarning(finding, locale) }));
  const losses = notes.map((note) => (typeof note === "string" ? note : wordNote(note, locale)));
  return { id, name, converter, counts, found, taken, notes: losses, findings: worded, findingCount };
}
