import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { data } from "react-router";
import { answerOfRefusal, statusOfRefusal } from "../../person/form-answer.ts";
import { leaveWhenEnded, requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import type { Route } from "./+types/route";
import { type HistoryAnswer, HistoryScreen } from "./history-screen.tsx";

export const headers = staffPageHeaders;

export function meta() {
  return [{ title: m.studio_history() }];
}

/** Loads the versions of the venue, and what one of them changed. screens#staff-menu, studio#venue-versions. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const caller = staffApi(args);
  const { searchParams } = new URL(args.request.url);
  const before = readNumber(searchParams.get("before"));
  const shown = readNumber(searchParams.get("version"));
  const [listed, found] = await Promise.all([
    staffCalls.listVenueVersions(caller, before),
    shown === null ? null : staffCalls.getVenueVersion(caller, shown),
  ]);
  return { restaurant, ...staffAnswer(args, listed), before, shown: found && staffAnswer(args, found) };
}

function readNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const [version, seen] = [Number(form.get("version")), Number(form.get("seen"))];
  if (!Number.isInteger(version) || !Number.isInteger(seen)) throw data(null, { status: 400 });
  const result = await staffCalls.returnToVenueVersion(staffApi(args), version, { seen });
  if (result.ok) return data<HistoryAnswer>({ returnedTo: version, problem: null });
  leaveWhenEnded(args, result);
  const { problem } = answerOfRefusal(result, {});
  return data<HistoryAnswer>({ returnedTo: null, problem }, { status: statusOfRefusal(result) });
}

export default function StaffMenuHistory({ loaderData, actionData }: Route.ComponentProps) {
  return <HistoryScreen {...loaderData} answer={actionData} />;
}
