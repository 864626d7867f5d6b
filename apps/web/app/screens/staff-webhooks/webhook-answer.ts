import { m } from "@comptoir/messages";
import { PARTNER_EVENTS } from "@comptoir/ordering";
import { data } from "react-router";
import { answerOfRefusal, missingFaults, readTyped, statusOfRefusal } from "../../person/form-answer.ts";
import type { PartAnswer } from "../profile/part-form.tsx";
import { leaveWhenEnded } from "../staff/staff-session.ts";

/** The answer of one of the forms about endpoints. `secret`: a new one, which is shown once. */
export type WebhookAnswer = PartAnswer & {
  readonly secret: string | null;
  /** What the form did, instead of "saved". */
  readonly said: string | null;
};

type Result = { readonly ok: true } | Parameters<typeof leaveWhenEnded>[1];

/** Reads the fields of an endpoint. Unknown types are left out. partners#endpoints. */
export function readEndpointForm(form: FormData) {
  const typed = { ...readTyped(form, ["name"]), url: String(form.get("url") ?? "").trim() };
  const types = PARTNER_EVENTS.filter((type) => form.getAll("types").includes(type));
  const contacts = form.has("contacts");
  const faults = {
    ...missingFaults(typed),
    ...(types.length === 0 ? { types: m.staff_hook_types_none() } : {}),
  };
  const kept = { ...typed, types: types.join(" "), contacts: contacts ? "true" : "" };
  return { fields: { ...typed, types, contacts }, kept, faults };
}

/** Answers a form with its faults. */
export function faultyForm(form: string, typed: WebhookAnswer["typed"], faults: WebhookAnswer["faults"]) {
  const answer = { form, typed, faults, problem: null, isSaved: false, secret: null, said: null };
  return data<WebhookAnswer>(answer, { status: 400 });
}

/** Answers a form with the API's answer to it. */
export function answerForm(
  request: Request,
  form: string,
  result: Result,
  { typed = {}, secret = null, said = null }: Partial<Pick<WebhookAnswer, "typed" | "secret" | "said">> = {},
) {
  if (result.ok)
    return data<WebhookAnswer>({ form, typed: {}, faults: {}, problem: null, isSaved: true, secret, said });
  leaveWhenEnded({ request }, result);
  const answer = { ...answerOfRefusal(result, typed), form, isSaved: false, secret: null, said: null };
  return data<WebhookAnswer>(answer, { status: statusOfRefusal(result) });
}
