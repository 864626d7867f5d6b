import { m } from "@comptoir/messages";
import { data } from "react-router";
import { guardHome, redirectTo } from "../../guards/redirect-rules.ts";
import { servicesContext } from "../../load-context.ts";
import { SiteFrame } from "../site/site-frame.tsx";
import type { Route } from "./+types/route";
import { HomeScreen } from "./home-screen.tsx";
import { loadHome } from "./load-home.ts";

export function meta() {
  return [{ title: m.page_not_found_title() }];
}

/**
 * Redirects `/` to `/cantine` on a canteen's host. On other hosts, answers 404 with links to the location
 * search, the chain's restaurants and the canteens. screens#home.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { cantineHosts = [] } = context.get(servicesContext);
  redirectTo(guardHome(new URL(request.url).host, cantineHosts));
  return data(await loadHome({ request, context }), { status: 404 });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame>
      <HomeScreen {...loaderData} />
    </SiteFrame>
  );
}
