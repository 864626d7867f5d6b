import type { SchoolListData } from "@comptoir/contract";
import { ORDER_TYPE_RULES, ORDER_TYPES } from "@comptoir/ordering";
import { lastSequence } from "../../../events/venue-events/venue-events.store.ts";
import { localMomentOf } from "../../../platform/time/zoned.ts";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import { mealWarning, sortMeals } from "../../orders/days/meals.ts";
import type { BoardDeps } from "../board-deps.ts";
import { formatBoardOrder } from "../board-order.ts";
import { type BoardRow, countOrdersOfTypes, listOrdersOfTypes } from "../board-orders.store.ts";

const SCHOOL_TYPES = ORDER_TYPES.filter((type) => ORDER_TYPE_RULES[type].bySchoolDate);
/** More meals than a school has in a day. */
const MEALS_MAX = 3_000;

/**
 * Lists the meals of a school's date in the sequence of the labels, with what may be unsafe for the child. Without a
 * date, that of the next date for which meals are ordered. board#school.
 */
export async function schoolList(
  { database, clock }: Pick<BoardDeps, "database" | "clock">,
  venue: LoadedVenue,
  asked: string | null,
): Promise<SchoolListData> {
  const { restaurantId } = venue;
  const sequence = await lastSequence(database, restaurantId);
  const today = localMomentOf(clock(), venue.zone).date;
  const of = { restaurantId, types: SCHOOL_TYPES };
  const dates = await countOrdersOfTypes(database, { ...of, from: today });
  const date = asked ?? dates[0]?.day ?? today;
  const rows = await listOrdersOfTypes(database, { ...of, from: date, upTo: date, atMost: MEALS_MAX });
  const meals = rows.map((row) => ({ row, child: row.child, orderedBy: row.person, number: row.number }));
  return {
    sequence,
    date,
    today,
    dates,
    meals: sortMeals(meals, venue.defaultLocale).map(({ row }) => ({
      order: formatBoardOrder(row, venue),
      warnings: warningsOf(row, venue),
    })),
  };
}

function warningsOf({ child, lines }: BoardRow, venue: LoadedVenue): SchoolListData["meals"][number]["warnings"] {
  return lines.flatMap(({ line, details }) => {
    const warning = mealWarning(details, venue, child?.allergies ?? []);
    if (warning === null) return [];
    const { contains, mayContain, isUnconfirmed } = warning;
    return { line, contains: [...contains], mayContain: [...mayContain], isUnconfirmed };
  });
}
