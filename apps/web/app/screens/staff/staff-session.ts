import type { ErrorBody, StaffData } from "@comptoir/contract";
import type { Caller } from "@comptoir/contract/client";
import { staffCalls } from "@comptoir/contract/staff-client";
import { roleAllows } from "@comptoir/ordering";
import { data, type LoaderFunctionArgs, redirect, redirectDocument } from "react-router";
import { cookiesOf } from "../../person/personal-cookies.ts";
import { STAFF_COOKIE, staffTokenOf } from "../../session/staff-token.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { formatCookie } from "../../visit/cookies.ts";

/** Half a year, as of the API's cookie with the other half. The server ends sessions sooner. staff#devices. */
const SECONDS = 180 * 24 * 60 * 60;
/** The query parameter that says on the sign-in that a session has ended. */
export const ENDED = "ended";
/** The query parameter that says on the first page that another page is for managers. */
export const MANAGERS_ONLY = "managers";

type StaffArgs = Pick<LoaderFunctionArgs, "request" | "context">;

/** Sets the API's own cookie and the page's half; a null `token` clears the page's half. */
export function staffHeaders(request: Request, token: string | null, answered: Headers | undefined): Headers {
  const headers = cookiesOf(answered);
  const isHttps = new URL(request.url).protocol === "https:";
  const seconds = token === null ? 0 : SECONDS;
  headers.append("set-cookie", formatCookie(STAFF_COOKIE, token ?? "", { isHttps, seconds, isHidden: true }));
  return headers;
}

/** Disables caching: the staff's pages are visible to them only. promises#promise-43. */
export function staffPageHeaders() {
  return { "cache-control": "no-store" };
}

/** Returns the API caller of the signed-in staff; redirects to the sign-in without a session. */
export function staffApi({ request, context }: StaffArgs): Caller {
  const token = staffTokenOf(request);
  if (token === null) throw redirectDocument("/staff");
  return { ...serverCaller(request, context), token };
}

type Refused = { readonly ok: false; readonly status: number; readonly error: ErrorBody<unknown> | null };

/** Redirects to the sign-in, which says so, if a call was refused because the session has ended. */
export function leaveWhenEnded({ request }: Pick<StaffArgs, "request">, { error }: Refused): void {
  if (error?.code === 201)
    throw redirectDocument(`/staff?${ENDED}`, { headers: staffHeaders(request, null, undefined) });
}

/**
 * Returns the answer of a call that the page requires. An ended session leads to the sign-in; any other
 * failure to the error page, which shows the reason of a 403. If the API cannot check a session, it stays.
 */
export function staffAnswer<Answer>(
  args: StaffArgs,
  result: { readonly ok: true; readonly answer: Answer } | Refused,
): Answer {
  if (result.ok) return result.answer;
  leaveWhenEnded(args, result);
  if (result.status === 403 && result.error) throw data({ refused: result.error.message }, { status: 403 });
  throw data(null, { status: result.status === 0 ? 503 : result.status });
}

/** Loads who is signed in, for a page of the staff. people#staff-session. */
export async function requireStaff(args: StaffArgs): Promise<StaffData> {
  return staffAnswer(args, await staffCalls.getStaffInfo(staffApi(args)));
}

/**
 * Loads who is signed in, for a page of managers. Anybody else is led to the first page, which says so. The API
 * checks the role again. staff#staff-roles.
 */
export async function requireManager(args: StaffArgs): Promise<StaffData> {
  const staff = await requireStaff(args);
  if (!roleAllows(staff.role, "manager")) throw redirect(`/staff?${MANAGERS_ONLY}`);
  return staff;
}
