import { type Api, readBody } from "@comptoir/api";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type Next } from "hono";
import type { Logger } from "pino";
import { compressAnswer } from "./compress-answer.ts";
import { takeCspReports } from "./csp-report.ts";
import { createNonce, OWN_SOURCES, type PageSources, securityHeaders } from "./security-headers.ts";
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

type Env = { Bindings: HttpBindings; Variables: { nonce: string; sources: PageSources } };

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
}): Hono<Env> {
  const site = new Hono<Env>();
  const peerOf = (c: Context<Env>) => ({ clientAddress: c.env?.incoming?.socket.remoteAddress });
  const callApi = (c: Context<Env>) => parts.api.fetch(c.req.raw, peerOf(c));
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

/**
 * Security headers for every answer; a room that has a stricter one of its own keeps it. A page's policy allows what
 * the page asked for. Then compression, where it is worth it.
 */
async function finishAnswer(c: Context<Env>, next: Next): Promise<void> {
  const nonce = createNonce();
  c.set("nonce", nonce);
  c.set("sources", OWN_SOURCES);
  await next();
  const isHttps = new URL(c.req.url).protocol === "https:" || c.req.header("x-forwarded-proto") === "https";
  const { headers } = c.res;
  for (const [name, value] of Object.entries(securityHeaders({ nonce, isHttps, sources: c.get("sources") }))) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (!isHttps) headers.delete("strict-transport-security");
  const compressed = await compressAnswer(c.req.raw, c.res);
  if (compressed === c.res) return;
  // Hono carries headers over from the answer that is replaced, which would undo the change of some.
  c.res = undefined;
  c.res = compressed;
}
