import type { OrderData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { handoverOf, isDeliveryKind } from "@comptoir/ordering";
import { hasToldTime, toldAt } from "@comptoir/receipt";

/** Length of the calendar event, in minutes. A delivery takes longer to receive. */
const PICKUP_MINUTES = 15;
const DELIVERY_MINUTES = 30;

/** Maximum length of a line in octets: RFC 5545, section 3.1 allows 75, and a continuation line starts with a space. */
const LINE_OCTETS = 74;

/**
 * Returns whether the diner needs an appointment: for a pickup whose time is known, or for a delivery at a chosen time.
 * screens#confirmation-screen.
 */
export function belongsInCalendar(order: Pick<OrderData, "destination" | "date" | "placedAt" | "readyAt">): boolean {
  const {
    destination: { kind },
    date,
  } = order;
  return (handoverOf(kind) === "collected" && hasToldTime(order)) || (isDeliveryKind(kind) && date !== null);
}

/**
 * Returns an order's pickup or delivery as a calendar file (RFC 5545), in the page's language. `url`: the order's
 * page.
 */
export function pickupCalendar(
  order: Pick<OrderData, "id" | "number" | "placedAt" | "readyAt" | "travelMinutes" | "restaurant" | "destination">,
  url: string,
): string {
  const { restaurant, number, destination } = order;
  const isDelivered = isDeliveryKind(destination.kind);
  const named = { venue: restaurant.name, number };
  const place = isDelivered ? deliveryPlace(destination) : restaurant.address;
  const start = Date.parse(toldAt(order));
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Comptoir//Orders//EN",
    "BEGIN:VEVENT",
    `UID:${order.id}@comptoir`,
    `DTSTAMP:${utcStamp(Date.parse(order.placedAt))}`,
    `DTSTART:${utcStamp(start)}`,
    `DTEND:${utcStamp(start + (isDelivered ? DELIVERY_MINUTES : PICKUP_MINUTES) * 60_000)}`,
    `SUMMARY:${escapeText(isDelivered ? m.order_calendar_delivery(named) : m.order_calendar_title(named))}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `URL:${url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
}

function deliveryPlace(destination: OrderData["destination"]): string {
  if (destination.kind === "delivery-address") return destination.address;
  if (destination.kind !== "delivery-area") return "";
  const { location, area } = destination;
  return area === null ? location : `${location}, ${area}`;
}

function utcStamp(instantMs: number): string {
  return new Date(instantMs).toISOString().replace(/[-:]|\.\d{3}/g, "");
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, "\\n");
}

function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
