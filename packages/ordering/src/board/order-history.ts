import type { StaffAct } from "../account/staff-act.ts";
import type { Cents } from "../money/cents.ts";
import type { OrderStatus } from "../order/order-status.ts";
import type { Declined, DeclineReason } from "./decline.ts";

/** What happened to an order, as its history names it. board#history. */
export const ORDER_ACTS = [
  "place",
  "change",
  "accept",
  "decline",
  "cancel",
  "fire",
  "start-now",
  "move",
  "undo-ready",
  "recall",
  "move-time",
  "cross-off",
  "read",
  "refund",
] as const;
export type OrderActName = (typeof ORDER_ACTS)[number];

/** A kind of actor; the restaurant is a command, or an act whose author is no longer known. board#who-acts. */
export const ORDER_ACTORS = ["guest", "staff", "restaurant", "server"] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

/** A member of the staff by the name of then, and the device; both null for other actors. */
type Author = { readonly by: OrderActor; readonly name: string | null; readonly device: string | null };

export type OrderPastAct = Author & {
  readonly at: Date;
  readonly act: OrderActName;
  /** The status to which the order was moved or called back. */
  readonly to?: OrderStatus | undefined;
  /** Why it was declined; null for no reason. */
  readonly reason?: DeclineReason | null;
  /** Whether nobody answered in time. board#missed. */
  readonly missed?: boolean;
  /** The minutes by which its time was moved. */
  readonly minutes?: number | undefined;
  /** The numbers of the lines that were crossed off, or restored. */
  readonly lines?: readonly number[] | undefined;
  readonly done?: boolean | undefined;
  readonly refund?: { readonly cents: Cents; readonly reason: string | null };
};

/** The details of a staff's act that an order's history shows. */
export type DetailsOnOrder = Pick<OrderPastAct, "to" | "minutes" | "lines" | "done">;

/** What a member of the staff did to an order. staff#acts. */
export type StaffActOnOrder = {
  readonly at: Date;
  readonly act: StaffAct;
  readonly name: string;
  readonly device: string | null;
  readonly details: DetailsOnOrder;
};

/** What is kept of an order's past. All of it is in the sequence of time. */
export type OrderPast = {
  readonly statuses: readonly { readonly status: OrderStatus; readonly at: Date; readonly byGuest: boolean }[];
  readonly staffActs: readonly StaffActOnOrder[];
  readonly refunds: readonly { readonly at: Date; readonly cents: Cents; readonly reason: string | null }[];
  readonly changes: readonly { readonly at: Date }[];
  /** When an order that waited was accepted, and whether because nobody answered; null for no acceptance. */
  readonly accepted: { readonly at: Date; readonly missed: boolean } | null;
  readonly firedAt: Date | null;
  readonly declined: Declined | null;
};

/**
 * Lists what happened to an order, in the sequence of time, each once: a status, an acceptance and a refund that a
 * member of the staff caused are that act. board#history.
 */
export function orderHistory(past: OrderPast): readonly OrderPastAct[] {
  const acts = past.staffActs.map((act) => ofStaff(act, past));
  return [...ofStatuses(past), ...ofOthers(past), ...acts].sort((one, other) => one.at.getTime() - other.at.getTime());
}

const GUEST: Author = { by: "guest", name: null, device: null };
const RESTAURANT: Author = { by: "restaurant", name: null, device: null };
const SERVER: Author = { by: "server", name: null, device: null };

function ofStaff({ at, act, name, device, details }: StaffActOnOrder, { declined, refunds }: OrderPast): OrderPastAct {
  const done = { at, by: "staff", name, device } as const;
  switch (act) {
    case "move":
    case "recall":
      return { ...done, act, to: details.to };
    case "start-now":
      return { ...done, act, to: "in-progress" };
    case "decline":
      return { ...done, act, reason: declined?.reason ?? null };
    case "move-time":
      return { ...done, act, minutes: details.minutes };
    case "cross-off":
      return { ...done, act, lines: details.lines, done: details.done };
    case "refund": {
      const made = refunds.find((refund) => isAt(refund, at));
      return made ? { ...done, act, refund: { cents: made.cents, reason: made.reason } } : { ...done, act };
    }
    default:
      return { ...done, act: act as OrderActName };
  }
}

/** The statuses that no act of the staff caused. The first one is the order's placing. */
function ofStatuses(past: OrderPast): OrderPastAct[] {
  const { statuses, staffActs, declined } = past;
  return statuses.flatMap(({ status, at, byGuest }, step): OrderPastAct[] => {
    if (step === 0) return [{ ...GUEST, at, act: "place" }];
    if (staffActs.some((act) => isAt(act, at) && statusOf(act) === status)) return [];
    const author = byGuest ? GUEST : RESTAURANT;
    if (status !== "cancelled") {
      const isPressedBefore = status === "ready" && staffActs.some((act) => isPressed(act) && act.at < at);
      return [{ ...(isPressedBefore ? SERVER : author), at, act: "move", to: status }];
    }
    if (byGuest || declined === null) return [{ ...author, at, act: "cancel" }];
    const { reason, missed } = declined;
    return [{ ...(missed ? SERVER : author), at, act: "decline", reason, missed }];
  });
}

/** *Ready* was pressed; the status follows later, when the server tells the guest. board#ready-wait. */
const isPressed = ({ act, details }: StaffActOnOrder) => act === "move" && details.to === "ready";

function statusOf({ act, details }: StaffActOnOrder): OrderStatus | null {
  if (act === "move" || act === "recall") return details.to ?? null;
  if (act === "start-now") return "in-progress";
  return act === "decline" ? "cancelled" : null;
}

function ofOthers({ staffActs, statuses, refunds, changes, accepted, firedAt }: OrderPast): OrderPastAct[] {
  const authorAt = (at: Date): Author => {
    const act = staffActs.find((one) => isAt(one, at));
    return act ? { by: "staff", name: act.name, device: act.device } : RESTAURANT;
  };
  const isDoneBy = (name: StaffAct, at: Date) => staffActs.some((one) => one.act === name && isAt(one, at));
  const isBegun = (at: Date) => [...staffActs, ...statuses].some((one) => isAt(one, at));
  return [
    ...changes.map(({ at }): OrderPastAct => ({ ...GUEST, at, act: "change" })),
    ...(accepted === null || isDoneBy("accept", accepted.at)
      ? []
      : [{ ...(accepted.missed ? SERVER : authorAt(accepted.at)), ...accepted, act: "accept" } as const]),
    ...(firedAt === null || isBegun(firedAt) ? [] : [{ ...SERVER, at: firedAt, act: "fire" } as const]),
    ...refunds
      .filter(({ at }) => !isDoneBy("refund", at))
      .map(({ at, ...refund }): OrderPastAct => ({ ...RESTAURANT, at, act: "refund", refund })),
  ];
}

/** An act and what it causes are written in one transaction, with the same time. */
function isAt(one: { readonly at: Date }, at: Date): boolean {
  return one.at.getTime() === at.getTime();
}
