import { type Api, readBody } from "@comptoir/api";
import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import { takeCspReports } from "./csp-report.ts";
import { finishAnswer, type SiteEnv } from "./finish-answer.ts";
import type { PageSources } from "./security-headers.ts";
import type { StaticFiles } from "./static-files.ts";

/** What the built site exports: one function that answers a page, or the data of one. */
export type SiteBuild = {
  handleSiteRequest: (
    request: Request,
    services: {
      api: (request: Request) => Promise<Response>;
      cspNonce: string;
      allowSources: (sources: PageSources) => void;
      cantineHosts: readonly string[];
    },
  ) => Promise<Response>;
};

/** What a page's form may send; the API keeps its own limits. */
const FORM_BYTES_MAX = 256 * 1024;
const MENU_DATA_PATH = "/menu/:slug/data.json";
const API_PATHS = ["/api", "/api/*", MENU_DATA_PATH, "/sandbox-gateway/*", "/healthz", "/readyz", "/metrics"];

/**
 * Everything that Comptoir answers on its one port: the API, the files of the built site, and its pages. Whatever the
 * answer, it leaves with the security headers, and compressed where that is worth it.
 */
export function createSite(parts: {
  api: Pick<Api, "fetch">;
  build: SiteBuild;
  /** The built site's files, the pictures of the demonstration. */
  files: readonly StaticFiles[];
  logger: Logger;
  cantineHosts: readonly string[];
}): Hono<SiteEnv> {
  const site = new Hono<SiteEnv>();
  const peerOf = (c: Context<SiteEnv>) => ({ clientAddress: c.env?.incoming?.socket.remoteAddress });
  const callApi = (c: Context<SiteEnv>) => parts.api.fetch(c.req.raw, peerOf(c));
  // Menu data is read more than all else, and comes with its headers and compressed: it goes out as it is.
  site.get(MENU_DATA_PATH, callApi);
  site.use(finishAnswer);
  site.on(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"], API_PATHS, callApi);
  site.post("/csp-report", takeCspReports(parts.logger));
  site.get("*", (c, next) => {
    for (const findFile of parts.files) {
      const file = findFile(c.req.raw);
      if (file !== null) return Promise.resolve(file);
    }
    return next();
  });
  site.all("*", async (c) => {
    const request = await withWholeForm(c.req.raw);
    if (request === null) return c.text("413", 413);
    return parts.build.handleSiteRequest(request, {
      // What a page asks, its visitor asks: guesses are counted the same.
      api: (call) => parts.api.fetch(call, peerOf(c)),
      cspNonce: c.get("nonce"),
      allowSources: (sources) => c.set("sources", sources),
      cantineHosts: parts.cantineHosts,
    });
  });
  site.onError((error, c) => {
    parts.logger.error({ err: error, path: c.req.path }, "a page could not be answered");
    return c.text("500", 500);
  });
  return site;
}

/**
 * A page's form is read before the page is asked, so that one that is too large never gets there; null for such a
 * one.
 */
async function withWholeForm(request: Request): Promise<Request | null> {
  if (request.method === "GET" || request.method === "HEAD") return request;
  const body = await readBody(request, FORM_BYTES_MAX);
  return body === null ? null : new Request(request, { body });
}
