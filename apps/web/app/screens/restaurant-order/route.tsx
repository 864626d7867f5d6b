import { m } from "@comptoir/messages";
import { billWordingOf } from "@comptoir/receipt";
import { data, isRouteErrorResponse } from "react-router";
import { requestTimeMs } from "../../load-context.ts";
import { localMomentAt } from "../../venue/local-moment.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { ErrorScreen } from "../error/error-screen.tsx";
import { VenueMessage } from "../restaurant/venue-message.tsx";
import type { Route } from "./+types/route";
import { loadOrder } from "./load-order.ts";
import { OrderScreen } from "./order-screen.tsx";
import type { ClockReading } from "./wall-clock.ts";

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData
    ? m.order_title({ number: loaderData.order.number, venue: loaderData.order.restaurant.name })
    : m.order_unknown_heading();
  return [{ title }, { name: "robots", content: "noindex" }];
}

/** Nothing of an order is kept by browsers and proxies in between. */
export function headers() {
  return { "cache-control": "no-store" };
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const order = await loadOrder(request, context, params.order_id);
  const read = (atMs: number) => ({ atMs, moment: localMomentAt(atMs, order.zone) });
  const [placed, ready] = [read(Date.parse(order.placedAt)), read(Date.parse(order.readyAt))];
  const clock: [ClockReading, ...ClockReading[]] = [read(requestTimeMs(context)), placed, ready];
  const wording = billWordingOf(context.get(menuDocumentContext).restaurant);
  return data({ order, wording, clock }, { headers: { "cache-control": "no-store" } });
}

/** An order that is not there is no fault of the site's. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen error={error} />;
  return <VenueMessage heading={m.order_unknown_heading()}>{m.order_unknown_text()}</VenueMessage>;
}

export default function RestaurantOrder({ loaderData }: Route.ComponentProps) {
  return <OrderScreen key={loaderData.order.id} {...loaderData} />;
}
