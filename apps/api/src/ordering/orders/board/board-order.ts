import type { BoardOrderData, PricedGroupData, PricedLineData } from "@comptoir/contract";
import { awaitsAnswer, laneOf, tableNumOf } from "@comptoir/ordering";
import type { Queryable } from "../../../platform/db/database.ts";
import { linesInLanguage } from "../../../venue/suites/run-sheet.ts";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import { listMealsOfDate } from "../follow/meals-of-date.store.ts";
import type { OrderName } from "../order-changes.ts";
import type { PlacedOrder } from "../order-record.ts";
import { loadOrders } from "../orders.store.ts";
import { type BoardColumns, loadBoardColumns } from "./board-order.store.ts";

type BoardLine = BoardOrderData["lines"][number];

/** Loads orders as the board shows them, in the sequence of their names; unknown orders are left out. board#card. */
export async function loadBoardOrders(
  db: Queryable,
  venue: LoadedVenue,
  names: readonly OrderName[],
): Promise<readonly BoardOrderData[]> {
  const [orders, columns] = await Promise.all([loadOrders(db, names), loadBoardColumns(db, names)]);
  const meals = await mealsOf(db, venue, orders);
  return orders.flatMap((order) => {
    const own = order && columns.get(order.orderId);
    return order && own ? formatBoardOrder(order, own, { venue, meal: meals.get(order.orderId) ?? null }) : [];
  });
}

type Meal = Awaited<ReturnType<typeof listMealsOfDate>>[number];

/** Loads the children of a school's orders, by order id. */
async function mealsOf(
  db: Queryable,
  { restaurantId }: LoadedVenue,
  orders: readonly (PlacedOrder | null)[],
): Promise<ReadonlyMap<string, Meal>> {
  const dates = new Set(
    orders.flatMap((order) => (order?.destination.kind === "school-date" ? order.destination.date : [])),
  );
  const meals = await Promise.all([...dates].map((date) => listMealsOfDate(db, { restaurantId, date })));
  return new Map(meals.flat().map((meal) => [meal.orderId, meal]));
}

function formatBoardOrder(
  order: PlacedOrder,
  columns: BoardColumns,
  { venue, meal }: { readonly venue: LoadedVenue; readonly meal: Meal | null },
): BoardOrderData {
  const { acceptFrom, acceptUntil, acceptedAt, contact, remarks } = order;
  const { version, day, firedAt, readyDueAt, startedAt, tenders } = columns;
  const dueCents = tenders.reduce((sum, { state, amountCents, backCents }) => {
    return state === "owed" ? sum + amountCents - backCents : sum;
  }, 0);
  const waits = awaitsAnswer(order) && acceptFrom && acceptUntil;
  return {
    ...{ id: order.orderId, version, number: String(order.number), day, type: order.type },
    lane: laneOf({ ...order, firedAt, readyDueAt }),
    awaits: waits ? { from: acceptFrom.toISOString(), until: acceptUntil.toISOString() } : null,
    ...destinationOf(order),
    person: contact?.full_name ?? null,
    phone: contact?.phone_number ?? null,
    child: meal?.child?.name ?? null,
    placedAt: order.placedAt.toISOString(),
    wantedAt: iso(order.wantedAt),
    readyAt: order.readyAt.toISOString(),
    fireAt: firedAt === null ? iso(order.fireAt) : null,
    acceptedAt: iso(acceptedAt),
    startedAt: iso(startedAt),
    readyDueAt: iso(readyDueAt),
    ...{ isPaid: dueCents === 0, dueCents, totalCents: order.totalWithTipCents },
    checkId: remarks.checkId,
    allergies: [...(meal?.child?.allergies ?? [])],
    notes: remarks.notes,
    questions: [...remarks.questions],
    lines: boardLines(linesInLanguage(order.items, venue.index, venue.defaultLocale)),
    change: null,
    cancelled: cancelledOf(order),
    unseen: false,
  };
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

function destinationOf({ destination }: PlacedOrder): Pick<BoardOrderData, "table" | "deliverTo" | "suite"> {
  const { kind } = destination;
  const area = kind === "delivery-area" && [destination.location, destination.area].filter(Boolean).join(", ");
  return {
    table: tableNumOf(destination),
    deliverTo: kind === "delivery-address" ? destination.address : area || null,
    suite: kind === "suite" ? (destination.name ?? null) : null,
  };
}

function cancelledOf({ status, history, declined }: PlacedOrder): BoardOrderData["cancelled"] {
  const event = status === "cancelled" ? history.findLast((one) => one.status === "cancelled") : undefined;
  if (!event) return null;
  const reason = declined?.missed ? "missed" : (declined?.reason ?? null);
  return { at: new Date(event.at).toISOString(), byGuest: event.byGuest, reason };
}

function boardLines(items: readonly PricedLineData[]): BoardLine[] {
  return items.map((item, index) => {
    const memo = item.orderOptions.find((option) => "memo" in option);
    const groups = item.orderOptions.filter((option): option is PricedGroupData => !("memo" in option));
    return {
      ...{ line: index + 1, quantity: item.quantity, name: item.name, station: null, done: false },
      options: optionsOf(groups, 0),
      memo: memo?.values[0]?.name ?? null,
    };
  });
}

function optionsOf(groups: readonly PricedGroupData[], indent: number): BoardLine["options"] {
  return groups.flatMap(({ values }) =>
    values.flatMap(({ name, quantity, options }) => [{ name, quantity, indent }, ...optionsOf(options, indent + 1)]),
  );
}
