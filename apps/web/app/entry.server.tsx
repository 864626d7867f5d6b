import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { servicesContext } from "./load-context.ts";
import { describedThingContext, writeThing } from "./search-engines/described-thing.ts";
import { isIndexed } from "./search-engines/indexed-pages.ts";
import { NonceContext } from "./security/nonce-context.ts";
import faces from "./styles/fonts.css?inline";
import siteStyles from "./styles/site.css?inline";
import { PageStylesContext } from "./theme/page-styles.tsx";

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
  if (!isIndexed(routerContext)) headers.set("x-robots-tag", "noindex");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { cspNonce } = loadContext.get(servicesContext);
  const page = await renderPage(
    <NonceContext value={cspNonce}>
      <PageStylesContext value={faces + siteStyles}>
        <ServerRouter context={routerContext} url={request.url} nonce={cspNonce} />
      </PageStylesContext>
    </NonceContext>,
    cspNonce,
  );
  const thing = loadContext.get(describedThingContext);
  // Last, since a slow phone reads the dishes before what search engines read.
  return new Response(thing === null ? page : page.replace("</body>", () => `${writeThing(thing)}</body>`), {
    status,
    headers,
  });
}

function renderPage(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => abort(new Error("The page took too long to write.")), RENDER_LIMIT_MS);
    const finish = (work: () => void) => {
      clearTimeout(limit);
      work();
    };
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: { script: nonce, style: nonce },
      // A part that is kept back for the page's end, and put into its place by a script, would move what is below it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => finish(() => resolve(text(pipe(new PassThrough())))),
      onShellError: (error) => finish(() => reject(error)),
      onError: (error) => console.error(error),
    });
  });
}
