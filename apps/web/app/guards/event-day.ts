import type { Visit } from "../visit/visit.ts";
import type { Who } from "./who.ts";

/**
 * An unauthenticated visit with the eventDayOrdering query goes to /login carrying only suiteOperator.
 * screens#redirect-event-day.
 */
export function guardEventDay(visit: Visit, who: Who): string | null {
  if (!visit.eventDayOrdering || who.kind !== "guest") return null;
  if (visit.suiteOperator === null) return "/login";
  return `/login?${new URLSearchParams({ suiteOperator: visit.suiteOperator })}`;
}
