import type { KitchenOrderData, OrderData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { type DestinationKind, handoverOf, isOver, type LocalMoment } from "@comptoir/ordering";
import { hasToldTime, isAwaitingAnswer, whereWords } from "@comptoir/receipt";
import { Link } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import { sayWhen } from "../../venue/say-when.ts";
import { type ClockReading, wallClockAt } from "../../venue/wall-clock.ts";
import { stepWords } from "./order-status.ts";

type KitchenOrdersProps = {
  readonly order: OrderData;
  readonly today: LocalMoment;
  readonly clock: readonly [ClockReading, ...ClockReading[]];
};

/**
 * Lists the kitchens of a hub's order, each with its own number, its state, and a link to its receipt.
 * hub#hub-parent.
 */
export function KitchenOrders({ order, ...said }: KitchenOrdersProps) {
  return (
    <div className="flex flex-col gap-4">
      <h1 className="font-display text-title">{m.hub_order_heading({ hub: order.restaurant.name })}</h1>
      <p className="text-ink-soft">
        {whereWords(order)} {isOver(order.status) ? null : howWords(order.destination.kind)}
      </p>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {(order.kitchens ?? []).map((kitchen) => (
          <KitchenOrder key={kitchen.id} order={order} kitchen={kitchen} {...said} />
        ))}
      </ul>
    </div>
  );
}

function howWords(kind: DestinationKind): string {
  return handoverOf(kind) === "collected" ? m.hub_order_numbers() : m.hub_order_brought();
}

/** Returns a kitchen's step, or that it has not answered, or that it declined. hub#hub-parent, board#guest-told. */
function kitchenWords(kitchen: KitchenOrderData, kind: DestinationKind): string {
  if (isAwaitingAnswer(kitchen)) return m.order_step_waiting();
  return kitchen.declined ? m.order_step_declined() : stepWords(kitchen.status, kind);
}

function KitchenOrder({ order, kitchen, today, clock }: KitchenOrdersProps & { readonly kitchen: KitchenOrderData }) {
  const { kind } = order.destination;
  const { name, number, status, readyAt, slug, id } = kitchen;
  const isCalled = status === "ready" && handoverOf(kind) === "collected";
  const isAwaited = !isOver(status) && status !== "ready" && hasToldTime({ ...order, readyAt });
  return (
    <li
      className={classNames(
        "flex flex-wrap items-center gap-x-6 gap-y-1 py-5",
        isCalled && "-mx-3 rounded-card border-2 border-current px-3",
      )}
    >
      <p className="flex min-w-0 flex-1 basis-40 flex-col">
        <span className="font-display text-lead font-semibold">{name}</span>
        <span role="status" className={isCalled ? "text-title font-display" : "text-ink-soft"}>
          {kitchenWords(kitchen, kind)}
          {isAwaited ? ` · ${m.hub_kitchen_ready({ when: sayWhen(wallClockAt(readyAt, clock), today) })}` : null}
        </span>
        <Link
          to={`/${slug}/orders/${id}`}
          className="-my-1 self-start py-2.5 text-small font-semibold text-ink underline underline-offset-4 print:hidden"
        >
          {m.hub_kitchen_receipt({ kitchen: name })}
        </Link>
      </p>
      <p className="order-first flex min-w-20 flex-col">
        <span className="visually-hidden">{m.order_number_label()}</span>
        <span className="figures text-[min(3.5rem,18vw)] leading-none text-accent-ink">{number}</span>
      </p>
    </li>
  );
}
