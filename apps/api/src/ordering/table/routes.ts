import { contract } from "@comptoir/contract";
import { isKnownTable, isRefused } from "@comptoir/ordering";
import { withSession } from "../../people/caller.ts";
import { ownerOf } from "../../people/owner.ts";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { type RefusalDetails, refuse } from "../../platform/middleware/refuse.ts";
import { venueHeader } from "../../venue/venues/venue-header.ts";
import { isOrderId } from "../orders/order-id.ts";
import { changeMe, changePerson, joinTable } from "./change-table.ts";
import { checkSending } from "./check-sending.ts";
import { mountTablePaying } from "./pay-routes.ts";
import { mountTableReceipts } from "./receipt-routes.ts";
import { removeOpenLine } from "./remove-line.ts";
import { beginSending, sendNow, undoSending } from "./send-table.ts";
import { mayJoin } from "./table-attempts.ts";
import { answerOf, answerTable, cartOf, ownersOf, tableOf, whyNoTable } from "./table-caller.ts";
import type { TableDeps } from "./table-deps.ts";
import { localeOfStream, tableStream } from "./table-events.ts";

/** The error of each refusal by a table. */
const REFUSALS = {
  full: "tableFull",
  "word-wrong": "tableWordWrong",
  "no-table": "noTable",
  "not-host": "notHost",
  "not-found": "notFound",
  "nothing-to-send": "nothingToSend",
  sending: "tableSending",
} as const;

/** Mounts the calls of people who order together at a table. table#table-session. */
export function mountTable(app: ApiApp, deps: TableDeps): void {
  mountPeople(app, deps);
  mountSending(app, deps);
  mountTablePaying(app, deps);
  mountTableReceipts(app, deps);

  const { getTable, tableEvents } = contract.table;
  app.use(getTable.path, venueHeader(deps));
  app.openapi(getTable, async (c) => {
    const mine = await tableOf(c, deps);
    return mine ? answerTable(c, deps, mine) : refuse(c, await whyNoTable(c, deps));
  });

  app.openapi(tableEvents, async (c): Promise<Response> => {
    const venue = await deps.venues.byId(String(c.req.valid("query").restaurant));
    if (!venue || venue.isHidden) return refuse(c, "restaurantUnknown");
    c.set("venue", venue);
    c.set("locale", localeOfStream(c, c.req.valid("query").locale));
    const mine = await tableOf(c, deps);
    return mine ? tableStream(c, deps, mine) : refuse(c, "noTable");
  });
}

function mountPeople(app: ApiApp, deps: TableDeps): void {
  const { joinTable: join, changeMe: me, changePerson: people } = contract.table;
  for (const { path } of [join, me, people]) app.use(path, venueHeader(deps));

  app.openapi(join, async (c) => {
    const { tableNum, name, word, allergies } = c.req.valid("json");
    const { venue } = c.var;
    if (!venue.ordering.ordersTogether) return refuse(c, "orderTypeNotOffered");
    if (venue.paused) return refuse(c, "ordersPaused");
    if (venue.ordering.paymentProcessor === null) return refuse(c, "viewOnly");
    if (tableNum === null || !isKnownTable(venue.data, tableNum)) return refuse(c, "tableUnknown");
    const caller = withSession(c);
    const waits = await mayJoin(deps, venue.restaurantId, caller);
    if (waits !== null) return refuse(c, "tooManyRequests", { retryAfterSeconds: waits });
    const owner = ownerOf(caller);
    const joined = await joinTable(deps, venue, {
      ...{ tableNum, name, owner, owners: ownersOf(caller), allergies, word: word ?? null },
      cartId: cartOf(c),
    });
    if (isRefused(joined)) return refuse(c, REFUSALS[joined.refused.code]);
    const mine = await tableOf(c, deps);
    const table = mine && (await answerOf(c, deps, mine));
    return table ? c.json(table, 200) : refuse(c, "tableFull");
  });

  app.openapi(me, async (c) => {
    const mine = await tableOf(c, deps);
    if (mine === null) return refuse(c, "noTable");
    const changed = await changeMe(deps, mine, mine.personId, c.req.valid("json"));
    if (isRefused(changed)) return refuse(c, REFUSALS[changed.refused.code]);
    const { personId: you } = mine;
    const left = { you, state: "left" as const, host: mine.host ?? "", table: null };
    return c.json((await answerOf(c, deps, mine)) ?? left, 200);
  });

  app.openapi(people, async (c) => {
    const mine = await tableOf(c, deps);
    if (mine === null) return refuse(c, "noTable");
    const changed = await changePerson(deps, mine, mine.personId, c.req.valid("json"));
    if (isRefused(changed)) return refuse(c, REFUSALS[changed.refused.code]);
    return answerTable(c, deps, mine);
  });
}

function mountSending(app: ApiApp, deps: TableDeps): void {
  const { removeTableLine, sendTable, undoSending: undo } = contract.table;
  for (const { path } of [removeTableLine, sendTable, undo]) app.use(path, venueHeader(deps));

  app.openapi(removeTableLine, async (c) => {
    const mine = await tableOf(c, deps);
    if (mine === null) return refuse(c, "noTable");
    const removed = await removeOpenLine(deps, mine, mine.personId, c.req.valid("json"));
    if (isRefused(removed)) return refuse(c, REFUSALS[removed.refused.code]);
    return answerTable(c, deps, mine);
  });

  app.openapi(sendTable, async (c) => {
    const key = c.req.valid("header")["idempotency-key"];
    if (key === undefined || !isOrderId(key)) {
      const issues = [{ path: "idempotency-key", problem: key ? "not-a-uuid" : "required" }] as const;
      return refuse(c, "idempotencyKeyMissing", { issues });
    }
    const mine = await tableOf(c, deps);
    if (mine === null) return refuse(c, "noTable");
    const { people, checkout, discount } = c.req.valid("json");
    const sending = {
      ...{ key: key.toLowerCase(), people, locale: c.var.locale },
      legalAcceptance: checkout?.legalAcceptance ?? false,
      questions: checkout?.questions ?? [],
      discountCode: discount?.code?.trim() || null,
    };
    const missing = await checkSending(deps, c.var.venue, mine, sending);
    if (missing !== null) return refuse(c, missing.name, detailsInBody(missing));
    const begun = await beginSending(deps, mine, mine.personId, sending);
    if (isRefused(begun)) return refuse(c, REFUSALS[begun.refused.code]);
    const refusal = begun.isNow ? await sendNow(deps, c.var.venue, mine) : null;
    if (refusal !== null) return refuse(c, refusal.name, detailsInBody(refusal));
    return answerTable(c, deps, mine);
  });

  app.openapi(undo, async (c) => {
    const mine = await tableOf(c, deps);
    if (mine === null) return refuse(c, "noTable");
    const undone = await undoSending(deps, mine, mine.personId);
    if (isRefused(undone)) return refuse(c, REFUSALS[undone.refused.code]);
    return answerTable(c, deps, mine);
  });
}

/** Names the fields of a round's order as the body of its sending does. */
function detailsInBody({ details = {} }: { readonly details?: RefusalDetails }): RefusalDetails {
  const issues = details.issues?.map((issue) => ({
    ...issue,
    path: issue.path.replace(/^data\.checkout\./, "checkout."),
  }));
  return { ...details, ...(issues && { issues }) };
}
