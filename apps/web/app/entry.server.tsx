import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { servicesContext } from "./load-context.ts";
import { RequestIdContext } from "./screens/error/request-id.tsx";
import { describedThingContext, writeThing } from "./search-engines/described-thing.ts";
import { isIndexed } from "./search-engines/indexed-pages.ts";
import { NonceContext } from "./security/nonce-context.ts";
import faces from "./styles/fonts.css?inline";
import siteStyles from "./styles/site.css?inline";
import { PageStylesContext } from "./theme/page-styles.tsx";

/** Timeout for rendering a page, in ms; the server then answers 500. */
const RENDER_LIMIT_MS = 10_000;

/**
 * Renders a page in one piece with inline styles, so that it is readable without another request. All data is
 * loaded before rendering starts, so streaming would show nothing sooner.
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
  const { cspNonce, requestId = null } = loadContext.get(servicesContext);
  const page = await renderPage(
    <NonceContext value={cspNonce}>
      <PageStylesContext value={faces + siteStyles}>
        <RequestIdContext value={routerContext.staticHandlerContext.errors ? requestId : null}>
          <ServerRouter context={routerContext} url={request.url} nonce={cspNonce} />
        </RequestIdContext>
      </PageStylesContext>
    </NonceContext>,
    cspNonce,
  );
  const thing = loadContext.get(describedThingContext);
  // The structured data for search engines comes last, so that a slow phone parses the dishes first.
  return new Response(thing === null ? page : page.replace("</body>", () => `${writeThing(thing)}</body>`), {
    status,
    headers,
  });
}

/**
 * Logs errors of loaders, actions and rendering. Refused requests (4xx) are not logged, because a visitor
 * could flood the log with them.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  console.error(context.get(servicesContext).requestId ?? "", error);
};

function renderPage(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => abort(new Error("The page took too long to write.")), RENDER_LIMIT_MS);
    const finish = (work: () => void) => {
      clearTimeout(limit);
      work();
    };
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: { script: nonce, style: nonce },
      // Disables out-of-order streaming: the script that inserts a late part would shift the content below
      // it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => finish(() => resolve(text(pipe(new PassThrough())))),
      onShellError: (error) => finish(() => reject(error)),
      onError: (error) => console.error(error),
    });
  });
}
