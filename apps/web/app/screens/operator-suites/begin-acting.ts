import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { type LoaderFunctionArgs, redirectDocument } from "react-router";
import { requireOwnOperator } from "../../guards/require-person.ts";
import { actingHeaders } from "../../person/personal-cookies.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { leaveWhenExpired } from "../profile/profile-page.ts";

/**
 * Starts acting for a suite's owner, and redirects to the menu; returns the refusal as text.
 * people#acting-as, api#login-as-call.
 * The owner's page half of the session replaces the operator's. A second cookie keeps the operator's half,
 * which orders carry, until acting ends.
 */
export async function beginActing(
  args: Pick<LoaderFunctionArgs, "request" | "url" | "context">,
  { eventSuiteId, isEventDay }: { readonly eventSuiteId: string; readonly isEventDay: boolean },
): Promise<Response | { readonly problem: string; readonly status: number }> {
  const { user, half } = requireOwnOperator(args);
  const { request, context } = args;
  const { restaurant } = context.get(menuDocumentContext);
  const body = { eventSuiteId, token: half.token, suiteOperatorEmail: user.email };
  const result = await calls.loginAs(serverCaller(request, context, restaurant.id), body);
  if (!result.ok) {
    await leaveWhenExpired(args, result);
    return { problem: result.error?.message ?? m.suite_act_as_failed(), status: result.status || 503 };
  }
  const { id: userId, token } = result.answer;
  const query = new URLSearchParams({
    eventSuite: eventSuiteId,
    ...(isEventDay ? { eventDayOrdering: "true" } : {}),
    suiteOperator: user.email,
  });
  return redirectDocument(`/${restaurant.slug}?${query}`, {
    status: 303,
    headers: actingHeaders(request, { half: { userId, token }, operator: half }, result.headers),
  });
}
