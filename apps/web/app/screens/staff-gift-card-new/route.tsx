import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { readTyped } from "../../person/form-answer.ts";
import { requireManager, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import { decimalOf } from "../staff-code/code-fields.ts";
import { answerGift, keepKey } from "../staff-gift-cards/gift-answer.ts";
import type { Route } from "./+types/route";
import { NewGiftCardScreen } from "./new-gift-card-screen.tsx";

export const headers = staffPageHeaders;

export function meta() {
  return [{ title: m.staff_gift_issue() }];
}

/** For managers. The key makes the next gift card; another page or another issue has another one. studio#gift-cards. */
export async function loader(args: Route.LoaderArgs) {
  await requireManager(args);
  return { freshKey: crypto.randomUUID() };
}

export async function action(args: Route.ActionArgs) {
  const typed = readTyped(await args.request.formData(), ["key", "amount", "recipient"]);
  const body = { ...typed, amount: decimalOf(typed.amount) };
  const result = await staffCalls.issueGiftCard(staffApi(args), body);
  return answerGift(args, "issue", result, { typed, issued: result.ok ? result.answer : null });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepKey(request, () => serverAction(), m.person_unreachable());
}

export default function StaffGiftCardNew({ loaderData, actionData }: Route.ComponentProps) {
  return <NewGiftCardScreen {...loaderData} answer={actionData} />;
}
