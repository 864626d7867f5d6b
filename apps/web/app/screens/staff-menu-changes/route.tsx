import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { data, redirect } from "react-router";
import { answerOfRefusal, statusOfRefusal } from "../../person/form-answer.ts";
import { leaveWhenEnded, requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import type { Route } from "./+types/route";
import { type ChangesAnswer, ChangesScreen } from "./changes-screen.tsx";

export const headers = staffPageHeaders;

export function meta() {
  return [{ title: m.studio_changes() }];
}

/** Loads what publishing the draft would change. screens#staff-menu, studio#draft-review. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const caller = staffApi(args);
  const [review, draft] = await Promise.all([
    staffCalls.reviewVenueDraft(caller),
    staffCalls.getVenueDraft(caller, { kinds: "none" }),
  ]);
  const { changes, conflicts, lost, scheduled } = staffAnswer(args, draft);
  return { restaurant, ...staffAnswer(args, review), changes, conflicts, lost, scheduled };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const name = String(form.get("form"));
  const result = await act(args, name, form);
  if (result === null) throw data(null, { status: 400 });
  if (result.ok) {
    if (name === "publish" && "version" in result.answer && (await isFirstMenu(args, result.answer.version))) {
      return redirect("/staff/next?published");
    }
    return data<ChangesAnswer>({ form: name, isDone: true, faults: {}, problem: null });
  }
  leaveWhenEnded(args, result);
  const { faults, problem } = answerOfRefusal(result, {});
  return data<ChangesAnswer>({ form: name, isDone: false, faults, problem }, { status: statusOfRefusal(result) });
}

/** The version of the first menu: the one before has only the settings of `/staff/start`. studio#new-venue. */
const FIRST_MENU = 2;

/** Returns whether a version is the first menu of a restaurant that a start code made, with steps that are open. */
async function isFirstMenu(args: Route.ActionArgs, version: number): Promise<boolean> {
  if (version !== FIRST_MENU) return false;
  const next = await staffCalls.getNextSteps(staffApi(args));
  return next.ok && next.answer.isNew && next.answer.isOpen;
}

function act(args: Route.ActionArgs, name: string, form: FormData) {
  const caller = staffApi(args);
  const revision = Number(form.get("revision"));
  const [thing = "", field = ""] = String(form.get("place") ?? "").split(" ");
  switch (name) {
    case "publish":
      return staffCalls.publishVenueDraft(caller, { revision });
    case "schedule":
      return staffCalls.scheduleVenueDraft(caller, { revision, publishAt: String(form.get("publishAt") ?? "") });
    case "discard":
      return staffCalls.discardVenueDraft(caller, { changes: null });
    case "drop":
      return staffCalls.discardVenueDraft(caller, { changes: [{ thing, field }] });
    case "mine":
    case "theirs":
      return staffCalls.settleVenueDraft(caller, { answers: [{ thing, field, keep: name }] });
    case "unschedule":
      return staffCalls.unscheduleVenueDraft(caller, String(form.get("id")));
    default:
      return null;
  }
}

export default function StaffMenuChanges({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangesScreen {...loaderData} answer={actionData} />;
}
