import type { PageSources } from "@comptoir/contract";
import { FALLBACK_LOCALE, type Locale } from "@comptoir/messages";
import { GUEST, type Who } from "@comptoir/ordering";
import { createContext, RouterContextProvider } from "react-router";

/**
 * The services that the server passes to the site with each request. The built site exports
 * `handleSiteRequest(request: Request, services: SiteServices): Promise<Response>` from `build/server/index.js`.
 * The server calls it for every request that is neither for the API nor for a file of `build/client`.
 */
export type SiteServices = {
  /** The API's `fetch` in the same process, without a network call. */
  readonly api: (request: Request) => Promise<Response>;
  /** The nonce of this response's Content-Security-Policy, for the page's scripts and style block. */
  readonly cspNonce: string;
  /** Adds third-party origins to the Content-Security-Policy of the current page. */
  readonly allowSources?: (sources: PageSources) => void;
  /** The hosts on which `/` redirects to `/cantine`. operations#cantine-hosts. */
  readonly cantineHosts?: readonly string[];
  /** The chains whose restaurants `/` offers; `/` links to the location search of the first. screens#home. */
  readonly homeChains?: readonly string[];
  /** The API key for Google Maps; null for no map. operations#maps-key. */
  readonly googleMapsKey?: string | null;
  /**
   * The origin from which Apple posts the result of a sign-in; null if Apple sign-in is not configured.
   * people#posted-return.
   */
  readonly postedReturnsFrom?: string | null;
  /** Logs a form submission from another site's page. promises#promise-46. */
  readonly noteForeignForm?: () => void;
  /** Returns the time in milliseconds since the epoch; the system clock by default. */
  readonly now?: () => number;
};

/** The services of the current request. */
export const servicesContext = createContext<SiteServices>();

/** The response's language. The root sets it; a restaurant's default may change it. */
export const localeContext = createContext<Locale>(FALLBACK_LOCALE);

/** The caller of the current request, determined by `askPerson`. people#guest. */
export const whoContext = createContext<Who>(GUEST);

/** Creates the context for the middleware, loaders and actions of one request. */
export function createLoadContext(services: SiteServices): RouterContextProvider {
  return new RouterContextProvider(new Map([[servicesContext, services]]));
}

/** Returns the time of the request in milliseconds since the epoch. */
export function requestTimeMs(context: Readonly<RouterContextProvider>): number {
  return (context.get(servicesContext).now ?? Date.now)();
}
