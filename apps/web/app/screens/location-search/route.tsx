import { m } from "@comptoir/messages";
import { data } from "react-router";
import { servicesContext } from "../../load-context.ts";
import { chainLd, chainName } from "../../search-engines/chain-ld.ts";
import { describePage } from "../../search-engines/describe-page.ts";
import { describeThing } from "../../search-engines/described-thing.ts";
import { allowPageSources } from "../../security/page-sources.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { SiteFrame } from "../site/site-frame.tsx";
import type { Route } from "./+types/route";
import { GOOGLE_MAP_SOURCES } from "./google-maps.ts";
import { LocationSearch } from "./location-search.tsx";
import { readReach, searchAround, usualReach } from "./search-around.ts";

/** Maximum length of a typed street address, in characters. The rest is cut off. */
const NEAR_MAX = 300;

export function meta(args: Route.MetaArgs) {
  const group = args.params.venue_group;
  return describePage(args, {
    path: `/${encodeURIComponent(group)}/location-search`,
    title: m.location_title({ chain: chainName(group) }),
    description: m.location_description({ chain: chainName(group) }),
  });
}

/** Disables caching: the query of the URL may contain a guest's home address. */
export function headers() {
  return { "cache-control": "no-store" };
}

/**
 * Lists a chain's restaurants: all, or those around the typed address. Answers 404 for an unknown chain.
 * screens#location-search.
 */
export async function loader(args: Route.LoaderArgs) {
  const { request, context, params } = args;
  const query = new URL(request.url).searchParams;
  const near = (query.get("near") ?? "").trim().slice(0, NEAR_MAX);
  const group = params.venue_group;
  const caller = serverCaller(request, context);
  // Lists the chain first: an empty list means an unknown chain, and its country decides the unit of the radius.
  const all = await searchAround(caller, { group });
  if (!all.ok && all.status === 400) throw data(null, { status: 404 });
  if (all.ok && all.answer.results.length === 0) throw data(null, { status: 404 });
  const reach = readReach(query.get("within")) ?? usualReach(all.ok ? all.answer.unit : "km");
  // A link can set `place` and `session`, a chosen suggestion, to any text: invalid values are ignored.
  const known = { gmapPlaceId: idOf(query.get("place")), sessionToken: idOf(query.get("session")) };
  const found = near ? await searchAround(caller, { group, address: near, ...known, ...reach }) : all;
  const { origin } = new URL(request.url);
  if (found.ok) describeThing(context, request, () => chainLd(group, found.answer.results, origin));
  const { googleMapsKey: mapsKey = null } = context.get(servicesContext);
  if (mapsKey !== null) allowPageSources(args, GOOGLE_MAP_SOURCES);
  // If the search has no result, the page lists the whole chain.
  const chain = found.ok && found.answer.results.length === 0 && all.ok ? all.answer.results : [];
  return { origin, group, near, reach, found: found.ok ? found.answer : null, chain, mapsKey };
}

/** Returns the text if it has the form of a place id or a session token; null otherwise. */
function idOf(text: string | null): string | null {
  return text !== null && /^[\w-]{1,64}$/.test(text) ? text : null;
}

export default function LocationSearchRoute({ loaderData }: Route.ComponentProps) {
  const { near, reach } = loaderData;
  return (
    <SiteFrame>
      <LocationSearch key={`${near} ${reach.radius} ${reach.unit}`} {...loaderData} />
    </SiteFrame>
  );
}
