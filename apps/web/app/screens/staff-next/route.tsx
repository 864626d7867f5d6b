import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { NEXT_STEPS } from "@comptoir/ordering";
import { data } from "react-router";
import { answerOfRefusal, statusOfRefusal } from "../../person/form-answer.ts";
import { leaveWhenEnded, requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import type { Route } from "./+types/route";
import { NextScreen } from "./next-screen.tsx";
import { type NextRow, nextRow } from "./next-words.ts";

export const headers = staffPageHeaders;
export const meta = () => [{ title: m.staff_next() }];

/** Loads what a restaurant does next, for managers. studio#next-steps. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const next = staffAnswer(args, await staffCalls.getNextSteps(staffApi(args)));
  const rows: readonly NextRow[] = next.steps.map((step) => nextRow(step, next, restaurant.zone));
  return { restaurant, rows, isPublished: args.url.searchParams.has("published") };
}

/** Ticks a step, or opens it again. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const step = NEXT_STEPS.find((name) => name === form.get("step"));
  if (step === undefined) throw data(null, { status: 400 });
  const isTicked = form.get("tick") === "on";
  const result = await staffCalls.tickNextStep(staffApi(args), { step, isTicked });
  if (result.ok) return data({ step, problem: null });
  leaveWhenEnded(args, result);
  return data({ step, problem: answerOfRefusal(result, {}).problem }, { status: statusOfRefusal(result) });
}

export default function StaffNext({ loaderData, actionData }: Route.ComponentProps) {
  return <NextScreen {...loaderData} answer={actionData} />;
}
