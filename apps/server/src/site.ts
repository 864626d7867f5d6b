import {
  type Api,
  BODY_BYTES_MAX,
  type FairAdmission,
  fairAdmission,
  readBody,
  type SecurityEvent,
  writeSecurityEvent,
} from "@comptoir/api";
import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import { takeCspReports } from "./csp-report.ts";
import { answerEndOfServiceWorker } from "./end-of-service-worker.ts";
import { asksOverHttps, finishAnswer, finishCall, type SiteEnv } from "./finish-answer.ts";
import { pageActor } from "./page-actor.ts";
import { answerWithPage } from "./pages/kept-page.ts";
import { openSharedPages, type SharedPage, type SharedPages, type WritePage } from "./pages/shared-pages.ts";
import { clientAddressOf } from "./proxy/client-address.ts";
import type { PageSources } from "./security-headers.ts";
import { SERVICE_WORKER_PATH, type StaticFiles } from "./static-files.ts";

/** What the built site exports: one function that answers a page, or the data of one. */
export type SiteBuild = {
  handleSiteRequest: (
    request: Request,
    services: {
      api: (request: Request) => Promise<Response>;
      cspNonce: string;
      allowSources: (sources: PageSources) => void;
      cantineHosts: readonly string[];
      googleMapsKey: string | null;
      postedReturnsFrom: string | null;
      noteForeignForm: () => void;
    },
  ) => Promise<Response>;
  /** The page that a request asks for, where every visitor sees it alike. */
  readSharedPage: (request: Request) => SharedPage | null;
  /** What is answered instead of a page when too many are asked for. */
  answerBusy: (request: Request, cspNonce: string) => Response;
  /** What is answered instead of a page in a maintenance window; null outside of one. */
  answerMaintenance: (request: Request, cspNonce: string, noticeIn: Api["maintenance"]) => Response | null;
};

/**
 * A page is work for the processor alone: a few at once are as quick as many, and leave the calls their turn. Each may hold
 * the loop once in a turn, in which as many new connections are accepted as the port has listeners.
 */
const PAGES_AT_ONCE = { atOnce: 2, waiting: 32, waitMs: 500 };
/** A form waits for what it does, as for a password to be hashed, and is mostly answered without a page: it takes no page's place. */
const FORMS_AT_ONCE = { atOnce: 32, waiting: 64, waitMs: 500 };
/** So many answers that lie ready begin in a turn of the loop: a network that asks for thousands at once leaves others their turn. */
const READY_AT_ONCE = { atOnce: 16, waiting: 4_096, waitMs: 5_000 };
const BUSY_RETRY_SECONDS = 2;
const MENU_DATA_PATH = "/menu/:slug/data.json";
const API_PATHS = [
  "/api",
  "/api/*",
  MENU_DATA_PATH,
  "/sandbox-gateway/*",
  "/webhooks/*",
  "/.well-known/apple-developer-merchantid-domain-association",
  "/healthz",
  "/readyz",
  "/metrics",
  "/robots.txt",
  "/sitemap.xml",
];

/**
 * Everything that Comptoir answers on its one port: the API, the files of the built site, and its pages. Whatever the
 * answer, it leaves with the security headers, and compressed where that is worth it.
 */
export function createSite(parts: {
  api: Pick<Api, "fetch" | "maintenance" | "menuVersion" | "restaurantIdOf">;
  build: SiteBuild;
  /** The built site's files, the pictures of the demonstration. */
  files: readonly StaticFiles[];
  logger: Logger;
  cantineHosts: readonly string[];
  /** What pages show Google's map with; null where they draw their own. operations#maps-key. */
  googleMapsKey?: string | null;
  /** The origin from which Apple posts the return of a sign-in; null where Apple is not set up. people#posted-return. */
  postedReturnsFrom?: string | null;
  /** Whether browsers may keep the site for where there is no network. operations#offline-setting. */
  offline?: boolean;
}): Hono<SiteEnv> & { pages: FairAdmission; sharedPages: SharedPages } {
  const site = new Hono<SiteEnv>();
  const { cantineHosts, googleMapsKey = null, postedReturnsFrom = null, offline = true } = parts;
  const pages = fairAdmission(PAGES_AT_ONCE);
  const forms = fairAdmission(FORMS_AT_ONCE);
  const ready = fairAdmission(READY_AT_ONCE);
  const sharedPages = openSharedPages({
    readSharedPage: parts.build.readSharedPage,
    menuVersion: parts.api.menuVersion,
  });
  const peerOf = (c: Context<SiteEnv>) => ({ clientAddress: clientAddressOf(c.env?.incoming) });
  const callApi = (c: Context<SiteEnv>) => parts.api.fetch(c.req.raw, peerOf(c));
  const { restaurantIdOf } = parts.api;
  const noteEvent = async (c: Context<SiteEnv>, event: SecurityEvent) => {
    const asked = { path: c.req.path, address: peerOf(c).clientAddress ?? null };
    writeSecurityEvent(parts.logger, event, await pageActor(restaurantIdOf, c.req.raw, asked));
  };
  /** Writes a page in its turn; null when it has to be asked for again. */
  const writePage = async (request: Request, c: Context<SiteEnv>, cspNonce: string, allowSources: AllowSources) => {
    const { clientAddress } = peerOf(c);
    const leave = await (request.method === "POST" ? forms : pages).enter(clientAddress ?? null);
    if (leave === null) {
      void noteEvent(c, { event: "admission_refused", kind: "page" });
      return null;
    }
    try {
      // What a page asks, its visitor asks: guesses are counted the same.
      const api = (call: Request) => parts.api.fetch(call, { clientAddress, isAdmitted: true });
      const noteForeignForm = () => void noteEvent(c, { event: "origin_refused" });
      const settings = { cantineHosts, googleMapsKey, postedReturnsFrom };
      const services = { api, cspNonce, allowSources, ...settings, noteForeignForm };
      return await parts.build.handleSiteRequest(request, services);
    } finally {
      // The next page begins in a later turn of the loop: one that asks the database nothing would follow in this one, and all
      // that wait after it, and in that time no new connection is accepted.
      setImmediate(leave);
    }
  };
  // Menu data is read more than all else, and comes with its headers and compressed: it goes out as it is.
  site.get(MENU_DATA_PATH, callApi);
  // So do the pages that all guests see alike.
  site.get("/:slug", async (c, next) => {
    if (API_PATHS.includes(c.req.path) || parts.api.maintenance("en-CA") !== null) return next();
    const write: WritePage = (request, nonce) => writePage(request, c, nonce, refuseSources);
    const page = await sharedPages.find(c.req.raw, write).catch((error) => {
      // Written for this visitor alone, it fails with all that belongs to an error, or does not fail.
      parts.logger.error({ err: error, path: c.req.path }, "a page could not be shared");
      return null;
    });
    if (page !== null && page !== "busy") {
      const leave = await ready.enter(peerOf(c).clientAddress ?? null);
      if (leave !== null) return answerWithPage(page, c.req.raw, asksOverHttps(c)).finally(() => setImmediate(leave));
    }
    if (page !== null) c.set("isBusy", true);
    return next();
  });
  site.on(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"], API_PATHS, finishCall, callApi);
  site.use(finishAnswer);
  const takeReports = takeCspReports(parts.logger, restaurantIdOf);
  site.post("/csp-report", (c) => takeReports(c.req.raw, peerOf(c).clientAddress));
  if (!offline) site.get(SERVICE_WORKER_PATH, answerEndOfServiceWorker);
  site.get("*", async (c, next) => {
    for (const findFile of parts.files) {
      const file = findFile(c.req.raw);
      if (file === null) continue;
      const leave = await ready.enter(peerOf(c).clientAddress ?? null);
      if (leave === null) return c.text("503", 503, { "retry-after": `${BUSY_RETRY_SECONDS}` });
      setImmediate(leave);
      return file;
    }
    return next();
  });
  site.all("*", async (c) => {
    const away = parts.build.answerMaintenance(c.req.raw, c.get("nonce"), parts.api.maintenance);
    if (away !== null) return away;
    const request = await withWholeForm(c.req.raw);
    if (typeof request === "number") return c.text(`${request}`, request);
    if (c.get("isBusy")) return busy(c, parts.build);
    const page = await writePage(request, c, c.get("nonce"), (sources) => c.set("sources", sources));
    if (page === null) return busy(c, parts.build);
    return page.status === 503 ? tellWhenToComeBack(page) : page;
  });
  site.onError((error, c) => {
    parts.logger.error({ err: error, path: c.req.path }, "a page could not be answered");
    return c.text("500", 500);
  });
  return Object.assign(site, { pages, sharedPages });
}

type AllowSources = (sources: PageSources) => void;

/** What a page allows goes with one answer; a page that is sent many times has nothing to allow. */
function refuseSources(): never {
  throw new Error("A shared page asked for sources beyond our own.");
}

function tellWhenToComeBack(answer: Response): Response {
  answer.headers.set("retry-after", String(BUSY_RETRY_SECONDS));
  answer.headers.set("cache-control", "no-store");
  return answer;
}

function busy(c: Context<SiteEnv>, build: SiteBuild): Response {
  return tellWhenToComeBack(build.answerBusy(c.req.raw, c.get("nonce")));
}

/** What every form of ours is sent as; nothing that is sent so can be broken. */
const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i;

/**
 * A page's form is read before the page is asked, so that one that is too large, or something that no form of ours sends,
 * never gets there; the status for such a one.
 */
async function withWholeForm(request: Request): Promise<Request | 413 | 415> {
  if (request.method === "GET" || request.method === "HEAD") return request;
  const body = await readBody(request, BODY_BYTES_MAX);
  if (body === null) return 413;
  if (body.length > 0 && !FORM_TYPE.test(request.headers.get("content-type") ?? "")) return 415;
  return new Request(request, { body });
}
