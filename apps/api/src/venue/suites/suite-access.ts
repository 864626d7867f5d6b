import type { Refused, Who } from "@comptoir/ordering";
import type { Caller } from "../../people/caller.ts";
import { PERSON_OWNER } from "../../people/owner.ts";
import type { Database, Queryable } from "../../platform/db/database.ts";
import type { Clock } from "../../platform/settings.ts";
import type { VenueDeps } from "../venues/venue-header.ts";
import { type FoundSuite, findSuite } from "./event-suites.store.ts";

export type SuiteRefusal = { readonly name: "noEventSuite" | "notAssignedToSuite" };

export type SeenSuite = FoundSuite & {
  /** Host who sees only their own orders; null for callers who see all. suites#hosts. */
  readonly onlyOf: string | null;
};

/**
 * Returns a suite to its owner, hosts and assigned operators, and to an operator acting in it; refuses all
 * others. suites#who-may, suites#hosts, people#acting-as.
 */
export async function suiteFor(
  db: Queryable,
  { who, acting }: Pick<Caller, "who" | "acting">,
  asked: { readonly restaurantId: string; readonly suiteId: string },
): Promise<{ readonly suite: SeenSuite } | Refused<SuiteRefusal>> {
  const suite = await findSuite(db, asked, peopleOf(who));
  if (!suite) return { refused: { name: "noEventSuite" } };
  if (!maySee(suite, who, acting)) return { refused: { name: "notAssignedToSuite" } };
  return { suite: { ...suite, onlyOf: who.kind === "user" && suite.ownerId !== who.userId ? who.userId : null } };
}

function peopleOf(who: Who): { readonly personId?: string; readonly operatorId?: string } {
  if (who.kind === "user") return { personId: who.userId };
  if (who.kind === "operator" || who.kind === "acting-operator") return { operatorId: who.operatorId };
  return {};
}

function maySee(suite: FoundSuite, who: Who, acting: Caller["acting"]): boolean {
  if (who.kind === "user") return suite.ownerId === who.userId || suite.isHost;
  if (who.kind === "operator") return suite.isAssigned;
  if (who.kind !== "acting-operator" || acting === null) return false;
  const isHere = acting.restaurantId === suite.restaurantId && acting.suiteId === suite.suiteId;
  return isHere && suite.isAssigned && suite.ownerId === who.userId;
}

/** Returns whether the caller may see an order: a host sees only their own. */
export function isShown({ onlyOf }: SeenSuite, order: { readonly owner: string | null }): boolean {
  return onlyOf === null || order.owner === `${PERSON_OWNER}${onlyOf}`;
}

export type SuiteDeps = VenueDeps & { readonly database: Database; readonly clock: Clock };
