import type { SchoolDayData } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import { addDays, type ChosenDays, horizonDays, type LocalMoment, orderingSettings } from "@comptoir/ordering";
import type { RouterContextProvider } from "react-router";
import { serverCaller } from "./api-caller.ts";
import { menuDocumentContext } from "./menu-document.ts";

/** Loads at most this many weeks, however far ahead a school takes orders. */
const WEEKS_AHEAD = 5;

/** Returns the last date to load: the end of the school's ordering horizon, at most `WEEKS_AHEAD` weeks from today. */
export function lastSchoolDate(context: Readonly<RouterContextProvider>, now: LocalMoment): string {
  const { restaurant } = context.get(menuDocumentContext);
  return addDays(now.date, Math.min(horizonDays(orderingSettings(restaurant)), WEEKS_AHEAD * 7));
}

/** Loads a school's days with the names of their menus; null if the call fails. api#rotational-menus. */
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
