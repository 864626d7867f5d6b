import { contract } from "@comptoir/contract";
import { checkGroup, chooseTakeout, isDelivered, isRefused, ORDER_TYPE_RULES, parseCents } from "@comptoir/ordering";
import type { Context } from "hono";
import { withSession } from "../../people/caller.ts";
import { ownerOf } from "../../people/owner.ts";
import type { ApiApp, ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { venueHeader } from "../../venue/venues/venue-header.ts";
import { loadStanding } from "../orders/change/change-order.ts";
import { formatOrder } from "../orders/follow/order-answer.ts";
import { completeCheckout } from "../orders/place/complete-checkout.ts";
import { asPlaced } from "../orders/place/placed-order.ts";
import { changePersonOfGroup, hashOfLink, joinGroup, makeNewLink, openGroup } from "./change-group.ts";
import { changeMe } from "./change-table.ts";
import { isLastCallTooLate } from "./check-last-call.ts";
import { formatTerms, readGroup, yourGroup } from "./group-view.ts";
import { findGroupOfLink, loadGroup } from "./groups.store.ts";
import { removeOpenLine } from "./remove-line.ts";
import type { TableName } from "./sessions.store.ts";
import { placeGroupOrder } from "./submit-group.ts";
import { mayJoin } from "./table-attempts.ts";
import { cartOf, groupOf } from "./table-caller.ts";
import type { TableDeps } from "./table-deps.ts";
import { localeOfStream, sessionStream } from "./table-events.ts";

/** The error of each refusal by a group. */
const REFUSALS = {
  full: "groupFull",
  "no-group": "noGroup",
  "no-table": "noGroup",
  "not-host": "notHost",
  "not-found": "notFound",
} as const;

/** The faulty field of each fault in a group's terms, and what is wrong with it. */
const FAULTS = {
  "no-time": { path: "date", problem: "required" },
  "time-over": { path: "date", problem: "time-over" },
  "last-call-over": { path: "lastCall", problem: "time-over" },
  "last-call-late": { path: "lastCall", problem: "last-call-late" },
} as const;

type Mine = TableName & { readonly personId: string };

/** Mounts the calls of groups that order together by a link. table#group. */
export function mountGroups(app: ApiApp, deps: TableDeps): void {
  mountLinks(app, deps);
  mountPeople(app, deps);
  mountOrders(app, deps);

  const { getGroup, groupEvents } = contract.group;
  app.use(getGroup.path, venueHeader(deps));
  app.openapi(getGroup, async (c) => {
    const mine = await groupOf(c, deps);
    return mine ? answerGroup(c, deps, mine) : refuse(c, "noGroup");
  });

  app.openapi(groupEvents, async (c): Promise<Response> => {
    const venue = await deps.venues.byId(String(c.req.valid("query").restaurant));
    if (!venue || venue.isHidden) return refuse(c, "restaurantUnknown");
    c.set("venue", venue);
    c.set("locale", localeOfStream(c, c.req.valid("query").locale));
    const mine = await groupOf(c, deps);
    return mine ? sessionStream(c, deps.groupFeed, mine, (group) => yourGroup(mine, group)) : refuse(c, "noGroup");
  });
}

async function yours(c: Context<ApiEnv>, deps: TableDeps, mine: Mine) {
  const group = await readGroup(deps, c.var.venue, mine, c.var.locale);
  return group && yourGroup(mine, group);
}

/** Answers with the caller's group; `no_group` if it has ended meanwhile. */
async function answerGroup(c: Context<ApiEnv>, deps: TableDeps, mine: Mine) {
  const group = await yours(c, deps, mine);
  return group ? c.json(group, 200) : refuse(c, "noGroup");
}

function mountLinks(app: ApiApp, deps: TableDeps): void {
  const { openGroup: open, lookAtGroup: look, joinGroup: join, newGroupLink: link } = contract.group;
  for (const { path } of [open, look, join, link]) app.use(path, venueHeader(deps));

  app.openapi(open, async (c) => {
    const {
      name,
      type: sent,
      delivery,
      date: wantedAt,
      lastCall: lastCallAt,
      limit,
      pays,
      allergies,
    } = c.req.valid("json");
    const { venue } = c.var;
    const delivered = isDelivered(sent, delivery ?? false);
    const type = chooseTakeout(sent, delivered);
    // A group is of those who order for a time of their choice: pickup, delivery and catering.
    const isOffered = venue.ordering.ordersTogether && venue.kitchens === null && ORDER_TYPE_RULES[type].choosesSlot;
    if (!isOffered) return refuse(c, "orderTypeNotOffered");
    if (venue.paused) return refuse(c, "ordersPaused");
    if (venue.ordering.paymentProcessor === null) return refuse(c, "viewOnly");
    const limitCents = limit == null ? null : parseCents(limit);
    if (limit != null && (limitCents === null || limitCents <= 0)) {
      return refuse(c, "invalidRequest", { issues: [{ path: "limit", problem: "not-an-amount" }] });
    }
    const caller = withSession(c);
    const waits = await mayJoin(deps, venue.restaurantId, caller);
    if (waits !== null) return refuse(c, "tooManyRequests", { retryAfterSeconds: waits });
    const terms = { type, pays, isDelivered: delivered, wantedAt, lastCallAt, limitCents };
    const [owner, cartId] = [ownerOf(caller), cartOf(c)];
    const fault =
      checkGroup(terms, deps.clock()) ??
      ((await isLastCallTooLate(deps, venue, { ...terms, owner, cartId, locale: c.var.locale }))
        ? "last-call-late"
        : null);
    if (fault === "each-delivery") return refuse(c, "orderTypeNotOffered");
    if (fault !== null) return refuse(c, "invalidRequest", { issues: [FAULTS[fault]] });
    const { secret } = await openGroup(deps, venue, { ...terms, name, owner, cartId, allergies });
    const mine = await groupOf(c, deps);
    const group = mine && (await yours(c, deps, mine));
    return group ? c.json({ ...group, secret }, 200) : refuse(c, "orderTypeNotOffered");
  });

  app.openapi(look, async (c) => {
    const { restaurantId } = c.var.venue;
    const waits = await mayJoin(deps, restaurantId, withSession(c));
    if (waits !== null) return refuse(c, "tooManyRequests", { retryAfterSeconds: waits });
    const tokenHash = hashOfLink(c.req.valid("json").secret);
    const found = await findGroupOfLink(deps.database, { restaurantId, tokenHash, now: deps.clock() });
    const group = found && (await loadGroup(deps.database, found));
    return group ? c.json(formatTerms(group), 200) : refuse(c, "noGroup");
  });

  app.openapi(join, async (c) => {
    const { venue } = c.var;
    const caller = withSession(c);
    const waits = await mayJoin(deps, venue.restaurantId, caller);
    if (waits !== null) return refuse(c, "tooManyRequests", { retryAfterSeconds: waits });
    const joined = await joinGroup(deps, venue, {
      ...c.req.valid("json"),
      ...{ owner: ownerOf(caller), cartId: cartOf(c) },
    });
    if (isRefused(joined)) return refuse(c, REFUSALS[joined.refused.code]);
    const mine = await groupOf(c, deps);
    return mine ? answerGroup(c, deps, mine) : refuse(c, "noGroup");
  });

  app.openapi(link, async (c) => {
    const mine = await groupOf(c, deps);
    if (mine === null) return refuse(c, "noGroup");
    const made = await makeNewLink(deps, mine, mine.personId);
    if (isRefused(made)) return refuse(c, REFUSALS[made.refused.code]);
    const group = await yours(c, deps, mine);
    return group ? c.json({ ...group, secret: made.secret }, 200) : refuse(c, "noGroup");
  });
}

function mountPeople(app: ApiApp, deps: TableDeps): void {
  const { changeMeInGroup: me, changePersonInGroup: people, removeGroupLine: line } = contract.group;
  for (const { path } of [me, people, line]) app.use(path, venueHeader(deps));

  app.openapi(me, async (c) => {
    const mine = await groupOf(c, deps);
    if (mine === null) return refuse(c, "noGroup");
    const changed = await changeMe(deps, mine, mine.personId, c.req.valid("json"));
    if (isRefused(changed)) return refuse(c, REFUSALS[changed.refused.code]);
    return c.json((await yours(c, deps, mine)) ?? { you: mine.personId, group: null }, 200);
  });

  app.openapi(people, async (c) => {
    const mine = await groupOf(c, deps);
    if (mine === null) return refuse(c, "noGroup");
    const changed = await changePersonOfGroup(deps, mine, mine.personId, c.req.valid("json"));
    if (isRefused(changed)) return refuse(c, REFUSALS[changed.refused.code]);
    return answerGroup(c, deps, mine);
  });

  app.openapi(line, async (c) => {
    const mine = await groupOf(c, deps);
    if (mine === null) return refuse(c, "noGroup");
    const removed = await removeOpenLine(deps, mine, mine.personId, c.req.valid("json"));
    if (isRefused(removed)) return refuse(c, REFUSALS[removed.refused.code]);
    return answerGroup(c, deps, mine);
  });
}

function mountOrders(app: ApiApp, deps: TableDeps): void {
  const { submitGroupOrder } = contract.group;
  app.use(submitGroupOrder.path, venueHeader(deps));

  app.openapi(submitGroupOrder, async (c) => {
    const body = c.req.valid("json");
    const { restaurantId, kitchens } = c.var.venue;
    if (kitchens !== null) return refuse(c, "orderTypeNotOffered");
    const mine = await groupOf(c, deps);
    const isMine = mine !== null && mine.sessionId === body.data.config?.groupId;
    const group = isMine ? await loadGroup(deps.database, mine) : null;
    const answer = await completeCheckout(c, deps, {
      key: c.req.valid("header")["idempotency-key"],
      sent: await c.req.json(),
      // Where the host pays, the lines leave all carts; else those of who ordered.
      cart: { lines: group?.pays === "each" ? body.data.items : [], changeId: null },
      place: async (checkout) => placeGroupOrder(c, deps, checkout, isMine ? mine : null, body),
      find: async (orderId) => asPlaced(await loadStanding(deps, restaurantId, orderId)),
    });
    if (isRefused(answer)) return refuse(c, answer.refused.name, answer.refused.details);
    return c.json({ order: formatOrder(answer.placed, c.var.caller) }, 201);
  });
}
