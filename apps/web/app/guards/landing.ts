import { carryVisit, type Visit } from "../visit/visit.ts";

/** Landing without an eventSuite query goes to the restaurant menu page, with the visit. screens#redirect-landing. */
export function guardLanding(slug: string, visit: Visit): string | null {
  return visit.eventSuite === null ? carryVisit(`/${slug}`, visit) : null;
}
