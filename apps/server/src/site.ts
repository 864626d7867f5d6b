import path from "node:path";
import {
  type Api,
  BODY_BYTES_MAX,
  type FairAdmission,
  fairAdmission,
  inRequestSpan,
  noteAnswer,
  readBody,
  requestIdOf,
  type SecurityEvent,
  type Tracer,
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
import { SECURITY_TXT_PATH, writeSecurityTxt } from "./security-txt.ts";
import { SERVICE_WORKER_PATH, type StaticFiles } from "./static-files.ts";

export type SiteBuild = {
  handleSiteRequest: (
    request: Request,
    services: {
      api: (request: Request) => Promise<Response>;
      cspNonce: string;
      requestId: string;
      allowSources: (sources: PageSources) => void;
      cantineHosts: readonly string[];
      homeChains: readonly string[];
      isErasedNightly: boolean;
      googleMapsKey: string | null;
      postedReturnsFrom: string | null;
      docsRoot: string;
      noteForeignForm: () => void;
      noteRoute: (pattern: string) => void;
    },
  ) => Promise<Response>;
  /** Does the long work that a page needs once, before its admission. Absent: no page needs any. */
  prepare?: (request: Request, docsRoot: string) => Promise<void>;
  /** Returns the shared page of a request; null if its page is personal. */
  readSharedPage: (request: Request) => SharedPage | null;
  /** Returns the answer for a page whose request admission rejects. */
  answerBusy: (request: Request, cspNonce: string) => Response;
  /** Returns the answer for a page during maintenance; null otherwise. */
  answerMaintenance: (request: Request, cspNonce: string, noticeIn: Api["maintenance"]) => Response | null;
};

/** Limit of concurrent page renders, low because rendering is CPU-bound and calls need CPU time. */
const PAGES_AT_ONCE = { atOnce: 2, waiting: 32, waitMs: 500 };
/** Limit of concurrent form requests, separate because they mostly wait, as for password hashing. */
const FORMS_AT_ONCE = { atOnce: 32, waiting: 64, waitMs: 500 };
/** Limit of concurrent cached answers, which gives each network its turn. */
const READY_AT_ONCE = { atOnce: 16, waiting: 4_096, waitMs: 5_000 };
const BUSY_RETRY_SECONDS = 2;
/** The folder of the checkout or the release, with the documents that `/docs` shows. screens#docs. */
const DOCS_ROOT = path.resolve(import.meta.dirname, "..", "..", "..");
const MENU_DATA_PATH = "/menu/:slug/data.json";
const API_PATHS = [
  "/api",
  "/api/*",
  MENU_DATA_PATH,
  "/sandbox-gateway/*",
  "/uploads/*",
  "/webhooks/*",
  "/.well-known/apple-developer-merchantid-domain-association",
  "/healthz",
  "/readyz",
  "/metrics",
  "/robots.txt",
  "/sitemap.xml",
];

/** Creates the application of the port: API, static files and pages, with security headers and compression. */
export function createSite(parts: {
  api: Pick<Api, "fetch" | "maintenance" | "menuVersion" | "restaurantIdOf">;
  build: SiteBuild;
  files: readonly StaticFiles[];
  logger: Logger;
  /** Traces pages; null or absent while traces are off. operations#traces. */
  tracer?: Tracer | null;
  cantineHosts: readonly string[];
  /** The chains whose restaurants `/` offers. screens#home. */
  homeChains?: readonly string[];
  /** Whether pages say that everything is erased each night. venue#demonstration-reset. */
  isErasedNightly?: boolean;
  /** API key of Google Maps; null for no map. operations#maps-key. */
  googleMapsKey?: string | null;
  /** Origin from which Apple posts the return of a sign-in; null if Apple is not configured. people#posted-return. */
  postedReturnsFrom?: string | null;
  /** Contact for reports of vulnerabilities; null for none. operations#security-contact. */
  securityContact?: string | null;
  /** Whether browsers may cache the site for offline use. operations#offline-setting. */
  offline?: boolean;
}): Hono<SiteEnv> & { pages: FairAdmission; sharedPages: SharedPages } {
  const site = new Hono<SiteEnv>();
  const { cantineHosts, homeChains = [], isErasedNightly = false, googleMapsKey = null } = parts;
  const { postedReturnsFrom = null, offline = true } = parts;
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
  /** Renders a page after admission; null if admission rejects the request. */
  const renderPage = async (request: Request, c: Context<SiteEnv>, services: PageServices) => {
    const { clientAddress } = peerOf(c);
    await parts.build.prepare?.(request, DOCS_ROOT);
    const leave = await (request.method === "POST" ? forms : pages).enter(clientAddress ?? null);
    if (leave === null) {
      void noteEvent(c, { event: "admission_refused", kind: "page" });
      return null;
    }
    try {
      // Calls of a page count against its visitor's rate limits.
      const api = (call: Request) => parts.api.fetch(call, { clientAddress, isAdmitted: true });
      const noteForeignForm = () => void noteEvent(c, { event: "origin_refused" });
      const settings = {
        cantineHosts,
        homeChains,
        isErasedNightly,
        googleMapsKey,
        postedReturnsFrom,
        docsRoot: DOCS_ROOT,
      };
      const requestId = requestIdOf(request.headers.get("x-request-id") ?? undefined);
      return await parts.build.handleSiteRequest(request, {
        ...services,
        api,
        requestId,
        ...settings,
        noteForeignForm,
      });
    } finally {
      // Leaves admission in a later tick, so that new connections are accepted between renders.
      setImmediate(leave);
    }
  };
  const writePage = (request: Request, c: Context<SiteEnv>, cspNonce: string, allowSources: AllowSources) => {
    const { method, headers } = request;
    return inRequestSpan(
      parts.tracer,
      { method, traceparent: headers.get("traceparent") ?? undefined },
      async (span) => {
        let route = "unknown";
        const noteRoute = (pattern: string) => {
          route = `/${pattern.replace(/^\//, "")}`;
        };
        const page = await renderPage(request, c, { cspNonce, allowSources, noteRoute });
        if (span) noteAnswer(span, { method, route, status: page?.status ?? 503 });
        return page;
      },
    );
  };
  // Menu data skips the middleware, because it is the most frequent request and comes with all headers.
  site.get(MENU_DATA_PATH, callApi);
  // Printers poll so often that the middleware would cost more than their answers, which have all headers.
  site.on(["GET", "POST", "DELETE"], "/api/print/*", callApi);
  // Shared pages skip the middleware, like menu data.
  site.get("/:slug", async (c, next) => {
    if (API_PATHS.includes(c.req.path) || parts.api.maintenance("en-CA") !== null) return next();
    const write: WritePage = (request, nonce) => writePage(request, c, nonce, refuseSources);
    const network = peerOf(c).clientAddress ?? null;
    const page = await sharedPages.find(c.req.raw, { network, write }).catch((error) => {
      // Falls back to a personal page, which has its own error handling.
      parts.logger.error({ err: error, path: c.req.path }, "a page could not be shared");
      return null;
    });
    if (page !== null && page !== "busy") {
      const leave = await ready.enter(network);
      if (leave !== null) return answerWithPage(page, c.req.raw, asksOverHttps(c)).finally(() => setImmediate(leave));
    }
    if (page !== null) c.set("isBusy", true);
    return next();
  });
  site.on(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"], API_PATHS, finishCall, callApi);
  site.use(finishAnswer);
  const takeReports = takeCspReports(parts.logger, restaurantIdOf);
  site.get(SECURITY_TXT_PATH, (c) => {
    const contact = parts.securityContact ?? null;
    if (contact === null) return c.text("404", 404);
    const text = writeSecurityTxt(contact, new URL(c.req.url).origin, new Date());
    return c.text(text, 200, { "cache-control": "public, max-age=86400" });
  });
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
type PageServices = Pick<Parameters<SiteBuild["handleSiteRequest"]>[1], "cspNonce" | "allowSources" | "noteRoute">;

/** Rejects external sources, because a cached page's CSP cannot be extended. */
function refuseSources(): never {
  throw new Error("A shared page requires CSP sources of other origins.");
}

function tellWhenToComeBack(answer: Response): Response {
  answer.headers.set("retry-after", String(BUSY_RETRY_SECONDS));
  answer.headers.set("cache-control", "no-store");
  return answer;
}

function busy(c: Context<SiteEnv>, build: SiteBuild): Response {
  return tellWhenToComeBack(build.answerBusy(c.req.raw, c.get("nonce")));
}

/** Content type of all forms; any body of this type is parseable. */
const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i;

/**
 * Reads a form's body before rendering. Returns 413 for a body that is too large, and 415 for another content
 * type.
 */
async function withWholeForm(request: Request): Promise<Request | 413 | 415> {
  if (request.method === "GET" || request.method === "HEAD") return request;
  const body = await readBody(request, BODY_BYTES_MAX);
  if (body === null) return 413;
  if (body.length > 0 && !FORM_TYPE.test(request.headers.get("content-type") ?? "")) return 415;
  return new Request(request, { body });
}
