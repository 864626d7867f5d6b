import type { BoardOrderData } from "@comptoir/contract";
import { seededNumbers } from "@comptoir/ordering";
import type { Kitchen, KitchenAct } from "./kitchen.ts";

/** Seconds that an order stays in each state before the kitchen moves it on, at least and at most. */
const PACE = { accept: [4, 15], start: [8, 30], cook: [25, 70], fetch: [15, 40] } as const;
/** How many orders the kitchen works on at once. */
const AT_ONCE = 8;
/** The probability that a line is crossed off in a round. */
const CROSSED_OFF = 0.15;

export type KitchenWork = {
  /** Does what is due. Returns how many of its own orders are still open, without scheduled ones. */
  readonly round: () => Promise<number>;
  /** How many of its own orders nobody answered in time. */
  readonly missed: () => number;
};

type OfRush = {
  /** Whether an order is of this rush; the kitchen leaves all others to the people at the board. */
  readonly isOwn: (id: string) => boolean;
  /** Whether the kitchen leaves the order without an answer. */
  readonly isLeft: (id: string) => boolean;
  /** How slow the kitchen is: 1 is the usual pace, 0 at once. */
  readonly pace: number;
};

/** Plays a kitchen that accepts, cooks, crosses off and hands over, each at its own pace. */
export function openKitchenWork(kitchen: Kitchen, { isOwn, isLeft, pace: slow }: OfRush): KitchenWork {
  const random = seededNumbers(2);
  const due = new Map<string, number>();
  const missed = new Set<string>();

  /** Tells whether an order has been in its state for long enough; the first look at a state starts its time. */
  const isDue = (order: BoardOrderData, pace: keyof typeof PACE) => {
    const [least, most] = PACE[pace];
    const key = `${order.id} ${pace}`;
    const at = due.get(key) ?? performance.now() + (least + random() * (most - least)) * 1000 * slow;
    due.set(key, at);
    return performance.now() >= at;
  };

  const actOf = (order: BoardOrderData, cooking: number): KitchenAct | null => {
    if (order.change !== null || order.cancelled?.isRead === false) return isDue(order, "accept") ? "read" : null;
    if (order.awaits !== null) return !isLeft(order.id) && isDue(order, "accept") ? "accept" : null;
    if (isLeft(order.id)) missed.add(order.id);
    switch (order.lane) {
      case "new":
        return cooking < AT_ONCE && isDue(order, "start") ? "in-progress" : null;
      case "in-progress": {
        const open = order.lines.filter(({ done }) => !done).map(({ line }) => line);
        if (isDue(order, "cook") || open.length === 0) return "ready";
        return random() < CROSSED_OFF ? { crossOff: open.slice(0, 1) } : null;
      }
      case "ready":
        return order.readyDueAt === null && isDue(order, "fetch") ? "completed" : null;
      default:
        return null;
    }
  };

  return {
    round: async () => {
      const own = (await kitchen.orders()).filter(({ id }) => isOwn(id));
      let cooking = own.filter(({ lane }) => lane === "in-progress").length;
      for (const order of own) {
        const act = actOf(order, cooking);
        if (act === "in-progress") cooking += 1;
        // Another person may have been faster; the next round sees what they did.
        if (act !== null) await kitchen.act(order, act);
      }
      return own.filter(({ lane }) => lane !== "done" && lane !== "scheduled").length;
    },
    missed: () => missed.size,
  };
}
