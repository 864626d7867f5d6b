import { tableOfVisit, type Visit } from "./visit.ts";

/**
 * A visit once its order is placed: a change that was ordered is over, so is a time that was wished for, and another round, so that its dishes are not put in the next cart again.
 * Where it alone says where one sits, it stays. ordering#another-round.
 */
export function visitAfterOrder(visit: Visit): Visit {
  const isElsewhereToo = tableOfVisit(visit) !== null || visit.takeout;
  return { ...visit, changeId: null, time: null, ...(isElsewhereToo && { anotherRoundId: null }) };
}
