import { isRefused, isSeated } from "@comptoir/ordering";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { readOrderRequest } from "../orders/review/order-request.ts";
import { reviewForm } from "../orders/review/review-form.ts";
import type { SubmitRefusal } from "../orders/review/submit.ts";
import { PRICING_CALLER } from "./pricing-caller.ts";
import { type AskedSending, bodyOf, localeOf } from "./send-table.ts";
import { listPeople, loadSession, type TableName } from "./sessions.store.ts";
import type { TableDeps } from "./table-deps.ts";
import { loadOpenLines, quoteTable } from "./table-view.ts";

/**
 * Checks the form of what a person is about to send, by the rules of its order: the answers to the venue's questions, and the
 * confirmation of age. What is missing is refused before the time to undo begins. Null if nothing is missing, and for what
 * `beginSending` refuses or repeats. table#send.
 */
export async function checkSending(
  deps: TableDeps,
  venue: LoadedVenue,
  { personId, ...table }: TableName & { readonly personId: string },
  sending: AskedSending,
): Promise<SubmitRefusal | null> {
  const { database, clock } = deps;
  const now = clock();
  const [session, people, { lines }] = await Promise.all([
    loadSession(database, table),
    listPeople(database, table),
    loadOpenLines(database, table, now),
  ]);
  const open = lines.filter(({ person }) => sending.people.includes(person));
  const isSender = people.some((person) => person.id === personId && isSeated(person));
  if (session === null || session.sending !== null || !isSender || open.length === 0) return null;
  const { data: body } = bodyOf(venue, { tableNum: session.tableNum, sending, people, open });
  if (!body) return null;
  const request = readOrderRequest(body, venue, { ...deps, caller: PRICING_CALLER, suite: null, now });
  if (isRefused(request)) return null;
  const locale = localeOf(sending, venue);
  const quote = await quoteTable(deps, venue, open, { locale, now });
  const form = reviewForm(body.data.checkout, {
    ...{ ...request, venue, quote, locale, now },
    ...{ addressFaults: [], suiteNotes: null, diners: null, replaced: null },
  });
  return isRefused(form) ? form.refused : null;
}
