import type { WebhookDeliveryData, WebhookEndpointData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import type { PartnerEvent, WebhookDeliveryState, WebhookFault } from "@comptoir/ordering";
import { eventTimeWords } from "../../suites/event-times.ts";
import type { BadgeTone } from "../../ui/badge.tsx";

const EVENTS: Readonly<Record<PartnerEvent, () => string>> = {
  "order.placed": () => m.staff_hook_order_placed(),
  "order.accepted": () => m.staff_hook_order_accepted(),
  "order.declined": () => m.staff_hook_order_declined(),
  "order.changed": () => m.staff_hook_order_changed(),
  "order.fired": () => m.staff_hook_order_fired(),
  "order.started": () => m.staff_hook_order_started(),
  "order.ready": () => m.staff_hook_order_ready(),
  "order.completed": () => m.staff_hook_order_completed(),
  "order.cancelled": () => m.staff_hook_order_cancelled(),
  "refund.made": () => m.staff_hook_refund_made(),
  "item.sold_out": () => m.staff_hook_item_sold_out(),
  "item.restocked": () => m.staff_hook_item_restocked(),
  "venue.paused": () => m.staff_hook_venue_paused(),
  "venue.resumed": () => m.staff_hook_venue_resumed(),
  "venue.changed": () => m.staff_hook_venue_changed(),
  "menu.published": () => m.staff_hook_menu_published(),
  "printer.failed": () => m.staff_hook_printer_failed(),
};

/** Names a type of events; the type itself if this release does not know it. */
export function eventWords(type: string): string {
  if (type === "test") return m.staff_hook_test();
  return Object.hasOwn(EVENTS, type) ? EVENTS[type as PartnerEvent]() : type;
}

/** Says in a badge whether an endpoint works. partners#failing, partners#disable. */
export function endpointState({ disabled, failingSince }: WebhookEndpointData): { tone: BadgeTone; label: string } {
  if (disabled !== null) return { tone: "neutral", label: m.staff_hook_off() };
  return failingSince === null
    ? { tone: "good", label: m.staff_hook_on() }
    : { tone: "danger", label: m.staff_hook_failing() };
}

/** Says since when and why an endpoint is off or fails; null while it works. */
export function endpointTrouble({ disabled, failingSince }: WebhookEndpointData, zone: string): string | null {
  if (disabled !== null) {
    const when = eventTimeWords(disabled.at, zone);
    const said = {
      staff: () => m.staff_hook_off_staff({ when }),
      gone: () => m.staff_hook_off_gone({ when }),
      failing: () => m.staff_hook_off_failing({ when }),
    };
    return said[disabled.reason]();
  }
  return failingSince === null ? null : m.staff_hook_failing_since({ when: eventTimeWords(failingSince, zone) });
}

const STATES: Readonly<Record<WebhookDeliveryState, { tone: BadgeTone; label: () => string }>> = {
  waiting: { tone: "caution", label: () => m.staff_hook_waiting() },
  delivered: { tone: "good", label: () => m.staff_hook_delivered() },
  failed: { tone: "danger", label: () => m.staff_hook_failed() },
  dropped: { tone: "neutral", label: () => m.staff_hook_dropped() },
};

export function deliveryState({ state }: Pick<WebhookDeliveryData, "state">): { tone: BadgeTone; label: string } {
  return { tone: STATES[state].tone, label: STATES[state].label() };
}

const FAULTS: Readonly<Record<WebhookFault, () => string>> = {
  "private-address": () => m.staff_hook_fault_private(),
  "name-unknown": () => m.staff_hook_fault_name(),
  timeout: () => m.staff_hook_fault_timeout(),
  tls: () => m.staff_hook_fault_tls(),
  "no-answer": () => m.staff_hook_fault_none(),
  cut: () => m.staff_hook_fault_cut(),
};

/** Says how an endpoint answered: its status, or why there was no answer that counts. */
export function answerWords({ status, fault }: WebhookDeliveryData["answers"][number]): string {
  if (fault !== null) return FAULTS[fault]();
  return m.staff_hook_status({ status: status ?? 0 });
}
