import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { data, redirectDocument } from "react-router";
import { answerOfRefusal, missingFaults, readTyped, statusOfRefusal } from "../../person/form-answer.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { staffHeaders, staffPageHeaders } from "../staff/staff-session.ts";
import type { Route } from "./+types/route";
import { type StartAnswer, StartScreen } from "./start-screen.tsx";

export const headers = staffPageHeaders;

export function meta() {
  return [{ title: m.staff_start_title() }];
}

const FIELDS = [
  "name",
  "slug",
  "address",
  "province",
  "zone",
  "locale",
  "phone",
  "email",
  "tables",
  "manager",
  "menu",
  "menuId",
  "code",
  "requestId",
] as const;
type Refused = NonNullable<StartAnswer>;

const REQUIRED = ["name", "slug", "province", "zone", "manager"] as const;

/** Makes the restaurant, and signs its manager in on this device. studio#new-venue. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = readTyped(await request.formData(), FIELDS);
  const faults = {
    ...missingFaults(Object.fromEntries(REQUIRED.map((field) => [field, typed[field]]))),
    ...(typed.menu === "file" && typed.menuId === "" ? { menuId: m.staff_start_file_missing() } : {}),
  };
  if (Object.keys(faults).length > 0) return data<Refused>({ faults, problem: null }, { status: 400 });
  const { menu, menuId, locale, ...rest } = typed;
  const result = await staffCalls.startRestaurant(serverCaller(request, context), {
    ...rest,
    locale: locale === "fr-CA" ? "fr-CA" : "en-CA",
    menuId: menu === "file" ? menuId : null,
  });
  if (!result.ok) {
    const { faults: refused, problem } = answerOfRefusal(result, {});
    return data<Refused>({ faults: refused, problem }, { status: statusOfRefusal(result) });
  }
  const signedIn = staffHeaders(request, result.answer.token, result.headers);
  return redirectDocument(menu === "file" ? "/staff/menu/changes" : "/staff/menu", { status: 303, headers: signedIn });
}

export default function StaffStart({ actionData }: Route.ComponentProps) {
  return <StartScreen answer={actionData} />;
}
