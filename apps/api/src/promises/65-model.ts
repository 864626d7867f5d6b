/** What an order's tenders hold in cents: payments less refunds. `method`: card, invoice or in person. */
export type Money = Readonly<Record<"method" | "giftCard" | "points" | "credit", number>>;
export const NO_MONEY: Money = { method: 0, giftCard: 0, points: 0, credit: 0 };

/** How an order is paid. Without `takesCard` it is billed or paid in person. `awaits`: the restaurant must answer it. */
export type Paid = { readonly holds: Money; readonly takesCard: boolean; readonly awaits: boolean };
type Order = Paid & { readonly status: "placed" | "completed" | "cancelled"; readonly isRefunded: boolean };

/** Orders of a run by index, and the idempotency keys that were used. */
export type Books = { readonly orders: Readonly<Record<number, Order>>; readonly keys: readonly string[] };
export const NO_ORDERS: Books = { orders: {}, keys: [] };

/** A request. With a used key it changes nothing. */
export type Act =
  | { readonly does: "submit"; readonly key: string; readonly orders: Readonly<Record<number, Paid>> }
  | { readonly does: "change"; readonly key: string; readonly order: number; readonly paid: Paid }
  | { readonly does: "refund"; readonly key: string; readonly order: number; readonly given: Money }
  /** `toCredit`: the card's payment is kept, and becomes account credit. */
  | { readonly does: "cancel"; readonly order: number; readonly toCredit: boolean }
  | { readonly does: "complete" | "accept" | "decline" | "missed"; readonly order: number };

export type Told = { readonly act: Act; readonly answer: "ok" | "refused" | "unknown" };

/** Returns the books after a request took effect; null if it cannot have. */
function after(books: Books, act: Act): Books | null {
  if ("key" in act && books.keys.includes(act.key)) return books;
  const keys = "key" in act ? [...books.keys, act.key] : books.keys;
  if (act.does === "submit") {
    const placed = Object.entries(act.orders).map(([index, paid]) => [index, placedWith(paid)]);
    return { keys, orders: { ...books.orders, ...Object.fromEntries(placed) } };
  }
  const order = books.orders[act.order];
  const next = order && orderAfter(order, act);
  return next ? { keys, orders: { ...books.orders, [act.order]: next } } : null;
}

const placedWith = (paid: Paid): Order => ({ ...paid, status: "placed", isRefunded: false });

function orderAfter(order: Order, act: Exclude<Act, { does: "submit" }>): Order | null {
  const { status, isRefunded, holds, awaits } = order;
  switch (act.does) {
    case "change":
      // An order that was accepted needs no second answer.
      return status === "placed" && !isRefunded ? { ...placedWith(act.paid), awaits } : null;
    case "complete":
      return status === "placed" ? { ...order, status: "completed", awaits: false } : null;
    case "accept":
      return status === "placed" && awaits ? { ...order, awaits: false } : null;
    case "missed":
      return status === "placed" && awaits ? { ...order, status: "cancelled", holds: NO_MONEY } : null;
    case "decline":
      if (status === "cancelled") return order;
      return status === "placed" ? { ...order, status: "cancelled", holds: NO_MONEY } : null;
    case "refund": {
      const { method, giftCard, points, credit } = act.given;
      const left = {
        method: holds.method - method,
        giftCard: holds.giftCard - giftCard,
        points: holds.points - points,
        credit: holds.credit - credit,
      };
      const isLeft = Object.values(left).every((cents) => cents >= 0);
      return status !== "cancelled" && isLeft ? { ...order, isRefunded: true, holds: left } : null;
    }
    case "cancel": {
      if (status === "cancelled") return order;
      const kept = act.toCredit ? { ...NO_MONEY, method: holds.method, credit: -holds.method } : NO_MONEY;
      return status === "placed" ? { ...order, status: "cancelled", holds: kept } : null;
    }
  }
}

/**
 * Returns the possible books after concurrent requests, in every sequence. A request answered ok took effect,
 * a refused one did not, and an unknown one may have.
 */
export function possibleAfter(before: readonly Books[], told: readonly Told[]): readonly Books[] {
  if (told.length === 0) return before;
  const reached = told.flatMap(({ act, answer }, index) => {
    const done = answer === "refused" ? [] : before.flatMap((books) => after(books, act) ?? []);
    const notDone = answer === "ok" ? [] : before;
    return possibleAfter([...done, ...notDone], told.toSpliced(index, 1));
  });
  return [...new Map(reached.map((books) => [JSON.stringify([books.orders, books.keys.toSorted()]), books])).values()];
}

/** Returns the books once the time for every answer has passed. board#missed. */
export function withoutAnswers(books: Books): Books {
  const missed = Object.keys(books.orders).map((order) => ({ does: "missed", order: Number(order) }) as const);
  return missed.reduce((known, act) => after(known, act) ?? known, books);
}

/** Returns what can be observed of the books: statuses, the sum of each means, and the amount owed. */
export function seenFrom({ orders }: Books) {
  const sum = (of: (order: Order) => number) => Object.values(orders).reduce((cents, order) => cents + of(order), 0);
  return {
    statuses: Object.values(orders).map(({ status }) => status),
    card: sum(({ takesCard, holds }) => (takesCard ? holds.method : 0)),
    owed: sum(({ takesCard, holds }) => (takesCard ? 0 : holds.method)),
    giftCard: sum(({ holds }) => holds.giftCard),
    points: sum(({ holds }) => holds.points),
    credit: sum(({ holds }) => holds.credit),
  };
}
