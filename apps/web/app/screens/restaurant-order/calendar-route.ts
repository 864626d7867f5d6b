import type { Route } from "./+types/calendar-route";
import { loadOrder } from "./load-order.ts";
import { pickupCalendar } from "./pickup-calendar.ts";

/** The pickup or delivery of an order as a file for the calendar of any device. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const order = await loadOrder(request, context, params.order_id);
  const { origin } = new URL(request.url);
  return new Response(pickupCalendar(order, `${origin}/${order.restaurant.slug}/orders/${order.id}`), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${order.restaurant.slug}-${order.number}.ics"`,
      "cache-control": "no-store",
    },
  });
}
