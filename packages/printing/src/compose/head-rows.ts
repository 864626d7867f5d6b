import { formatDate, formatTimeOfDay, m } from "@comptoir/messages";
import { ORDER_TYPE_RULES } from "@comptoir/ordering";
import { placeWords, wantedWords } from "@comptoir/receipt";
import type { PrintRow } from "../print-document.ts";
import type { TicketAbout, TicketOrder } from "./ticket-order.ts";

/** Prints what order it is: where it goes and its number, for whom, and when it is wanted. printing#ticket. */
export function headRows(order: TicketOrder, about: Pick<TicketAbout, "at" | "now">): PrintRow[] {
  const { destination, number, person, child, type } = order;
  const name = child ? `${child.class} · ${child.name}` : person;
  const { catered, preOrder } = ORDER_TYPE_RULES[type];
  return [
    { kind: "pair", text: placeWords(destination), right: number, size: "large", isBold: true },
    ...(catered || preOrder ? [{ kind: "text", text: m.modes_catering(), size: "tall", isBold: true } as const] : []),
    ...(name === null ? [] : [{ kind: "text", text: name, size: "tall", isBold: true } as const]),
    { kind: "text", text: whenWords(order, about), size: "tall" },
  ];
}

function whenWords({ day, wantedAt, readyAt }: TicketOrder, { at, now }: Pick<TicketAbout, "at" | "now">): string {
  const today = at(now).date;
  const wanted = wantedWords({ wantedAt }, { at, today });
  if (wanted !== null) return wanted;
  if (day === today) return m.board_asap();
  const time = formatTimeOfDay(at(readyAt).minutes);
  return m.board_for_day({ day: formatDate(day), time });
}
