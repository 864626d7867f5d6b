import type { Who } from "@comptoir/ordering";
import type { Visit } from "../visit/visit.ts";

/**
 * A visit with eventDayOrdering that is not signed in goes to /login with suiteOperator alone. screens#redirect-event-day.
 */
export function guardEventDay(visit: Visit, who: Who): string | null {
  if (!visit.eventDayOrdering || who.kind !== "guest") return null;
  if (visit.suiteOperator === null) return "/login";
  return `/login?${new URLSearchParams({ suiteOperator: visit.suiteOperator })}`;
}
