import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import type { CartSeed } from "./cart/cart-seed.ts";
import { servicesContext } from "./load-context.ts";
import { WrittenMenusContext, writtenMenusContext } from "./screens/restaurant-menu/written-menus.ts";
import { describedThingContext, writeThing } from "./search-engines/described-thing.ts";
import { isIndexed } from "./search-engines/indexed-pages.ts";
import { NonceContext } from "./security/nonce-context.ts";
import faces from "./styles/fonts.css?inline";
import menuPageStyles from "./styles/menu-page.css?inline";
import siteStyles from "./styles/site.css?inline";
import siteStylesFile from "./styles/site.css?url";

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
      <WrittenMenusContext value={loadContext.get(writtenMenusContext)}>
        <ServerRouter context={routerContext} url={request.url} nonce={cspNonce} />
      </WrittenMenusContext>
    </NonceContext>,
    cspNonce,
  );
  const thing = loadContext.get(describedThingContext);
  const words = putWordsFirst(page, stylesOf(routerContext), cspNonce);
  // Last, since a slow phone reads the dishes before what search engines read.
  return new Response(thing === null ? words : words.replace("</body>", () => `${writeThing(thing)}</body>`), {
    status,
    headers,
  });
}

/** The styles that stand in a page, and the elements that bring those of the other screens, where they do not. */
type PageStyles = { readonly inside: string; readonly later: string };

/** What Tailwind says to browsers that cannot declare properties; `site.css` says it to them again. */
const FOR_OLD_BROWSERS = /@layer properties\{@supports.*?\}\}\}/s;
/** What Tailwind declares of a property, although only other screens use it. */
const DECLARATION = /@property (--[\w-]+)\{[^}]*\}/g;
const stylesForNewBrowsers = menuPageStyles.replace(FOR_OLD_BROWSERS, "");
const firstViewStyles = stylesForNewBrowsers.replaceAll(DECLARATION, (declaration, property: string) =>
  stylesForNewBrowsers.split(property).length > 2 ? declaration : "",
);

const atOnce = `<link rel="stylesheet" href="${siteStylesFile}" fetchpriority="low">`;
/** Fetched, and applied by `ui/later-styles.ts`. */
const onceNeeded = `<link rel="stylesheet" href="${siteStylesFile}" media="not all">`;

/**
 * The menu is what guests open first, with nothing in their cart and nothing searched for: its page has the styles of that view inside,
 * and all of them follow, for a guest of whom nothing is known once they are needed. Any other page has all of them inside.
 */
function stylesOf({ staticHandlerContext: { matches, errors, loaderData } }: EntryContext): PageStyles {
  const isMenuPage = errors === null && matches.at(-1)?.route.id === "menu";
  const restaurant: { readonly cart?: CartSeed } | undefined = loaderData.restaurant;
  const menu: { readonly week?: object | null; readonly narrowed?: object | null } | undefined = loaderData.menu;
  const isListOfDishes = !menu?.week && !menu?.narrowed;
  const isFirstView = isMenuPage && isListOfDishes && restaurant?.cart?.saved?.lines.length === 0;
  if (!isFirstView) return { inside: faces + siteStyles, later: "" };
  const root: { readonly person?: object | null } | undefined = loaderData.root;
  return { inside: faces + firstViewStyles, later: root?.person === null ? onceNeeded : atOnce };
}

/** What the page's head asks for although the page can be read without it. */
const NOT_NEEDED_TO_READ = /<link rel="(?:modulepreload|preload)"[^>]*>/g;

/**
 * Puts the styles into the page's head and what it asks for besides (scripts, fonts, the other screens' styles) at its very end:
 * on a slow connection they would share the line with the words, and the page must be readable first.
 */
function putWordsFirst(page: string, { inside, later }: PageStyles, nonce: string): string {
  const asked = [later];
  const words = page.replaceAll(NOT_NEEDED_TO_READ, (link) => {
    asked.push(link.replace('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'));
    return "";
  });
  return words
    .replace("</head>", () => `<style nonce="${nonce}">${inside}</style></head>`)
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
      // A part that is kept back for the page's end, and put into its place by a script, would move what is below it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => finish(() => resolve(text(pipe(new PassThrough())))),
      onShellError: (error) => finish(() => reject(error)),
      onError: (error) => console.error(error),
    });
  });
}
