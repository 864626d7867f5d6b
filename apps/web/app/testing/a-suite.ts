import type { EventSuiteData } from "@comptoir/contract";
import { type SuiteVisit, viewOwnSuite } from "../suites/suite-visit.ts";

/** Suite 1 at a final on 5 December 2026, 18:00 to 21:00 in Toronto, without orders and without an open tab. */
export function anEventSuite(but: Partial<EventSuiteData> = {}): EventSuiteData {
  return {
    id: "s-1",
    name: "Suite 1",
    event: {
      id: "final",
      name: "The final",
      starts_at: "2026-12-05T23:00:00.000Z",
      ends_at: "2026-12-06T02:00:00.000Z",
      pre_order_closes_at: "2026-12-03T17:00:00.000Z",
    },
    restaurant: { id: 7, slug: "grill", name: "Grill", zone: "America/Toronto" },
    pre_ordering: true,
    event_day: false,
    state: "no-pre-order",
    tab_limit: "500.00",
    tab_open: false,
    tab_total: "0.00",
    pre_order_delivery_time: "before",
    pre_order_additional_notes: null,
    event_day_payment_preference: "charge",
    preference_fixed: false,
    as_host: false,
    owner_has_card: true,
    orders: [],
    acts: [],
    par_stock: [],
    version: 1,
    ...but,
  };
}

export const PRE_ORDER = {
  id: "0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c11",
  number: "12",
  kind: "pre-order",
  status: "placed",
  total: "13.56",
  placedAt: "2026-11-20T23:00:00.000Z",
  version: 1,
} as const satisfies EventSuiteData["orders"][number];

export function aSuiteVisit(but: Partial<EventSuiteData> = {}): SuiteVisit {
  const suite = anEventSuite(but);
  return { minimal: suite, own: viewOwnSuite(suite), problem: null, isStranger: false };
}
