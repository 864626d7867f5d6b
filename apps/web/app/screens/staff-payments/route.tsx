import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { data, redirectDocument } from "react-router";
import { answerOfRefusal, statusOfRefusal } from "../../person/form-answer.ts";
import { allowPageSources } from "../../security/page-sources.ts";
import type { PartAnswer } from "../profile/part-form.tsx";
import { leaveWhenEnded, requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import type { Route } from "./+types/route";
import { PaymentsScreen } from "./payments-screen.tsx";

export const headers = staffPageHeaders;

export function meta() {
  return [{ title: m.staff_pay() }];
}

/** Stripe's pages for the details of an account. A form that leads there is allowed by this page alone. */
const AT_STRIPE = { script: [], frame: [], connect: [], formAction: ["https://connect.stripe.com"] };

/**
 * Loads how the restaurant is paid by card, for managers. Back from Stripe, its state is read there first: the return
 * says nothing about it. payment#own-account, screens#staff-payments.
 */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const caller = staffApi(args);
  const from = args.url.searchParams.get("from");
  const read = from === null ? null : await staffCalls.readAccount(caller, {});
  if (read !== null && !read.ok) leaveWhenEnded(args, read);
  const payments = read?.ok ? read.answer : staffAnswer(args, await staffCalls.getPayments(caller));
  if (payments.isOffered) allowPageSources(args, AT_STRIPE);
  const isSilent = read !== null && !read.ok && read.status !== 409;
  return { restaurant, payments, from: from === "stripe" || from === "ended" ? from : null, isSilent } as const;
}

export async function action(args: Route.ActionArgs) {
  const form = String((await args.request.formData()).get("form"));
  const caller = staffApi(args);
  if (form === "connect") {
    const result = await staffCalls.connectAccount(caller, {});
    if (result.ok) return redirectDocument(result.answer.url, { status: 303 });
    return refused(args, form, result);
  }
  if (form !== "read" && form !== "disconnect") throw data(null, { status: 400 });
  const result = await (form === "read" ? staffCalls.readAccount : staffCalls.disconnectAccount)(caller, {});
  if (!result.ok) return refused(args, form, result);
  return data<PartAnswer>({ form, typed: {}, faults: {}, problem: null, isSaved: true });
}

export default function StaffPayments({ loaderData, actionData }: Route.ComponentProps) {
  return <PaymentsScreen {...loaderData} answer={actionData} />;
}

function refused(args: Route.ActionArgs, form: string, result: Parameters<typeof leaveWhenEnded>[1]) {
  leaveWhenEnded(args, result);
  const answer = { ...answerOfRefusal(result, {}), form, isSaved: false };
  return data<PartAnswer>(answer, { status: statusOfRefusal(result) });
}
