import { formatTimeOfDay, formatWeekday, m } from "@comptoir/messages";
import type { Venue } from "../../../venue/venue.ts";
import { pausedWords } from "../../restaurant/closed-to-orders.tsx";
import { openingWords } from "../../restaurant/opening-state.tsx";
import { type OrderingGate, useOrderingGate } from "../../restaurant/ordering-gate.ts";
import { useRestaurant } from "../../restaurant/use-restaurant.ts";
import type { ServedFrom } from "../dishes/menu-view.ts";
import { orderedUntilWords } from "../dishes/ordered-until-words.ts";
import type { LoadedDish } from "./load-dish.ts";

/** Returns why a dish cannot be added to the cart, as text; null if it can. Reasons of the dish itself come first. */
export function useUnavailableReason({
  state,
  isOffered,
}: Pick<LoadedDish, "state" | "isOffered">): string | "no-config" | null {
  const { venue, suiteProblem } = useRestaurant();
  const gate = useOrderingGate();
  if (gate === "suite") return suiteProblem;
  if (gate !== null && gate !== "no-config") return gateWords(gate, venue);
  if (!isOffered) return m.item_not_offered_text();
  return dishWords(state) ?? gate;
}

function gateWords(gate: Exclude<OrderingGate, "no-config" | "suite">, venue: Venue): string {
  switch (gate) {
    case "orders-paused":
      return pausedWords(venue);
    case "closed":
      return openingWords(venue.openState, venue.now);
    case "login-required":
      return m.venue_login_heading();
    case "cards-off":
      return m.venue_cards_off();
    case "no-payment-method":
      return m.venue_no_payment_method();
    default:
      return m.venue_view_only();
  }
}

function dishWords(state: LoadedDish["state"]): string | null {
  if (state?.from) return servedFromText(state.from);
  if (state?.until) return m.item_notice_over_text(orderedUntilWords(state.until));
  switch (state?.state) {
    case undefined:
      return null;
    case "sold-out":
      return m.item_sold_out_text();
    case "last-call":
      return m.item_last_call_text();
    case "not-to-go":
      return m.item_not_to_go_text();
    case "alcohol-hours":
      return m.item_alcohol_hours_text();
    case "kitchen-paused":
      return m.item_kitchen_paused_text();
    case "kitchen-closed":
      return m.item_kitchen_closed_text();
    default:
      return m.item_unavailable_text();
  }
}

function servedFromText({ days, weekday, minutes }: ServedFrom): string {
  const time = formatTimeOfDay(minutes);
  if (days === 0) return m.item_available_from_text({ time });
  if (days === 1) return m.item_available_tomorrow_text({ time });
  return m.item_available_on_text({ day: formatWeekday(weekday), time });
}
