import { fileResponse } from "../../file-response.ts";
import type { Route } from "./+types/calendar-route";
import { loadOrder } from "./load-order.ts";
import { pickupCalendar } from "./pickup-calendar.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const order = await loadOrder(request, context, params.order_id);
  const { origin } = new URL(request.url);
  return fileResponse(
    pickupCalendar(order, `${origin}/${order.restaurant.slug}/orders/${order.id}`),
    "text/calendar; charset=utf-8",
    `attachment; filename="${order.restaurant.slug}-${order.number}.ics"`,
  );
}
