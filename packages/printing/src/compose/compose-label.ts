import { m } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import type { MealLabel } from "@comptoir/receipt/paper";
import type { Paper, PrintDocument } from "../print-document.ts";
import { band } from "./band.ts";

/**
 * Composes the label of a meal or a dish: whom it is for, allergies, the note, its dishes with what is unsafe of them.
 * Schools' labels are the same on sheets. printing#label, school#labels.
 */
export function composeLabel({ whom, allergies, note, dishes, foot }: MealLabel, paper: Paper): PrintDocument {
  return runWithLocale(paper.locale, () => ({
    ...paper,
    title: whom,
    rows: [
      { kind: "text", text: whom, size: "large", isBold: true },
      ...(allergies === null ? [] : [band(allergies, "large")]),
      ...(note === null ? [] : [{ kind: "text", text: m.board_note({ note }), isBold: true } as const]),
      ...dishes.flatMap(({ words, choices, warning }) => [
        { kind: "text", text: words, size: "tall", isBold: true } as const,
        ...(choices === "" ? [] : [{ kind: "text", text: choices, indent: 2 } as const]),
        ...(warning === null ? [] : [band(warning, "normal")]),
      ]),
      { kind: "text", text: foot },
      { kind: "cut" },
    ],
  }));
}
