import type { PageSources } from "@comptoir/contract";
import { FALLBACK_LOCALE, type Locale } from "@comptoir/messages";
import { GUEST, type Who } from "@comptoir/ordering";
import { createContext, RouterContextProvider } from "react-router";

/**
 * The services that the server passes to the site with each request that is neither for the API nor for a
 * file of `build/client`. The built site exports `handleSiteRequest` from `build/server/index.js`.
 */
export type SiteServices = {
  /** The API's `fetch` in the same process, without a network call. */
  readonly api: (request: Request) => Promise<Response>;
  /** The nonce of this response's Content-Security-Policy, for the page's scripts and style block. */
  readonly cspNonce: string;
  /** The request's id in the log, which the error page shows. screens#error-page. */
  readonly requestId?: string;
  /** Adds third-party origins to the Content-Security-Policy of the current page. */
  readonly allowSources?: (sources: PageSources) => void;
  /** The hosts on which `/` redirects to `/cantine`. operations#cantine-hosts. */
  readonly cantineHosts?: readonly string[];
  /** The chains whose restaurants `/` offers; `/` links to the location search of the first. screens#home. */
  readonly homeChains?: readonly string[];
  /** Whether this is a demonstration that is erased each night, as a banner says. venue#demonstration-reset. */
  readonly isErasedNightly?: boolean;
  /** The API key for Google Maps; null for no map. operations#maps-key. */
  readonly googleMapsKey?: string | null;
  /** The origin that Apple posts sign-in results from; null if Apple sign-in is off. people#posted-return. */
  readonly postedReturnsFrom?: string | null;
  /** The folder of the checkout or the release, whose documents `/docs` shows. Absent: there are none. screens#docs. */
  readonly docsRoot?: string;
  /** Logs a form submission from another site's page. promises#promise-46. */
  readonly noteForeignForm?: () => void;
  /** Takes the pattern of the page's route, such as `:restaurant_slug`, for its trace. operations#traces. */
  readonly noteRoute?: (pattern: string) => void;
  /** In milliseconds since the epoch; the system clock by default. */
  readonly now?: () => number;
};

export const servicesContext = createContext<SiteServices>();

/** The response's language. `answerInLocale` sets it; a restaurant's default language may change it. */
export const localeContext = createContext<Locale>(FALLBACK_LOCALE);

/** The caller of the current request, determined by `askPerson`. people#guest. */
export const whoContext = createContext<Who>(GUEST);

export function createLoadContext(services: SiteServices): RouterContextProvider {
  return new RouterContextProvider(new Map([[servicesContext, services]]));
}

/** Returns the time of the request in milliseconds since the epoch. */
export function requestTimeMs(context: Readonly<RouterContextProvider>): number {
  return (context.get(servicesContext).now ?? Date.now)();
}
