import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import type { Route } from "./+types/route";
import { answerForm, faultyForm, readEndpointForm } from "./webhook-answer.ts";
import { WebhooksScreen } from "./webhooks-screen.tsx";

export const headers = staffPageHeaders;

export function meta() {
  return [{ title: m.staff_hooks() }];
}

/** Loads the restaurant's endpoints, for managers. partners#endpoints. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const { endpoints } = staffAnswer(args, await staffCalls.getWebhooks(staffApi(args)));
  return { restaurant, endpoints };
}

/** Adds an endpoint. Its secret is in the answer, once. */
export async function action(args: Route.ActionArgs) {
  const { fields, kept, faults } = readEndpointForm(await args.request.formData());
  if (Object.keys(faults).length > 0) return faultyForm("add", kept, faults);
  const result = await staffCalls.addWebhook(staffApi(args), fields);
  return answerForm(args.request, "add", result, { typed: kept, secret: result.ok ? result.answer.secret : null });
}

export default function StaffWebhooks({ loaderData, actionData }: Route.ComponentProps) {
  return <WebhooksScreen {...loaderData} answer={actionData} />;
}
