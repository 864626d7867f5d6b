import type { StaffData } from "@comptoir/contract";
import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { roleAllows } from "@comptoir/ordering";
import { data, redirectDocument } from "react-router";
import { answerOfRefusal, missingFaults, readTyped, statusOfRefusal } from "../../person/form-answer.ts";
import { staffTokenOf } from "../../session/staff-token.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { SiteFrame } from "../site/site-frame.tsx";
import type { Route } from "./+types/route";
import { staffAppLinks } from "./app/app-links.ts";
import { StaffDoor } from "./staff-door.tsx";
import { StaffRoom } from "./staff-room.tsx";
import {
  ENDED,
  leaveWhenEnded,
  MANAGERS_ONLY,
  requireStaff,
  staffApi,
  staffHeaders,
  staffPageHeaders,
} from "./staff-session.ts";

export const headers = staffPageHeaders;
export const links = staffAppLinks;

export function meta() {
  return [{ title: m.staff_title() }];
}

/**
 * Loads the signed-in member of a restaurant's staff. people#staff-session.
 * An invalid session is dropped, and the page says so. If the API cannot check a session, the cookie stays.
 */
export async function loader(args: Route.LoaderArgs) {
  const { request, url } = args;
  if (staffTokenOf(request) === null) {
    return { staff: null, hasEnded: url.searchParams.has(ENDED), needsManager: false, openSteps: 0 };
  }
  const needsManager = url.searchParams.has(MANAGERS_ONLY);
  const staff = await requireStaff(args);
  return { staff, hasEnded: false, needsManager, openSteps: await countOpenSteps(args, staff.role) };
}

/** Returns how many next steps a manager has open. Without an answer none: the page is for more than these. studio#next-steps. */
async function countOpenSteps(args: Route.LoaderArgs, role: StaffData["role"]): Promise<number> {
  if (!roleAllows(role, "manager")) return 0;
  const next = await staffCalls.getNextSteps(staffApi(args));
  return next.ok ? next.answer.steps.filter(({ isDone, tick }) => !isDone && tick === null).length : 0;
}

/** Signs a member of staff in by a code, or out; leaves the device, or switches the restaurant. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  switch (form.get("intent")) {
    case "sign-out":
      return signOut(args);
    case "leave":
      return leave(args);
    case "switch":
      return switchRestaurant(args, form);
    default:
      return signIn(args, form);
  }
}

export default function Staff({
  loaderData: { staff, hasEnded, needsManager, openSteps },
  actionData,
}: Route.ComponentProps) {
  return (
    <SiteFrame>
      {staff === null ? (
        <StaffDoor hasEnded={hasEnded} answer={actionData} />
      ) : (
        <StaffRoom staff={staff} needsManager={needsManager} openSteps={openSteps} answer={actionData} />
      )}
    </SiteFrame>
  );
}

/** people#staff-codes. */
async function signIn({ request, context }: Route.ActionArgs, form: FormData) {
  const typed = readTyped(form, ["code"]);
  const faults = missingFaults(typed);
  if (Object.keys(faults).length > 0) return data({ faults, problem: null }, { status: 400 });
  const result = await staffCalls.loginStaff(serverCaller(request, context), typed);
  if (!result.ok) return refusedForm(result);
  const headers = staffHeaders(request, result.answer.token, result.headers);
  return redirectDocument("/staff", { status: 303, headers });
}

async function signOut({ request, context }: Route.ActionArgs) {
  const result = await staffCalls.logoutStaff(serverCaller(request, context), {
    accessToken: staffTokenOf(request) ?? "",
  });
  const headers = staffHeaders(request, null, "headers" in result ? result.headers : undefined);
  return redirectDocument("/staff", { status: 303, headers });
}

/** staff#choose. */
async function leave(args: Route.ActionArgs) {
  const result = await staffCalls.leaveDevice(staffApi(args), {});
  if (result.ok) return redirectDocument("/staff", { status: 303 });
  leaveWhenEnded(args, result);
  return refusedForm(result);
}

/** staff#switch. */
async function switchRestaurant(args: Route.ActionArgs, form: FormData) {
  const typed = readTyped(form, ["restaurantId", "pin"]);
  const faults = missingFaults(typed);
  if (Object.keys(faults).length > 0) return data({ faults, problem: null }, { status: 400 });
  const result = await staffCalls.switchRestaurant(staffApi(args), typed);
  if (result.ok) return redirectDocument("/staff", { status: 303 });
  leaveWhenEnded(args, result);
  return refusedForm(result);
}

function refusedForm(result: Parameters<typeof answerOfRefusal>[0]) {
  const { faults, problem } = answerOfRefusal(result, {});
  return data({ faults, problem }, { status: statusOfRefusal(result) });
}
