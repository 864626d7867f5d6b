import { parseCookies } from "../../visit/cookies.ts";
import { parseVisit } from "../../visit/parse-visit.ts";
import type { Route } from "./+types/dishes-route";
import { loadDishes } from "./load-menu.ts";

/** The dishes of a menu's page as data, for who is about to search them: the page itself brought them as markup. */
export function loader({ request, context }: Route.LoaderArgs) {
  const visit = parseVisit(new URL(request.url).searchParams, parseCookies(request.headers.get("cookie")));
  return Response.json(loadDishes(context, visit), { headers: { "cache-control": "no-store" } });
}
