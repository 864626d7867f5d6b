import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { data, redirectDocument } from "react-router";
import { answerOfRefusal, missingFaults, readTyped, statusOfRefusal } from "../../person/form-answer.ts";
import { cookiesOf } from "../../person/personal-cookies.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { formatCookie, parseCookies } from "../../visit/cookies.ts";
import { SiteFrame } from "../site/site-frame.tsx";
import type { Route } from "./+types/route";
import { StaffDoor, StaffRoom } from "./staff-screen.tsx";

const ENDED = "ended";

export function meta() {
  return [{ title: m.staff_title() }];
}

export function headers() {
  return { "cache-control": "no-store" };
}

/**
 * Loads the signed-in member of a restaurant's staff. people#staff-session.
 * An invalid session is dropped, and the page says so. If the API cannot check a session, the cookie stays.
 */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const token = staffTokenOf(request);
  if (token === null) return { staff: null, hasEnded: url.searchParams.has(ENDED) };
  const result = await calls.getStaffInfo({ ...serverCaller(request, context), token });
  if (result.ok) return { staff: result.answer, hasEnded: false };
  if (result.status !== 401) throw data(null, { status: 503 });
  throw redirectDocument(`/staff?${ENDED}`, { headers: staffHeaders(request, null, undefined) });
}

/** Signs a member of staff in by a code, or out. people#staff-codes. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const caller = serverCaller(request, context);
  if (form.get("intent") === "sign-out") {
    const result = await calls.logoutStaff(caller, { accessToken: staffTokenOf(request) ?? "" });
    return redirectDocument("/staff", {
      status: 303,
      headers: staffHeaders(request, null, "headers" in result ? result.headers : undefined),
    });
  }
  const typed = readTyped(form, ["code"]);
  const faults = missingFaults(typed);
  if (Object.keys(faults).length > 0) return data({ faults, problem: null }, { status: 400 });
  const result = await calls.loginStaff(caller, typed);
  if (result.ok) {
    const headers = staffHeaders(request, result.answer.token, result.headers);
    return redirectDocument("/staff", { status: 303, headers });
  }
  const answer = answerOfRefusal(result, {});
  return data({ faults: answer.faults, problem: answer.problem }, { status: statusOfRefusal(result) });
}

export default function Staff({ loaderData: { staff, hasEnded }, actionData }: Route.ComponentProps) {
  return (
    <SiteFrame>
      {staff === null ? <StaffDoor hasEnded={hasEnded} answer={actionData} /> : <StaffRoom staff={staff} />}
    </SiteFrame>
  );
}

/**
 * The cookie with the page's half of a staff session. It is `HttpOnly`, since no script needs it.
 * people#staff-session.
 */
const NAME = "staff";
/** A week, as of the API's cookie with the other half. The server ends unused sessions sooner. */
const SECONDS = 7 * 24 * 60 * 60;

function staffTokenOf(request: Request): string | null {
  const token = parseCookies(request.headers.get("cookie")).get(NAME) ?? "";
  return /^[\w-]{1,200}$/.test(token) ? token : null;
}

/** Sets the API's own cookie and the page's half; a null `token` clears the page's half. */
function staffHeaders(request: Request, token: string | null, answered: Headers | undefined): Headers {
  const headers = cookiesOf(answered);
  const isHttps = new URL(request.url).protocol === "https:";
  const seconds = token === null ? 0 : SECONDS;
  headers.append("set-cookie", formatCookie(NAME, token ?? "", { isHttps, seconds, isHidden: true }));
  return headers;
}
