import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { STAFF_KINDS, STAFF_ROLES } from "@comptoir/ordering";
import { data } from "react-router";
import { answerOfRefusal, missingFaults, readTyped, statusOfRefusal } from "../../person/form-answer.ts";
import { leaveWhenEnded, requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import type { Route } from "./+types/route";
import type { PeopleAnswer } from "./people-answer.ts";
import { PeopleScreen } from "./people-screen.tsx";

export const headers = staffPageHeaders;

export function meta() {
  return [{ title: m.staff_people() }];
}

/** Loads the restaurant's persons and devices, for managers. staff#people. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const { people } = staffAnswer(args, await staffCalls.getStaffPeople(staffApi(args)));
  return { restaurant, people };
}

/** The name of a form: `add`, or another with a member's id. */
const FORM = /^(add|edit|code|remove)(?:-([0-9a-f-]{36}))?$/;

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const name = String(form.get("form"));
  const [, what, id = ""] = FORM.exec(name) ?? [];
  switch (what) {
    case "add":
      return add(args, form);
    case "edit":
      return edit(args, { name, id, form });
    case "code":
      return issue(args, { name, id, form });
    case "remove":
      return answerForm(args, name, await staffCalls.removeStaffMember(staffApi(args), id), {});
    default:
      throw data(null, { status: 400 });
  }
}

export default function StaffPeople({ loaderData, actionData }: Route.ComponentProps) {
  return <PeopleScreen {...loaderData} answer={actionData} />;
}

async function add(args: Route.ActionArgs, form: FormData) {
  const typed = readTyped(form, ["name", "kind", "role", "pin"]);
  const faults = missingFaults({ name: typed.name });
  if (Object.keys(faults).length > 0) return faultyForm("add", typed, faults);
  const kind = STAFF_KINDS.find((one) => one === typed.kind) ?? "person";
  const role = STAFF_ROLES.find((one) => one === typed.role) ?? "kitchen";
  const pin = typed.pin === "" ? null : typed.pin;
  const result = await staffCalls.addStaffMember(staffApi(args), { name: typed.name, kind, role, pin });
  const issued = result.ok ? { name: typed.name, code: result.answer } : null;
  return answerForm(args, "add", result, { ...typed, pin: "" }, issued);
}

type OfMember = { readonly name: string; readonly id: string; readonly form: FormData };

/** Changes what the form has. An empty PIN stays as it was; a box removes it. */
async function edit(args: Route.ActionArgs, { name: formName, id, form }: OfMember) {
  const { name, role: typedRole, pin } = readTyped(form, ["name", "role", "pin"]);
  const faults = missingFaults({ name });
  if (Object.keys(faults).length > 0) return faultyForm(formName, { name, role: typedRole }, faults);
  const role = STAFF_ROLES.find((one) => one === typedRole);
  const newPin = form.has("no-pin") ? { pin: null } : pin === "" ? {} : { pin };
  const result = await staffCalls.changeStaffMember(staffApi(args), id, { name, ...(role ? { role } : {}), ...newPin });
  return answerForm(args, formName, result, { name, role: typedRole });
}

async function issue(args: Route.ActionArgs, { name: formName, id, form }: OfMember) {
  const result = await staffCalls.issueStaffCode(staffApi(args), id);
  const issued = result.ok ? { name: readTyped(form, ["name"]).name, code: result.answer } : null;
  return answerForm(args, formName, result, {}, issued);
}

function faultyForm(form: string, typed: PeopleAnswer["typed"], faults: PeopleAnswer["faults"]) {
  return data<PeopleAnswer>({ form, typed, faults, problem: null, isSaved: false, issued: null }, { status: 400 });
}

function answerForm(
  args: Route.ActionArgs,
  form: string,
  result: { readonly ok: true } | Parameters<typeof leaveWhenEnded>[1],
  typed: PeopleAnswer["typed"],
  issued: PeopleAnswer["issued"] = null,
) {
  if (result.ok) return data<PeopleAnswer>({ form, typed: {}, faults: {}, problem: null, isSaved: true, issued });
  leaveWhenEnded(args, result);
  const answer = { ...answerOfRefusal(result, typed), form, isSaved: false, issued };
  return data<PeopleAnswer>(answer, { status: statusOfRefusal(result) });
}
