import type { OrderData } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import {
  cancelCutoff,
  confirmationWords,
  ORDER_TYPE_RULES,
  orderingSettings,
  type RestaurantData,
} from "@comptoir/ordering";
import { billWordingOf } from "@comptoir/receipt";
import {
  data,
  isRouteErrorResponse,
  redirect,
  redirectDocument,
  replace,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { localeContext, requestTimeMs } from "../../load-context.ts";
import { sayNumbers } from "../../orders/order-numbers.ts";
import { signOut } from "../../person/sign-out.ts";
import { personContext } from "../../session/person-context.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { localMomentAt } from "../../venue/local-moment.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import type { ClockReading } from "../../venue/wall-clock.ts";
import { parseVisit } from "../../visit/parse-visit.ts";
import { carryVisit } from "../../visit/visit.ts";
import { ErrorScreen } from "../error/error-screen.tsx";
import { VenueMessage } from "../restaurant/venue-message.tsx";
import type { Route } from "./+types/route";
import { FORGET } from "./kiosk-end.tsx";
import { loadOrderTogether } from "./load-order.ts";
import { OrderScreen } from "./order-screen.tsx";
import { isUnanswered, OrderUnreached, useKnownOrder } from "./order-unreached.tsx";

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData
    ? m.order_title({ number: sayNumbers(loaderData.order.number), venue: loaderData.order.restaurant.name })
    : m.order_unknown_heading();
  return [{ title }];
}

/** Disables caching of an order in browsers and proxies. */
export function headers() {
  return { "cache-control": "no-store" };
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { order, together } = await loadOrderTogether(request, context, params.order_id);
  const visit = parseVisit(new URL(request.url).searchParams);
  // An order's URL opens it for everyone. On a tablet, the next guest could open it by the browser's back button.
  if (visit.kiosk && !order.yours) throw replace(carryVisit(`/${params.restaurant_slug}`, visit));
  const read = (atMs: number) => ({ atMs, moment: localMomentAt(atMs, order.zone) });
  const [placed, ready] = [read(Date.parse(order.placedAt)), read(Date.parse(order.readyAt))];
  // A cancelled school day is credited to the person's account. A guest has no account and cannot cancel it.
  const mayCancel = !ORDER_TYPE_RULES[order.type].bySchoolDate || context.get(personContext) !== null;
  const until =
    order.yours && mayCancel
      ? cancelUntil(order, context.get(menuDocumentContext).restaurant, requestTimeMs(context))
      : null;
  const clock: [ClockReading, ...ClockReading[]] = [
    read(requestTimeMs(context)),
    placed,
    ready,
    ...(until === null ? [] : [read(Date.parse(until))]),
    ...(order.acceptance ? [read(Date.parse(order.acceptance.until))] : []),
  ];
  const { restaurant } = context.get(menuDocumentContext);
  const wording = billWordingOf(restaurant, context.get(localeContext));
  const { confirmation_screen_customization: customization } = restaurant.menu_configuration ?? {};
  const words = confirmationWords(customization, context.get(localeContext));
  const anotherRound = (restaurant.another_round ?? false) && order.destination.kind === "table";
  const days = together.map(({ id, number, status, date, childId, total }) => ({
    id,
    number,
    status,
    date: date === null ? undefined : localMomentAt(Date.parse(date), order.zone).date,
    childId,
    total,
  }));
  const shown = { order, days, wording, words, anotherRound, clock, cancelUntil: until };
  return data(shown, { headers: { "cache-control": "no-store" } });
}

/** On a venue's own tablet, deleting the guest's data does not reload the page, which the guest is still reading. people#kiosk. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formData?.get(FORGET.name) === FORGET.stay ? false : defaultShouldRevalidate;
}

/**
 * Cancels the order for its owner; a refusal is returned as text. On a venue's own tablet, the form may instead
 * delete the guest's data from the browser. people#kiosk.
 */
export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = parseVisit(new URL(request.url).searchParams);
  const forget = (await request.formData()).get(FORGET.name);
  if (forget !== null) {
    const headers = await signOut({ request, context });
    if (forget === FORGET.stay) return data({ refusal: null }, { headers });
    return redirectDocument(carryVisit(`/${params.restaurant_slug}`, visit), { status: 303, headers });
  }
  const { restaurant } = context.get(menuDocumentContext);
  const result = await calls.cancelOrder(serverCaller(request, context, restaurant.id), params.order_id);
  if (result.ok) {
    return redirect(carryVisit(`/${params.restaurant_slug}/orders/${result.answer.order.id}`, visit), 303);
  }
  return data({ refusal: result.error?.message ?? m.refusal_unavailable() }, { status: result.status || 503 });
}

/**
 * A 403 shows the API's reason, a 404 an unknown order, and a missing answer the retry. Any other error is our own; the
 * page then says that the order is placed only if this browser knows it.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isKnown = useKnownOrder() !== null;
  const status = isRouteErrorResponse(error) ? error.status : null;
  if (status === 404) return <VenueMessage heading={m.order_unknown_heading()}>{m.order_unknown_text()}</VenueMessage>;
  if (status !== 403 && (isKnown || isUnanswered(error))) return <OrderUnreached />;
  return <ErrorScreen error={error} />;
}

export default function RestaurantOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { id, status } = loaderData.order;
  return <OrderScreen key={`${id} ${status}`} {...loaderData} refusal={actionData?.refusal ?? null} />;
}

/**
 * Returns until when the guest may cancel an order (ISO 8601). Null if the order cannot be cancelled, or its deadline
 * has passed.
 * Runs on the server only. ordering#cancel-by-guest.
 */
function cancelUntil(order: OrderData, restaurant: RestaurantData, nowMs: number): string | null {
  // An order at a hub, or a kitchen's part of it, cannot be cancelled by the guest. hub#hub-parent.
  const isTogether = Boolean(order.parentId || order.kitchens);
  const wanted = order.date === null ? null : localMomentAt(Date.parse(order.date), order.zone);
  // `hasAccount` is true, because the caller has checked that a school's order has a signed-in owner.
  const cutoff = cancelCutoff({ ...order, wanted, isTogether, hasAccount: true }, orderingSettings(restaurant));
  if (cutoff === null) return null;
  const time = Temporal.PlainTime.from({ hour: Math.floor(cutoff.minutes / 60), minute: cutoff.minutes % 60 });
  const instant = Temporal.PlainDate.from(cutoff.date).toZonedDateTime({ timeZone: order.zone, plainTime: time });
  return instant.epochMilliseconds < nowMs ? null : instant.toInstant().toString();
}
