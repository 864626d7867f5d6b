import { m } from "@comptoir/messages";
import { formatPhone } from "@comptoir/ordering";
import { addressWords, answerWords, dinerWords, foodList, groupWords } from "@comptoir/receipt";
import type { PrintRow } from "../print-document.ts";
import { band } from "./band.ts";
import type { TicketOrder } from "./ticket-order.ts";

/** Prints what the kitchen must know before it reads the lines; allergies first. printing#ticket. */
export function noticeRows(order: TicketOrder): PrintRow[] {
  const { allergies, diners, checkId, notes, child, questions, destination, phone } = order;
  const address = addressWords(destination);
  const courier = "notes" in destination ? destination.notes : null;
  return [
    ...(allergies.length === 0 ? [] : [band(m.board_allergies({ foods: foodList(allergies) }), "large")]),
    ...dinerWords(diners).map((words) => band(words)),
    ...groupWords(order).map((text): PrintRow => ({ kind: "text", text, isBold: true })),
    ...[notes, child?.note].flatMap((note) =>
      note ? [{ kind: "text", text: m.board_note({ note }), size: "tall", isBold: true } as const] : [],
    ),
    ...(checkId ? [band(m.board_check_id())] : []),
    ...answerWords(questions).map((text): PrintRow => ({ kind: "text", text })),
    ...(address === null ? [] : [{ kind: "text", text: address, isBold: true } as const]),
    ...(courier ? [{ kind: "text", text: m.order_courier_notes({ notes: courier }) } as const] : []),
    ...(address !== null && phone
      ? [{ kind: "text", text: m.print_phone({ phone: formatPhone(phone) }) } as const]
      : []),
  ];
}
