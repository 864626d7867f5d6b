import type { DayCloseData } from "@comptoir/contract";
import { staffCalls } from "@comptoir/contract/staff-client";
import { addDays, isCalendarDate } from "@comptoir/ordering";
import { data, type LoaderFunctionArgs } from "react-router";
import { requireManager, staffAnswer, staffApi } from "../staff/staff-session.ts";

type Args = Pick<LoaderFunctionArgs, "request" | "context"> & { readonly url: URL };

/** What the address asks for: a day (X), today without one, or the close with a number (Z). payment#books-day. */
function askedOf({ searchParams }: URL): { readonly day: string | null; readonly close: number | null } {
  const [day, close] = [searchParams.get("day"), searchParams.get("close") ?? ""];
  const isNumber = /^[1-9]\d{0,6}$/.test(close);
  return { day: day !== null && isCalendarDate(day) ? day : null, close: isNumber ? Number(close) : null };
}

/** Loads the report that the address asks for, for managers. */
export async function loadReport(args: Args) {
  const { restaurant } = await requireManager(args);
  const { day, close } = askedOf(args.url);
  if (close === null) {
    const x = staffAnswer(args, await staffCalls.getDay(staffApi(args), day));
    return { restaurant, x, z: null };
  }
  const { closes } = staffAnswer(args, await staffCalls.listDayCloses(staffApi(args), close + 1));
  const z = closes.find(({ number }) => number === close);
  if (z === undefined) throw data(null, { status: 404 });
  return { restaurant, x: null, z };
}

/** The first day of a close; null for the first close, which begins with the books. payment#day-close. */
export function beginsOn({ dayBefore }: Pick<DayCloseData, "dayBefore">): string | null {
  return dayBefore && addDays(dayBefore, 1);
}

export type Report = Awaited<ReturnType<typeof loadReport>>;
