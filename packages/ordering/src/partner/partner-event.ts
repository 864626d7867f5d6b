/** The events at a restaurant that other systems can be told of. partners#partner-events. */
export const PARTNER_EVENTS = [
  "order.placed",
  "order.accepted",
  "order.declined",
  "order.changed",
  "order.fired",
  "order.started",
  "order.ready",
  "order.completed",
  "order.cancelled",
  "refund.made",
  "item.sold_out",
  "item.restocked",
  "venue.paused",
  "venue.resumed",
  "venue.changed",
  "menu.published",
  "printer.failed",
] as const;

export type PartnerEvent = (typeof PARTNER_EVENTS)[number];

/**
 * Returns the lane of an event. Events of one lane are delivered one after another, those of different lanes
 * independently: each order is a lane, and so are the dishes, the restaurant, its menu and its printers. partners#delivery-lanes.
 */
export function laneOfEvent(type: string, orderId: string | null): string {
  return orderId ?? type.replace(/\..*$/, "");
}
