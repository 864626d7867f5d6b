import { currentLocale, m } from "@comptoir/messages";
import { restaurantName } from "@comptoir/ordering";
import { data } from "react-router";
import { servicesContext } from "../../load-context.ts";
import { isStaffPage } from "../../unavailable-words.ts";
import { visitorHeaders } from "../../venue/api-caller.ts";
import { loadMenuDocument } from "../../venue/menu-document.ts";
import { HomeScreen } from "../home/home-screen.tsx";
import { loadHome } from "../home/load-home.ts";
import { SiteFrame } from "../site/site-frame.tsx";
import type { Route } from "./+types/route";

export function meta() {
  return [{ title: m.page_not_found_title() }];
}

/**
 * Matches every URL without a screen, and answers 404. If the first segment is a restaurant's slug, the error
 * page shows its name and links to its menu; below `/staff` it links to the staff's first page. Otherwise the page offers
 * what `/` does. screens#error-page.
 */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const [slug = "", ...rest] = (params["*"] ?? "").toLowerCase().split("/");
  const { origin, pathname } = new URL(request.url);
  if (isStaffPage(pathname)) throw data(null, { status: 404 });
  const asked = { origin, slug, headers: visitorHeaders(request) };
  const { api } = context.get(servicesContext);
  const name = rest.length > 0 ? await loadMenuDocument(api, asked).then(nameIn, none) : null;
  if (name !== null) throw data({ menuAt: `/${slug}`, name }, { status: 404 });
  return data(await loadHome({ request, context }), { status: 404 });
}

const nameIn = ({ restaurant }: Awaited<ReturnType<typeof loadMenuDocument>>) =>
  restaurantName(restaurant, currentLocale());
const none = () => null;

export default function PageNotFound({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame>
      <HomeScreen {...loaderData} />
    </SiteFrame>
  );
}
