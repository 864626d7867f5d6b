import { m } from "@comptoir/messages";
import { type Destination, tableName } from "@comptoir/ordering";

/** Says where an order goes, in a few words: the table, the suite, or the kind of handover. board#card. */
export function placeWords(destination: Destination): string {
  switch (destination.kind) {
    case "table":
      return m.board_table({ table: tableName(destination.tableNum) });
    case "pickup":
      return m.board_pickup();
    case "delivery-area":
    case "delivery-address":
      return m.board_delivery();
    case "suite":
      return destination.name ?? m.board_suite();
    case "school-date":
      return m.board_school();
  }
}

/** Returns the address of a delivery; null for other orders, and after its erasure. */
export function addressWords(destination: Destination): string | null {
  if (destination.kind === "delivery-address") return destination.address || null;
  if (destination.kind !== "delivery-area") return null;
  const { location, area } = destination;
  return area === null ? location : `${location}, ${area}`;
}
