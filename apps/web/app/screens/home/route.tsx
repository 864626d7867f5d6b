import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { data } from "react-router";
import { guardHome, redirectTo } from "../../guards/redirect-rules.ts";
import { servicesContext } from "../../load-context.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { SiteFrame } from "../site/site-frame.tsx";
import type { Route } from "./+types/route";
import { HomeScreen } from "./home-screen.tsx";

export function meta() {
  return [{ title: m.page_not_found_title() }];
}

/**
 * Redirects `/` to `/cantine` on a canteen's host. On other hosts, answers 404 with links to the location
 * search, the chain's restaurants and the canteens. screens#home.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { cantineHosts = [], homeChains = [] } = context.get(servicesContext);
  redirectTo(guardHome(new URL(request.url).host, cantineHosts));
  const caller = serverCaller(request, context);
  const [canteens, ...chains] = await Promise.all([
    calls.geolocationSearch(caller, { concourse: true }),
    ...homeChains.map((group) => calls.geolocationSearch(caller, { group })),
  ]);
  // If a search fails, the page omits its results.
  const venues = chains.flatMap((found) => (found.ok ? found.answer.results : []));
  const ways = {
    chain: chains[0]?.ok && chains[0].answer.results.length > 0 ? (homeChains[0] ?? null) : null,
    hasCanteens: canteens.ok && canteens.answer.results.length > 0,
    venues: [...venues.filter(({ open }) => open), ...venues.filter(({ open }) => !open)],
  };
  return data(ways, { status: 404 });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame>
      <HomeScreen {...loaderData} />
    </SiteFrame>
  );
}
