import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { KEY_SCOPES } from "@comptoir/ordering";
import { data } from "react-router";
import { answerOfRefusal, missingFaults, readTyped, statusOfRefusal } from "../../person/form-answer.ts";
import { leaveWhenEnded, requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import type { Route } from "./+types/route";
import type { KeysAnswer } from "./keys-answer.ts";
import { KeysScreen } from "./keys-screen.tsx";

export const headers = staffPageHeaders;

export function meta() {
  return [{ title: m.staff_keys() }];
}

/** Loads the keys of the restaurant's other systems, for managers. partners#partner-keys. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const { keys, mode } = staffAnswer(args, await staffCalls.getKeys(staffApi(args)));
  return { restaurant, keys, mode };
}

const DAY_MS = 86_400_000;

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const name = String(form.get("form"));
  if (name === "add") return add(args, form);
  const [, id] = /^remove-([0-9a-f-]{36})$/.exec(name) ?? [];
  if (id === undefined) throw data(null, { status: 400 });
  return answerForm(args, name, await staffCalls.removeKey(staffApi(args), id));
}

export default function StaffKeys({ loaderData, actionData }: Route.ComponentProps) {
  return <KeysScreen {...loaderData} answer={actionData} />;
}

async function add(args: Route.ActionArgs, form: FormData) {
  const typed = readTyped(form, ["name", "days"]);
  const scopes = KEY_SCOPES.filter((scope) => form.getAll("scope").includes(scope));
  const faults = {
    ...missingFaults({ name: typed.name }),
    ...(scopes.length === 0 ? { scopes: m.staff_key_scopes_missing() } : {}),
  };
  if (Object.keys(faults).length > 0) {
    const answer = { form: "add", typed, faults, problem: null, isSaved: false, added: null, scopes };
    return data<KeysAnswer>(answer, { status: 400 });
  }
  const days = Number(typed.days) || null;
  const endsAt = days === null ? null : new Date(Date.now() + days * DAY_MS).toISOString();
  const result = await staffCalls.addKey(staffApi(args), { name: typed.name, scopes, endsAt });
  const added = result.ok ? { name: typed.name, key: result.answer.key, endsAt: result.answer.endsAt } : null;
  return answerForm(args, "add", result, { typed, added, scopes });
}

type Sent = Pick<KeysAnswer, "typed" | "added" | "scopes">;

function answerForm(
  args: Route.ActionArgs,
  form: string,
  result: { readonly ok: true } | Parameters<typeof leaveWhenEnded>[1],
  { typed, added, scopes }: Sent = { typed: {}, added: null, scopes: [] },
) {
  if (result.ok) {
    return data<KeysAnswer>({ form, typed: {}, faults: {}, problem: null, isSaved: true, added, scopes: [] });
  }
  leaveWhenEnded(args, result);
  const answer = { ...answerOfRefusal(result, typed), form, isSaved: false, added, scopes };
  return data<KeysAnswer>(answer, { status: statusOfRefusal(result) });
}
