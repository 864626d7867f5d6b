import { m } from "@comptoir/messages";

/**
 * Says which part of an order a ticket has, and which stations have the others: *bar: 1 of 2, the other half: grill*. Null
 * for a whole order. printing#station-ticket.
 */
export function stationWords(
  lines: readonly { readonly station: string | null }[],
  stations: readonly string[],
): string | null {
  if (stations.length === 0) return null;
  const all = [...new Set(lines.flatMap(({ station }) => station ?? []))].sort();
  const own = all.filter((station) => stations.includes(station));
  const others = all.filter((station) => !stations.includes(station));
  const [station] = own;
  const named = own.length === 0 ? stations.join(", ") : own.join(", ");
  if (others.length === 0 || station === undefined) return named;
  if (own.length > 1) return `${named}. ${m.board_elsewhere({ stations: others.join(", ") })}`;
  const part = all.indexOf(station) + 1;
  const [other = ""] = others;
  return others.length === 1
    ? m.print_station_half({ station, part, other })
    : m.print_station_part({ station, part, parts: all.length, others: others.join(", ") });
}
