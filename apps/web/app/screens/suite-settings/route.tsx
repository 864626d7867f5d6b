import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { requireOperator } from "../../guards/require-person.ts";
import { whoContext } from "../../load-context.ts";
import { eventTimeWords } from "../../suites/event-times.ts";
import { isTabLimit } from "../../suites/tab-settings.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { parseVisit } from "../../visit/parse-visit.ts";
import { OperatorFrame } from "../operator-events/operator-frame.tsx";
import { answerOrLeave, profileHeaders, profileMeta } from "../profile/profile-page.ts";
import { useRestaurant } from "../restaurant/use-restaurant.ts";
import type { Route } from "./+types/route";
import { readCounts, readSettings } from "./read-settings.ts";
import { SettingsScreen } from "./settings-screen.tsx";

export const headers = profileHeaders;
export const meta = () => profileMeta(m.suite_settings());

/**
 * After a version conflict, reloads the suite, so that the operator continues from its current state.
 * suites#suite-settings.
 */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

/**
 * Loads a suite's settings of the event day, which an operator confirms for the owner.
 * screens#operator-screens.
 */
export async function loader(args: Route.LoaderArgs) {
  const { half } = requireOperator(args);
  const { restaurant } = args.context.get(menuDocumentContext);
  const eventSuiteId = parseVisit(args.url.searchParams).eventSuite;
  // The operator chooses a suite on the events page, which then says so.
  if (eventSuiteId === null) throw redirect(`/${args.params.restaurant_slug}/events?for=suite-settings`);
  const caller = serverCaller(args.request, args.context, restaurant.id);
  const { eventSuite } = await answerOrLeave(args, await calls.authGetEventInfo(caller, { ...half, eventSuiteId }));
  const when = eventTimeWords(eventSuite.event.starts_at, restaurant.menu_configuration?.zone ?? undefined);
  return { suite: eventSuite, when, isActing: args.context.get(whoContext).kind === "acting-operator" };
}

export async function action(args: Route.ActionArgs) {
  const { half } = requireOperator(args);
  const { restaurant } = args.context.get(menuDocumentContext);
  const form = await args.request.formData();
  if (form.get("intent") === "count") return count(args, form);
  const settings = readSettings(form);
  if (settings === null) throw data(null, { status: 400 });
  const { eventId, suiteId, ...chosen } = settings;
  const typed = {
    limit: String(form.get("tab_limit") ?? "").slice(0, 14),
    preference: chosen.event_day_payment_preference,
  };
  if (!isTabLimit(chosen.tab_limit)) {
    return data({ problem: null, refused: { ...typed, problem: m.suite_tab_limit_wrong() } }, { status: 400 });
  }
  const caller = serverCaller(args.request, args.context, restaurant.id);
  const body = { ...half, ...chosen, order_restaurant_id: restaurant.id };
  const result = await calls.updateEventDaySettings(caller, { eventId, suiteId }, body);
  if (!result.ok && result.error?.code === "tab_limit_below") {
    return data({ problem: null, refused: { ...typed, problem: result.error.message } }, { status: 409 });
  }
  return answerOf(result);
}

/** Saves an operator's count of the par stock. suites#par-stock. */
async function count(args: Route.ActionArgs, form: FormData) {
  const counts = readCounts(form);
  if (counts === null) return data({ problem: m.par_stock_wrong() }, { status: 400 });
  if (counts.length === 0) return data({ problem: null });
  const { restaurant } = args.context.get(menuDocumentContext);
  const caller = serverCaller(args.request, args.context, restaurant.id);
  const [eventId, suiteId] = [form.get("eventId"), form.get("suiteId")].map(String) as [string, string];
  return answerOf(await calls.countParStock(caller, { eventId, suiteId }, { counts }));
}

function answerOf(result: {
  readonly ok: boolean;
  readonly status?: number;
  readonly error?: { readonly message: string } | null;
}) {
  if (result.ok) return data({ problem: null });
  return data({ problem: result.error?.message ?? m.suite_settings_failed() }, { status: result.status || 503 });
}

export default function SuiteSettings({ loaderData: { suite, when, isActing }, actionData }: Route.ComponentProps) {
  const { venue } = useRestaurant();
  const { event } = suite;
  const up = { to: `/${venue.slug}/events/${encodeURIComponent(event.id)}`, label: event.name };
  return (
    <OperatorFrame heading={suite.name} text={when} up={isActing ? null : up}>
      <SettingsScreen suite={suite} answer={actionData} />
    </OperatorFrame>
  );
}
