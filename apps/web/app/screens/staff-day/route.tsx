import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { data, redirect } from "react-router";
import { leaveWhenEnded, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import type { Route } from "./+types/route";
import { loadReport } from "./day-report.ts";
import { DayScreen } from "./day-screen.tsx";

export const headers = staffPageHeaders;

export function meta() {
  return [{ title: m.staff_day() }];
}

/** Loads a day's numbers or a close, and the list of closes, for managers. screens#staff-day, payment#books-day. */
export async function loader(args: Route.LoaderArgs) {
  const report = await loadReport(args);
  const before = Number(args.url.searchParams.get("before")) || null;
  const { closes } = staffAnswer(args, await staffCalls.listDayCloses(staffApi(args), before));
  return {
    report,
    closes: closes.map(({ number, day, dayBefore, totals }) => ({ number, day, dayBefore, cents: totals.totalCents })),
  };
}

/** Closes a day, once the numbers were checked. The close is then shown. payment#day-close. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  if (!form.has("sure")) return data({ problem: m.staff_day_close_unsure() }, { status: 400 });
  const result = await staffCalls.closeDay(staffApi(args), { day: String(form.get("day")) });
  if (result.ok) throw redirect(`/staff/day?close=${result.answer.close.number}`);
  leaveWhenEnded(args, result);
  return data({ problem: result.error?.message ?? m.person_unreachable() }, { status: result.status || 503 });
}

export default function StaffDay({ loaderData, actionData }: Route.ComponentProps) {
  return <DayScreen {...loaderData} problem={actionData?.problem ?? null} />;
}
