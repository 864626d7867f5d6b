import { calls } from "@comptoir/contract/client";
import type { LoaderFunctionArgs } from "react-router";
import { servicesContext } from "../../load-context.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import type { HomeScreenProps } from "./home-screen.tsx";

/** Loads the location search, the restaurants and the canteens that a page without a venue links to. screens#home-screen. */
export async function loadHome({
  request,
  context,
}: Pick<LoaderFunctionArgs, "request" | "context">): Promise<HomeScreenProps> {
  const { homeChains = [] } = context.get(servicesContext);
  const caller = serverCaller(request, context);
  const [canteens, ...chains] = await Promise.all([
    calls.geolocationSearch(caller, { concourse: true }),
    ...homeChains.map((group) => calls.geolocationSearch(caller, { group })),
  ]);
  // If a search fails, the page omits its results.
  const venues = chains.flatMap((found) => (found.ok ? found.answer.results : []));
  return {
    isDemonstration: homeChains.length > 0,
    chain: chains[0]?.ok && chains[0].answer.results.length > 0 ? (homeChains[0] ?? null) : null,
    hasCanteens: canteens.ok && canteens.answer.results.length > 0,
    venues: [...venues.filter(({ open }) => open), ...venues.filter(({ open }) => !open)],
  };
}
