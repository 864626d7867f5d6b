import type { RefusalOf, SubmitBody, submitGroupOrder } from "@comptoir/contract";
import { formatMoney, m } from "@comptoir/messages";
import {
  type CartLine,
  cents,
  chooseTakeout,
  isDelivered,
  isLastCallOver,
  isRefused,
  isSameSelection,
  isSeated,
  parseCents,
  type Refused,
  withinLimit,
  ZERO_CENTS,
} from "@comptoir/ordering";
import type { Context } from "hono";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { newOrderId } from "../orders/order-id.ts";
import type { PlacedOrder } from "../orders/order-record.ts";
import type { Checkout } from "../orders/place/checkouts.store.ts";
import { type PlaceOutcome, reviewAndPlace } from "../orders/place/complete-checkout.ts";
import { wordPlaceRefusal } from "../orders/place/place-refusal.ts";
import { reviewOrder } from "../orders/review/review-order.ts";
import type { Submit, SubmitRefusal } from "../orders/review/submit.ts";
import type { GroupToPlace, TableToPlace } from "../orders/review/table-round.ts";
import { readWantedTime } from "../orders/review/wanted-time.ts";
import { clearCarts } from "./clear-carts.ts";
import { loadGroupLines, quoteGroup, readFingerprint } from "./group-lines.ts";
import { type GroupRow, loadGroup } from "./groups.store.ts";
import { listPeople, loadSession, type TableName, type TablePersonRow, type TableSession } from "./sessions.store.ts";
import type { TableDeps } from "./table-deps.ts";

type InGroup = {
  readonly group: GroupRow;
  readonly session: TableSession;
  readonly people: readonly TablePersonRow[];
  readonly me: TablePersonRow;
};
type Reviewed = Pick<Submit, "body"> & { readonly table: TableToPlace };

/** A shown total that no bill has, so that the review answers with the present one. */
const NO_TOTAL = cents(-1);

/**
 * Places an order of the caller's group, refused if `mine` is null: by its host with everybody's lines where the host pays, else with the caller's own. Lines, price,
 * person and last call are checked again in each review, and that nothing has changed since under the session's lock. table#group-send.
 */
export async function placeGroupOrder(
  c: Context<ApiEnv>,
  deps: TableDeps,
  checkout: Checkout,
  mine: (TableName & { readonly personId: string }) | null,
  body: SubmitBody,
): Promise<PlaceOutcome<PlacedOrder>> {
  const { restaurantId } = checkout;
  const { locale, caller, venue: venueThen } = c.var;
  if (mine === null) return refusal("noGroup");
  const orderId = newOrderId(restaurantId);
  let people: Pick<TableToPlace, "people">["people"] = {};
  const outcome = await reviewAndPlace(deps, checkout, {
    id: orderId,
    review: async () => {
      const venue = (await deps.venues.byId(restaurantId)) ?? venueThen;
      const now = deps.clock();
      const submit = { orderId, locale, caller, now, venue };
      const inGroup = await findInGroup(deps, mine, now);
      if (isRefused(inGroup)) return inGroup;
      if (!isOfGroup(body, inGroup.group, venue)) return refusal("groupMismatch");
      const reviewed =
        inGroup.group.pays === "host"
          ? await reviewAll(deps, inGroup, { ...submit, body })
          : await reviewMine(deps, inGroup, { ...submit, body });
      if (isRefused(reviewed)) return reviewed;
      people = reviewed.table.people;
      const order = await reviewOrder(deps, { ...submit, ...reviewed });
      return isRefused(order) ? order : { orders: [order], charges: order.charge ? [order.charge] : [] };
    },
    word: (order, refused) => wordPlaceRefusal(deps, order, refused, locale),
  });
  if (typeof outcome === "string" || isRefused(outcome)) return outcome;
  const placed = outcome.placed[0] as PlacedOrder;
  await clearCarts(deps, { ...mine, orderId, people, items: placed.items });
  return { placed };
}

/** Returns a refusal. Those that only a group's order has are declared by its call, which alone places such orders. */
function refusal(name: RefusalOf<typeof submitGroupOrder>, message?: string): Refused<SubmitRefusal> {
  return {
    refused: {
      name: name as SubmitRefusal["name"],
      ...(message !== undefined && { details: { message, invalidItems: [] } }),
    },
  };
}

async function findInGroup(
  { database }: TableDeps,
  mine: TableName & { readonly personId: string },
  now: Date,
): Promise<InGroup | Refused<SubmitRefusal>> {
  const [session, group, people] = await Promise.all([
    loadSession(database, mine),
    loadGroup(database, mine),
    listPeople(database, mine),
  ]);
  const me = people.find(({ id }) => id === mine.personId);
  if (!session || !group || session.closesAt <= now || !me || !isSeated(me)) return refusal("noGroup");
  return { session, group, people, me };
}

/** Whether an order is of the group's type and for its time. table#group-pays. */
function isOfGroup(body: SubmitBody, group: GroupRow, { zone }: LoadedVenue): boolean {
  const said = readWantedTime(body, zone);
  const delivered = isDelivered(body.type, body.data.checkout.pickup?.delivery ?? false);
  const isSameTime = !isRefused(said) && (said.wantedAt?.getTime() ?? null) === (group.wantedAt?.getTime() ?? null);
  return chooseTakeout(body.type, delivered) === group.type && delivered === group.isDelivered && isSameTime;
}

/** The host's order with everybody's lines. Refused with the present total if they are not those that the host saw. */
async function reviewAll(
  deps: TableDeps,
  { group, session, people, me }: InGroup,
  submit: Submit,
): Promise<Reviewed | Refused<SubmitRefusal>> {
  const { venue, now, locale, body } = submit;
  if (session.host !== me.id) return refusal("notHost");
  const seen = await readFingerprint(deps.database, group, now);
  const { lines } = await loadGroupLines(deps, venue, group, { locale, now });
  const sent = lines.filter(({ keptBack }) => keptBack === null);
  if (sent.length === 0) return refusal("nothingToSend");
  const items = sent.map(({ line }) => ({ ...line, shown: shownOf(body, line.orderId) }));
  const whole = { ...body, data: { ...body.data, items, diners: dinersOf(people, sent) } };
  if (!areSameLines(items, body.data.items)) {
    return refuseChanged(deps, { ...submit, body: whole });
  }
  const names = people.flatMap(({ id, name }) => {
    const orderIds = sent.filter(({ person }) => person === id).map(({ line }) => line.orderId);
    return orderIds.length === 0 ? [] : [{ name, orderIds }];
  });
  return {
    body: whole,
    table: {
      ...{ restaurantId: group.restaurantId, sessionId: group.sessionId, roundId: submit.orderId, sentBy: me.id },
      people: Object.fromEntries(sent.map(({ line, person }) => [String(line.orderId), [person]])),
      group: {
        ...saidOf(group, people, names),
        isAll: true,
        isAsSeen: async (transaction) => {
          const held = await loadSession(transaction, group);
          return held?.host === me.id && (await readFingerprint(transaction, group, now)) === seen;
        },
      },
    },
  };
}

/** A person's own order. Refused after the last call, and beyond the limit. table#group-pays, table#group-limit. */
async function reviewMine(
  deps: TableDeps,
  { group, people, me }: InGroup,
  submit: Submit,
): Promise<Reviewed | Refused<SubmitRefusal>> {
  const { venue, now, locale, body } = submit;
  if (isLastCallOver(group.lastCallAt, now)) return refusal("groupLastCall");
  const { orderItems } = await quoteGroup(deps, venue, group, { lines: body.data.items, locale, now });
  const prices = orderItems.map(({ orderPrice }) => ({ cents: parseCents(orderPrice) ?? ZERO_CENTS }));
  if (group.limitCents !== null && withinLimit(prices, group.limitCents).beyond.length > 0) {
    return refusal("groupLimit", m.refusal_group_limit({ limit: formatMoney(group.limitCents, locale) }, { locale }));
  }
  return {
    body,
    table: {
      ...{ restaurantId: group.restaurantId, sessionId: group.sessionId, roundId: submit.orderId },
      ...{ sentBy: me.id, people: {} },
      group: {
        ...saidOf(group, people, []),
        isAll: false,
        isAsSeen: async (transaction) => {
          const held = (await listPeople(transaction, group)).find(({ id }) => id === me.id);
          return held !== undefined && isSeated(held) && !isLastCallOver(group.lastCallAt, deps.clock());
        },
      },
    },
  };
}

function saidOf(
  { sessionId: id, name }: GroupRow,
  people: readonly TablePersonRow[],
  lines: GroupToPlace["said"]["lines"],
): Pick<GroupToPlace, "said"> {
  return { said: { id, name, people: people.filter(isSeated).length, lines } };
}

/** Refuses with the total of the lines as they are now, or with what is in their way. table#group-send. */
async function refuseChanged(deps: TableDeps, submit: Submit): Promise<Refused<SubmitRefusal>> {
  const { data } = submit.body;
  const now = { ...submit.body, data: { ...data, costs: { ...data.costs, totalWithTipCents: NO_TOTAL } } };
  const reviewed = await reviewOrder(deps, { ...submit, body: now });
  return isRefused(reviewed) ? reviewed : refusal("priceChanged", m.refusal_group_changed({}, submit));
}

/** Whether two lists have the same dishes and choices under the same numbers. */
function areSameLines(ours: readonly CartLine[], theirs: readonly CartLine[]): boolean {
  const byNumber = new Map(theirs.map((line) => [line.orderId, line]));
  const isSame = (line: CartLine) => {
    const other = byNumber.get(line.orderId);
    return other !== undefined && other.quantity === line.quantity && isSameSelection(other, line);
  };
  return ours.length === theirs.length && ours.every(isSame);
}

function shownOf({ data }: SubmitBody, orderId: number): SubmitBody["data"]["items"][number]["shown"] {
  const nothing = { orderPriceCents: null, memberOrderPriceCents: null };
  return data.items.find((item) => item.orderId === orderId)?.shown ?? nothing;
}

/** Who has said allergies is named with their own lines, so that each ticket has them first. menu#diner-allergies. */
function dinersOf(
  people: readonly TablePersonRow[],
  sent: readonly { readonly person: string; readonly line: { readonly orderId: number } }[],
): SubmitBody["data"]["diners"] {
  return people.flatMap(({ id, name, allergies }) => {
    const orderIds = sent.filter(({ person }) => person === id).map(({ line }) => line.orderId);
    return allergies.length === 0 || orderIds.length === 0 ? [] : [{ name, allergies: [...allergies], orderIds }];
  });
}
