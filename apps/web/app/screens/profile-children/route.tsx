import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { ALLERGIES } from "@comptoir/ordering";
import { data, type LoaderFunctionArgs } from "react-router";
import { requirePerson } from "../../guards/require-person.ts";
import { missingFaults, readTyped } from "../../person/form-answer.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { answerOrLeave, answerPart, missingPart, profileHeaders, profileMeta } from "../profile/profile-page.ts";
import type { Route } from "./+types/route";
import { ChildrenScreen } from "./children-screen.tsx";

export const headers = profileHeaders;
export const meta = () => profileMeta(m.profile_children());

/** The query parameter `school`: the slug of the school that linked here. */
const SLUG = /^[a-z0-9][a-z0-9-]{0,80}$/;

/** Loads the children for whom the person orders school meals. school#children. */
export async function loader(args: Route.LoaderArgs) {
  const { half } = requirePerson(args);
  const result = await calls.getChildren(serverCaller(args.request, args.context), half);
  const { children } = await answerOrLeave(args, result);
  const school = args.url.searchParams.get("school") ?? "";
  return { children, backTo: SLUG.test(school) ? `/${school}` : null };
}

export async function action(args: Route.ActionArgs) {
  const answer = await changeChildren(args, await args.request.formData());
  if (answer === null) throw data(null, { status: 400 });
  return answer;
}

export default function ProfileChildren({ loaderData, actionData }: Route.ComponentProps) {
  return <ChildrenScreen {...loaderData} answer={actionData} />;
}

/** The name of a form: `add`, or `edit` and `remove` with a child's id. */
const FORM = /^(add|edit|remove)(?:-(.+))?$/;

/** Adds, changes or removes a child; null for an unknown form. school#children. */
async function changeChildren(args: Pick<LoaderFunctionArgs, "request" | "context" | "url">, form: FormData) {
  const name = String(form.get("form"));
  const [, what, childId = ""] = FORM.exec(name) ?? [];
  if (what === undefined) return null;
  const { half } = requirePerson(args);
  const caller = serverCaller(args.request, args.context);
  if (what === "remove") return answerPart(args, name, await calls.removeChild(caller, { ...half, childId }), {});
  const typed = readTyped(form, ["name", "class", "note"]);
  const allergies = ALLERGIES.filter((word) => form.getAll("allergies").includes(word));
  const again = { ...typed, allergies: allergies.join(",") };
  const faults = missingFaults({ name: typed.name, class: typed.class });
  if (form.get("consent") === null) faults.consent = m.profile_child_consent_missing();
  if (Object.keys(faults).length > 0) return missingPart(name, again, faults);
  const child = { ...half, ...typed, allergies, consent: true as const };
  const result =
    what === "add" ? await calls.addChild(caller, child) : await calls.editChild(caller, { ...child, childId });
  return answerPart(args, name, result, again);
}
