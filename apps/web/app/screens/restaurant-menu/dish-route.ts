import { parseVisit } from "../../visit/parse-visit.ts";
import type { Route } from "./+types/dish-route";
import { loadDish } from "./item-viewer/load-dish.ts";

/** One dish as the data writes it, for a page that has put it into the cart by what its card says. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const { dish } = loadDish(context, parseVisit(query), { itemId: params.item_id, menuId: query.get("menu") });
  return Response.json(dish, { headers: { "cache-control": "no-store" } });
}
