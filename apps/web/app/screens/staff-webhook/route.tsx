import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { data, redirect } from "react-router";
import { readTyped } from "../../person/form-answer.ts";
import { requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import { answerForm, faultyForm, readEndpointForm } from "../staff-webhooks/webhook-answer.ts";
import type { Route } from "./+types/route";
import { replaySpanOf } from "./replay-span.ts";
import { WebhookScreen } from "./webhook-screen.tsx";

export const headers = staffPageHeaders;

export function meta({ loaderData: loaded }: Route.MetaArgs) {
  return [{ title: loaded?.endpoint.name ?? m.staff_hooks() }];
}

/** Loads an endpoint and a page of its log, for managers. partners#delivery-log. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const after = args.url.searchParams.get("after");
  const id = args.params.endpoint_id ?? "";
  const found = staffAnswer(args, await staffCalls.getWebhook(staffApi(args), id, after));
  return { restaurant, ...found, isFirst: after === null };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const name = String(form.get("form"));
  const id = args.params.endpoint_id ?? "";
  const api = staffApi(args);
  const { request } = args;
  switch (name) {
    case "edit": {
      const { fields, kept, faults } = readEndpointForm(form);
      if (Object.keys(faults).length > 0) return faultyForm(name, kept, faults);
      return answerForm(request, name, await staffCalls.changeWebhook(api, id, fields), { typed: kept });
    }
    case "on":
    case "off":
      return answerForm(request, name, await staffCalls.turnWebhook(api, id, { on: name === "on" }));
    case "secret": {
      const old = form.has("ends-now") ? "ends-now" : "ends-in-24-hours";
      const result = await staffCalls.rotateWebhookSecret(api, id, { old });
      return answerForm(request, name, result, { secret: result.ok ? result.answer.secret : null });
    }
    case "test": {
      const result = await staffCalls.testWebhook(api, id);
      const said = result.ok ? testWords(result.answer.delivery.state) : null;
      return answerForm(request, name, result, { said });
    }
    case "again": {
      const result = await staffCalls.replayWebhook(api, id, { event: String(form.get("event")) });
      return answerForm(request, name, result, { said: m.staff_hook_replayed_one() });
    }
    case "replay":
      return replay(args, id, form);
    case "remove": {
      const result = await staffCalls.removeWebhook(api, id);
      if (result.ok) throw redirect("/staff/webhooks");
      return answerForm(request, name, result);
    }
    default:
      throw data(null, { status: 400 });
  }
}

function testWords(state: string): string {
  if (state === "delivered") return m.staff_hook_test_ok();
  return state === "waiting" ? m.staff_hook_test_waits() : m.staff_hook_test_failed();
}

async function replay(args: Route.ActionArgs, id: string, form: FormData) {
  const typed = readTyped(form, ["from", "to"]);
  const { restaurant } = await requireManager(args);
  const span = replaySpanOf(typed, restaurant.zone);
  if ("faults" in span) return faultyForm("replay", typed, span.faults);
  const asked = { ...span, delivered: form.has("delivered") };
  const result = await staffCalls.replayWebhook(staffApi(args), id, asked);
  const said = result.ok ? m.staff_hook_replayed({ count: result.answer.events }) : null;
  return answerForm(args.request, "replay", result, { typed, said });
}

export default function StaffWebhook({ loaderData, actionData }: Route.ComponentProps) {
  return <WebhookScreen {...loaderData} answer={actionData} />;
}
