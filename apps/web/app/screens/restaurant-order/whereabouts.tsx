import type { OrderData } from "@comptoir/contract";
import { formatDate, m } from "@comptoir/messages";
import { type ConfirmationWords, isOver, type LocalMoment, tableName } from "@comptoir/ordering";
import { hasToldTime, toldAt, whenLabel } from "@comptoir/receipt";
import type { ReactNode } from "react";
import { useChosenChild } from "../../children/chosen-child.tsx";
import { RichParagraphs } from "../../ui/rich-text.tsx";
import { sayWhen } from "../../venue/say-when.ts";
import { type ClockReading, wallClockAt } from "../../venue/wall-clock.ts";

type WhereaboutsProps = {
  readonly order: OrderData;
  readonly state: OrderData;
  readonly today: LocalMoment;
  readonly clock: readonly [ClockReading, ...ClockReading[]];
};

/** The table, and the time at which the order is served, arrives or is ready, if known. Renders nothing once it is ready. */
export function Whereabouts({ order, state, today, clock }: WhereaboutsProps) {
  const { children } = useChosenChild();
  if (isOver(state.status) || state.status === "ready") return null;
  const { destination } = order;
  const when = sayWhen(wallClockAt(toldAt(state), clock), today);
  // The time of a school order is for the kitchen; the meals are handed out in class.
  if (destination.kind === "school-date") {
    const child = children.find(({ id }) => id === order.childId);
    const caption = child ? m.school_meal_for({ name: child.name }) : m.order_school_label();
    return <Figure caption={caption}>{formatDate(destination.date)}</Figure>;
  }
  const isTable = destination.kind === "table";
  return (
    <>
      {isTable ? <Figure caption={m.order_table_label()}>{tableName(destination.tableNum)}</Figure> : null}
      {hasToldTime(state) ? <Figure caption={whenLabel(order)}>{when}</Figure> : null}
    </>
  );
}

function Figure({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <p className="flex flex-col gap-0.5">
      <Caption>{caption}</Caption>
      {/* Enlarged text grows only as far as the longest date fits on a small phone. */}
      <span className="figures font-display text-[min(2.25rem,11vw)] leading-[1.1] sm:text-[2.75rem]">{children}</span>
    </p>
  );
}

export function Caption({ children }: { readonly children: ReactNode }) {
  return <span className="font-text text-small font-semibold tracking-normal text-ink-soft">{children}</span>;
}

/** The venue's text for guests who have ordered. screens#confirmation-words. */
export function VenueWords({ words: { title, paragraphs } }: { readonly words: ConfirmationWords }) {
  return (
    <section className="measure flex flex-col gap-2 rounded-card bg-tint px-5 py-4 print:hidden">
      {title === null ? null : <h2 className="text-body font-semibold">{title}</h2>}
      <RichParagraphs paragraphs={paragraphs} />
    </section>
  );
}
