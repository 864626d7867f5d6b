import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { data } from "react-router";
import { statusOfRefusal } from "../../person/form-answer.ts";
import { leaveWhenEnded, requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import { askedOf } from "../staff-codes/asked-list.ts";
import type { Route } from "./+types/route";
import type { ImportAnswer } from "./import-form.tsx";
import { wordDiffering, wordProblems } from "./import-words.ts";
import { memberRow } from "./member-words.ts";
import { MembersScreen } from "./members-screen.tsx";

export const headers = staffPageHeaders;

export function meta() {
  return [{ title: m.staff_members() }];
}

/** Loads a page of the venue's members, for managers. studio#venue-members. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const { search, after } = askedOf(args.url.searchParams, []);
  const asked = { search, after };
  const { members, cursor, isOffered } = staffAnswer(args, await staffCalls.listMembers(staffApi(args), asked));
  return { restaurant, rows: members.map(memberRow), cursor, isOffered, asked };
}

/** Imports members from a file. studio#member-import. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const text = String(form.get("text") ?? "");
  const seen = String(form.get("seen") ?? "");
  const refused = (problems: readonly string[], status: number) =>
    data<ImportAnswer>({ done: null, problems }, { status });
  if (text.trim() === "") return refused([m.staff_members_import_missing()], 400);
  const result = await staffCalls.importMembers(staffApi(args), { text, ...(seen === "" ? {} : { seen }) });
  if (result.ok) return data<ImportAnswer>({ done: result.answer, problems: [] });
  leaveWhenEnded(args, result);
  const differing = wordDiffering(result.error);
  if (differing)
    return data<ImportAnswer>({ done: null, problems: [], differing: { text, ...differing } }, { status: 409 });
  return refused(wordProblems(result.error), statusOfRefusal(result));
}

export default function StaffMembers({ loaderData, actionData }: Route.ComponentProps) {
  return <MembersScreen {...loaderData} answer={actionData} />;
}
