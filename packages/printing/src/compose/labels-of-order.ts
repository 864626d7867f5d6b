import type { BoardOrderData, DinerData } from "@comptoir/contract";
import { formatDate, formatTimeOfDay, m } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import { dinersOfOrder, type LocalMoment } from "@comptoir/ordering";
import { answerWords, dinerWords, foodList, kitchenWords, placeWords, viewOfPricedLine } from "@comptoir/receipt";
import type { MealLabel } from "@comptoir/receipt/paper";
import type { Paper } from "../print-document.ts";

/**
 * Returns the labels of an order: one for the whole order, or one for each portion of a dish. A label names the suite or
 * the person, and the order's allergies and notes. printing#label.
 */
export function labelsOfOrder(
  order: BoardOrderData,
  { each, at }: { readonly each: "order" | "portion"; readonly at: (instant: string) => LocalMoment },
  { locale }: Pick<Paper, "locale">,
): MealLabel[] {
  return runWithLocale(locale, () => {
    const { child, person, destination, number, notes, questions, wantedAt, readyAt } = order;
    const place = placeWords(destination);
    const name = child ? `${child.class} · ${child.name}` : person;
    const { date, minutes } = at(wantedAt ?? readyAt);
    const when = m.order_on_day_at({ day: formatDate(date), time: formatTimeOfDay(minutes) });
    const said = [child?.note, notes, ...answerWords(questions)].filter(Boolean);
    const label = (lines: BoardOrderData["lines"], dishes: MealLabel["dishes"], part: string | null): MealLabel => ({
      whom: destination.kind === "suite" ? place : (name ?? place),
      allergies: allergyWords(order, lines),
      note: said.length === 0 ? null : said.join(" · "),
      dishes,
      foot: [when, m.school_label_order({ number }), part].filter((words) => words !== null).join(" · "),
    });
    const dishOf = (line: BoardOrderData["lines"][number], quantity: number) => {
      const view = viewOfPricedLine(line);
      const words = quantity === 1 && each === "portion" ? view.name : `${quantity} × ${view.name}`;
      return { words, choices: kitchenWords(view).join(", "), warning: null };
    };
    if (each === "order")
      return [
        label(
          order.lines,
          order.lines.map((line) => dishOf(line, line.quantity)),
          null,
        ),
      ];
    const portions = order.lines.flatMap((line) => Array.from({ length: line.quantity }, () => line));
    return portions.map((line, index) => {
      const part = m.print_label_part({ part: index + 1, parts: portions.length });
      return label([line], [dishOf(line, 1)], part);
    });
  });
}

/**
 * Words the allergies of those who eat some lines; null for none. A school's meal has those of its child and of everybody
 * else. menu#diner-allergies.
 */
function allergyWords({ allergies, diners, child }: BoardOrderData, lines: BoardOrderData["lines"]): string | null {
  const here = child === null ? dinersOfOrder(diners, lines) : diners;
  const isSaidBy = (persons: readonly DinerData[], allergy: string) =>
    persons.some((one) => one.allergies.includes(allergy));
  const known = allergies.filter((allergy) => isSaidBy(here, allergy) || !isSaidBy(diners, allergy));
  if (known.length === 0) return null;
  return [m.school_label_allergies({ foods: foodList(known) }), ...dinerWords(here)].join(" · ");
}
