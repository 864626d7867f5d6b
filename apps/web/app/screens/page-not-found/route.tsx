import { data } from "react-router";
import { servicesContext } from "../../load-context.ts";
import { visitorHeaders } from "../../venue/api-caller.ts";
import { loadMenuDocument } from "../../venue/menu-document.ts";
import type { Route } from "./+types/route";

/**
 * Matches every URL without a screen, and answers 404. If the first segment is a restaurant's slug, the error
 * page links to its menu. screens#error-page.
 */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const [slug = "", ...rest] = (params["*"] ?? "").toLowerCase().split("/");
  const { origin } = new URL(request.url);
  const asked = { origin, slug, headers: visitorHeaders(request) };
  const isKnown = rest.length > 0 && (await loadMenuDocument(context.get(servicesContext).api, asked).then(yes, no));
  throw data(isKnown ? { menuAt: `/${slug}` } : null, { status: 404 });
}

const yes = () => true;
const no = () => false;

export default function PageNotFound() {
  return null;
}
