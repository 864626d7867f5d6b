import type { OrderData } from "@comptoir/contract";
import { m } from "@comptoir/messages";

/** How long the entry for a pickup lasts, in minutes. */
const PICKUP_MINUTES = 15;

/** Lines of a calendar file are at most 75 octets; a continuation begins with a space. RFC 5545, section 3.1. */
const LINE_OCTETS = 74;

/** An order's pickup as a calendar file (RFC 5545), in the page's language. `url` leads back to the order's page. */
export function pickupCalendar(
  order: Pick<OrderData, "id" | "number" | "placedAt" | "readyAt" | "restaurant">,
  url: string,
): string {
  const { restaurant, number } = order;
  const start = Date.parse(order.readyAt);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Comptoir//Orders//EN",
    "BEGIN:VEVENT",
    `UID:${order.id}@comptoir`,
    `DTSTAMP:${utcStamp(Date.parse(order.placedAt))}`,
    `DTSTART:${utcStamp(start)}`,
    `DTEND:${utcStamp(start + PICKUP_MINUTES * 60_000)}`,
    `SUMMARY:${escapeText(m.order_calendar_title({ venue: restaurant.name, number }))}`,
    ...(restaurant.address ? [`LOCATION:${escapeText(restaurant.address)}`] : []),
    `URL:${url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
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
