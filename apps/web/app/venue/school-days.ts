import type { SchoolDayData } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import { addDays, type ChosenDays, horizonDays, type LocalMoment, orderingSettings } from "@comptoir/ordering";
import type { RouterContextProvider } from "react-router";
import { serverCaller } from "./api-caller.ts";
import { menuDocumentContext } from "./menu-document.ts";

/** The most weeks that are looked ahead, whatever a school takes orders for. */
const WEEKS_AHEAD = 5;

/** The last date of a school that is looked up: as far as it can be ordered ahead, within some weeks. */
export function lastSchoolDate(context: Readonly<RouterContextProvider>, now: LocalMoment): string {
  const { restaurant } = context.get(menuDocumentContext);
  return addDays(now.date, Math.min(horizonDays(orderingSettings(restaurant)), WEEKS_AHEAD * 7));
}

/** The days of a school with their menus by name; null where the API could not be asked. api#rotational-menus. */
export async function fetchSchoolDays(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { startDate, endDate }: Pick<ChosenDays, "startDate" | "endDate">,
): Promise<readonly SchoolDayData[] | null> {
  const { restaurant } = context.get(menuDocumentContext);
  const query = { start_date: startDate, end_date: endDate, ordering_menus: "false" };
  const result = await calls.getRotationalMenus(serverCaller(request, context, restaurant.id), query);
  return result.ok ? result.answer.days : null;
}
