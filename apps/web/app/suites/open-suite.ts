import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { isWebUser } from "@comptoir/ordering";
import { data, type LoaderFunctionArgs, redirect, redirectDocument } from "react-router";
import { guardEventInfo } from "../guards/redirect-rules.ts";
import { whoContext } from "../load-context.ts";
import { signOut } from "../person/sign-out.ts";
import { personContext } from "../session/person-context.ts";
import { isUnreachable, serverCaller } from "../venue/api-caller.ts";
import { menuDocumentContext } from "../venue/menu-document.ts";
import { carryVisit, type Visit } from "../visit/visit.ts";
import { type SuiteOfLink, viewOwnSuite } from "./suite-visit.ts";

type Args = Pick<LoaderFunctionArgs, "request" | "url" | "context">;

/** Screens that order for a suite or lead to ordering. They need the suite's information. */
const SUITE_SCREENS = /^\/[^/]+(?:\/(?:landing|cart|checkout|dishes\.json|items\/.+))?\/?$/;
const LANDING = /^\/[^/]+\/landing\/?$/;
const isMenu = (path: string) => /^\/[^/]+\/?$/.test(path);

/**
 * Loads the suite of a link. If the API refuses its minimal information, signs the person out and redirects:
 * an operator to the sign-in, others to the landing page, which shows the reason.
 * screens#redirect-event-info, suites#flags.
 */
export async function openSuite(args: Args, slug: string, visit: Visit): Promise<SuiteOfLink> {
  const { request, url, context } = args;
  if (visit.eventSuite === null) return { suite: null, problem: null };
  const { restaurant } = context.get(menuDocumentContext);
  const caller = serverCaller(request, context, restaurant.id);
  const suiteId = { eventSuiteId: visit.eventSuite };
  const half = isWebUser(context.get(whoContext)) ? context.get(personContext)?.half : undefined;
  const minimalInfo = calls.getMinimalInfo(caller, { ...suiteId, encryptedValue: visit.value });
  // An invitation link (`value`) proves the person's e-mail address, and thereby assigns the suite to the
  // person. Wait for it before asking for the full information.
  if (visit.value !== null) await minimalInfo;
  const [minimal, whole] = await Promise.all([
    minimalInfo,
    half ? calls.authGetEventInfo(caller, { ...half, ...suiteId }) : null,
  ]);
  if (minimal.ok) {
    const { eventSuite } = minimal.answer;
    // The banner's link may be older than the event's day: switch to event-day ordering.
    const isOnTab = eventSuite.event_day && !eventSuite.pre_ordering && !visit.eventDayOrdering;
    if (isOnTab && isMenu(url.pathname) && context.get(whoContext).kind === "acting-operator") {
      throw redirect(carryVisit(url.pathname, { ...visit, eventDayOrdering: true }));
    }
    const own = whole?.ok ? viewOwnSuite(whole.answer.eventSuite) : null;
    const problem = whole && !whole.ok ? (whole.error?.message ?? m.suite_info_failed()) : null;
    const isStranger = whole !== null && !whole.ok && whole.error?.code === "not_assigned_to_suite";
    return { suite: { minimal: eventSuite, own, problem, isStranger }, problem: null };
  }
  const isLanding = LANDING.test(url.pathname);
  // Without an answer, the link may still be valid: do not sign out.
  if (isUnreachable(minimal)) {
    if (!isLanding && SUITE_SCREENS.test(url.pathname)) throw data(null, { status: 503 });
    return { suite: null, problem: m.suite_info_failed() };
  }
  const onwards = SUITE_SCREENS.test(url.pathname)
    ? guardEventInfo(slug, visit, { who: context.get(whoContext), isLanding })
    : null;
  if (onwards !== null) throw redirectDocument(onwards, { headers: await signOut(args) });
  return { suite: null, problem: minimal.error?.message ?? m.suite_info_failed() };
}
