import type { PageSources } from "@comptoir/contract";
import { FALLBACK_LOCALE, type Locale } from "@comptoir/messages";
import { GUEST, type Who } from "@comptoir/ordering";
import { createContext, RouterContextProvider } from "react-router";

/**
 * What the server hands to the site with each request. The built site exports
 * `handleSiteRequest(request: Request, services: SiteServices): Promise<Response>` from `build/server/index.js`; the server
 * calls it for every request that is neither the API's nor a file of `build/client`, and needs nothing else of us.
 */
export type SiteServices = {
  /** The API's own `fetch`, in the same process: no network lies between a page and its data. */
  readonly api: (request: Request) => Promise<Response>;
  /** The nonce in this answer's Content-Security-Policy; scripts and the style block of the page carry it. */
  readonly cspNonce: string;
  /** Lets the page that is being answered use origins beyond our own: its Content-Security-Policy then names them. */
  readonly allowSources?: (sources: PageSources) => void;
  /** Hosts on which `/` leads to `/cantine`. operations#cantine-hosts. */
  readonly cantineHosts?: readonly string[];
  /** What Google's map is shown with; null where a map is drawn. operations#maps-key. */
  readonly googleMapsKey?: string | null;
  /** The origin from which Apple posts the return of a sign-in; null where Apple is not set up. people#posted-return. */
  readonly postedReturnsFrom?: string | null;
  /** Writes a line of a form that another site's page sent. promises#promise-46. */
  readonly noteForeignForm?: () => void;
  /** The clock, in milliseconds since 1970; the platform's when absent. */
  readonly now?: () => number;
};

/** What the server handed over with the request that is being answered. */
export const servicesContext = createContext<SiteServices>();

/** The language of the answer. Chosen once by the root, and again where a restaurant's default decides. */
export const localeContext = createContext<Locale>(FALLBACK_LOCALE);

/** Who the request that is being answered comes from; `askPerson` finds out. people#guest. */
export const whoContext = createContext<Who>(GUEST);

/** The context in which one request's middleware, loaders and actions run. */
export function createLoadContext(services: SiteServices): RouterContextProvider {
  return new RouterContextProvider(new Map([[servicesContext, services]]));
}

/** When a request is answered, in milliseconds since 1970. */
export function requestTimeMs(context: Readonly<RouterContextProvider>): number {
  return (context.get(servicesContext).now ?? Date.now)();
}
