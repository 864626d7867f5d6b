import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { data, redirect } from "react-router";
import { answerOfRefusal, readTyped, statusOfRefusal } from "../../person/form-answer.ts";
import { leaveWhenEnded, requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import type { Route } from "./+types/route";
import { MEMBER_FIELDS, memberOfTyped, typedOfMember } from "./member-fields.ts";
import { type MemberAnswer, MemberScreen } from "./member-screen.tsx";

export const headers = staffPageHeaders;

/** The address of a member that is not made yet. */
const NEW = "new";

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.shown?.typed.identifier ?? m.staff_member_add() }];
}

/** Loads one member, or nothing for a new one. For managers. studio#venue-members. */
export async function loader(args: Route.LoaderArgs) {
  await requireManager(args);
  const { promos } = staffAnswer(args, await staffCalls.getVenueDraft(staffApi(args), { kinds: "none" }));
  if (args.params.member_id === NEW) return { shown: null, groups: promos };
  const { member, version } = await findMember(args);
  return { shown: { typed: typedOfMember(member), version }, groups: promos };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const name = String(form.get("form"));
  const id = args.params.member_id;
  const api = staffApi(args);
  // Each ticked group, and those that were typed.
  const typed = { ...readTyped(form, MEMBER_FIELDS), promos: form.getAll("promos").join(", ") };
  if (name === "add" && id === NEW) {
    const result = await staffCalls.addMember(api, { member: memberOfTyped(typed) });
    return answerForm(args, name, result, { typed, added: result.ok ? typed.identifier : null });
  }
  if (name === "change" && id !== NEW) {
    const { member } = await findMember(args);
    const changed = memberOfTyped({ ...typed, identifier: String(member.identifier) });
    const result = await staffCalls.changeMember(api, { member: changed, seen: String(form.get("seen")) });
    return answerForm(args, name, result, { typed, added: null });
  }
  if (name !== "remove" || id === NEW) throw data(null, { status: 400 });
  const result = await staffCalls.removeMember(api, { id });
  if (result.ok) throw redirect("/staff/members");
  return answerForm(args, name, result, { typed: {}, added: null });
}

export default function StaffMember({ loaderData, actionData }: Route.ComponentProps) {
  return <MemberScreen {...loaderData} answer={actionData} />;
}

async function findMember(args: Route.LoaderArgs | Route.ActionArgs) {
  const found = staffAnswer(args, await staffCalls.listMembers(staffApi(args), { id: args.params.member_id }));
  const [member] = found.members;
  if (member === undefined) throw data(null, { status: 404 });
  return member;
}

function answerForm(
  args: Route.ActionArgs,
  form: MemberAnswer["form"],
  result: { readonly ok: true } | Parameters<typeof leaveWhenEnded>[1],
  { typed, added }: Pick<MemberAnswer, "typed" | "added">,
) {
  if (result.ok) return data<MemberAnswer>({ form, typed: {}, faults: {}, problem: null, isSaved: true, added });
  leaveWhenEnded(args, result);
  // After another manager's change, the form shows the fields of now.
  const isChanged = result.error?.code === "member_changed";
  const answer = { ...answerOfRefusal(result, isChanged ? {} : typed), form, isSaved: false, added };
  return data<MemberAnswer>(answer, { status: statusOfRefusal(result) });
}
