import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { reviewNotification } from "@comptoir/ordering";
import { data, useSearchParams } from "react-router";
import { serverCaller } from "../../venue/api-caller.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { venueOfMatches } from "../restaurant/use-restaurant.ts";
import { VenueFrame } from "../restaurant/venue-frame.tsx";
import type { Route } from "./+types/route";
import { type NotificationAnswer, NotificationForm, NotificationNoted } from "./notification-form.tsx";

export function meta({ matches }: Route.MetaArgs) {
  const title = [m.notification_title(), venueOfMatches(matches)?.name].filter(Boolean).join(" · ");
  return [{ title }];
}

/** Disables caching: the page may contain the typed phone number. */
export function headers() {
  return { "cache-control": "no-store" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 40);
  const typed = { orderNumber: text("number"), phoneNumber: text("phone") };
  const faults = reviewNotification(typed);
  if (faults.length > 0) return data<NotificationAnswer>({ typed, faults, problem: null }, { status: 400 });
  const { restaurant } = context.get(menuDocumentContext);
  const result = await calls.orderNotification(serverCaller(request, context, restaurant.id), {
    type: "notification",
    status: "in-progress",
    data: {
      config: { restaurantId: restaurant.id, checkNum: typed.orderNumber },
      checkout: { contact: { phone_number: typed.phoneNumber } },
      date: null,
    },
  });
  if (result.ok) return data<NotificationAnswer>({ noted: result.answer.message });
  const problem = result.status === 429 ? "too-often" : "failed";
  return data<NotificationAnswer>({ typed, faults: [], problem }, { status: result.status === 429 ? 429 : 503 });
}

export default function RestaurantOrderNotification({ actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <VenueFrame>
      {actionData && "noted" in actionData ? (
        <NotificationNoted message={actionData.noted} />
      ) : (
        <NotificationForm number={(query.get("number") ?? "").slice(0, 9)} answer={actionData} />
      )}
    </VenueFrame>
  );
}
