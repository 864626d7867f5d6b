import type { PricedLineData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { viewOfPricedLine } from "@comptoir/receipt";
import type { PrintRow } from "../print-document.ts";

/** A line of an order; `person` is the person or member that it is for, if the order tells. */
export type TicketLine = PricedLineData & { readonly person?: string | null };

const CHOICE_INDENT = 4;
const NESTED_INDENT = 2;
/** Choices that are nested deeper are indented as these, so that narrow paper has room for words. */
const DEPTH_MAX = 4;

/**
 * Prints a dish for the kitchen: its quantity in front, white on black above one; its choices with their groups, indented
 * by their nesting; whom it is for; the guest's memo. printing#lines.
 */
export function dishRows(line: TicketLine): PrintRow[] {
  const { quantity, name, choices, memo } = viewOfPricedLine(line);
  return [
    {
      kind: "text",
      lead: { text: `${quantity} ×`, isInverse: quantity > 1 },
      text: name,
      size: "tall",
      isBold: true,
    },
    ...choices.map(
      ({ named, depth }): PrintRow => ({
        kind: "text",
        text: named,
        indent: CHOICE_INDENT + Math.min(depth, DEPTH_MAX) * NESTED_INDENT,
      }),
    ),
    ...(line.person
      ? [{ kind: "text", text: m.print_for_person({ person: line.person }), indent: CHOICE_INDENT } as const]
      : []),
    ...(memo === null
      ? []
      : [{ kind: "text", text: m.bill_memo({ memo }), indent: CHOICE_INDENT, isBold: true, size: "tall" } as const]),
  ];
}
