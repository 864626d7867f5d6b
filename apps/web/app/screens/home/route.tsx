import { m } from "@comptoir/messages";
import { data } from "react-router";
import { guardHome, redirectTo } from "../../guards/redirect-rules.ts";
import { servicesContext } from "../../load-context.ts";
import { SiteFrame } from "../site/site-frame.tsx";
import type { Route } from "./+types/route";
import { HomeScreen } from "./home-screen.tsx";
import { loadHome } from "./load-home.ts";

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.isDemonstration ? m.home_demonstration_heading() : m.page_not_found_title() }];
}

/**
 * Redirects `/` to `/cantine` on a canteen's host. On other hosts it is the start page of the demonstration, or
 * without one answers 404. Both link to the location search, the chain's restaurants and the canteens. screens#home.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { cantineHosts = [] } = context.get(servicesContext);
  redirectTo(guardHome(new URL(request.url).host, cantineHosts));
  const home = await loadHome({ request, context });
  return data(home, { status: home.isDemonstration ? 200 : 404 });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame>
      <HomeScreen {...loaderData} isStart={loaderData.isDemonstration} />
    </SiteFrame>
  );
}
