import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { servicesContext } from "./load-context.ts";
import { NonceContext } from "./security/nonce-context.ts";
import siteStyles from "./styles/site.css?inline";

/** A page that is not written by then is given up; the server then answers with an error. */
const RENDER_LIMIT_MS = 10_000;

/**
 * Writes a page in one piece, with its styles inside: what arrives can be read without waiting for another file. A page's
 * data is complete before its writing begins, so that sending it piece by piece would not show anything sooner.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-cache");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { cspNonce } = loadContext.get(servicesContext);
  const page = await renderPage(
    <NonceContext value={cspNonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={cspNonce} />
    </NonceContext>,
    cspNonce,
  );
  return new Response(putWordsFirst(page, cspNonce), { status, headers });
}

/** What the page's head asks for although the page can be read without it. */
const NOT_NEEDED_TO_READ = /<link rel="(?:modulepreload|preload)"[^>]*>/g;

/**
 * Puts the styles into the page's head and what it asks for besides (scripts, fonts) at its very end: on a slow connection
 * they would share the line with the words, and the page must be readable first.
 */
function putWordsFirst(page: string, nonce: string): string {
  const asked: string[] = [];
  const words = page.replaceAll(NOT_NEEDED_TO_READ, (link) => {
    asked.push(link.replace('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'));
    return "";
  });
  return words
    .replace("</head>", () => `<style nonce="${nonce}">${siteStyles}</style></head>`)
    .replace("</body>", () => `${asked.join("")}</body>`);
}

function renderPage(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => abort(new Error("The page took too long to write.")), RENDER_LIMIT_MS);
    const finish = (work: () => void) => {
      clearTimeout(limit);
      work();
    };
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => finish(() => resolve(text(pipe(new PassThrough())))),
      onShellError: (error) => finish(() => reject(error)),
      onError: (error) => console.error(error),
    });
  });
}
