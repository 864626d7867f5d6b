import { formatDate, m } from "@comptoir/messages";
import type { CartLine } from "@comptoir/ordering";
import type { LineView } from "@comptoir/receipt";
import type { ReactNode } from "react";
import { useCart, useCartActions } from "../../cart/use-cart.ts";
import { useChosenChild } from "../../children/chosen-child.tsx";
import { Price } from "../../ui/price.tsx";
import type { ChildLines, DateLines } from "./lines-by-date.ts";
import { RemovedLine } from "./removed-line.tsx";

/** Lists a school's cart by date: its cutoff, its price, and its lines by child. school#child-orders. */
export function LinesOfDates({
  dates,
  cutoffs,
  drawLine,
}: {
  readonly dates: readonly DateLines[];
  readonly cutoffs: Readonly<Record<string, string>>;
  readonly drawLine: (line: LineView) => ReactNode;
}) {
  const removed = useCart((cart) => cart.removed?.line ?? null);
  const hasPlace = dates.some(({ children }) => children.some((of) => isOf(removed, of)));
  return (
    <div className="flex flex-col gap-8">
      {dates.map((of) => (
        <DateOfCart key={of.date} of={of} cutoff={cutoffs[of.date]} removed={removed} drawLine={drawLine} />
      ))}
      {removed && !hasPlace ? <RemovedFrom line={removed} /> : null}
    </div>
  );
}

type DateProps = {
  readonly of: DateLines;
  readonly cutoff: string | undefined;
  readonly removed: CartLine | null;
  readonly drawLine: (line: LineView) => ReactNode;
};

function DateOfCart({ of: { date, children, subtotalCents }, cutoff, removed, drawLine }: DateProps) {
  const headingId = `cart-day-${date}`;
  return (
    <section aria-labelledby={headingId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2">
        <h2 id={headingId} className="text-lead first-letter:uppercase">
          {formatDate(date)}
        </h2>
        {subtotalCents === null ? null : (
          <p className="ml-auto">
            <span className="max-sm:visually-hidden text-small text-ink-soft">{m.bill_subtotal()}</span>{" "}
            <Price cents={subtotalCents} className="font-semibold" />
          </p>
        )}
        {cutoff ? <p className="w-full text-small text-ink-soft">{cutoff}</p> : null}
      </div>
      {children.map((own) => (
        <ChildOfDate
          key={own.childId ?? ""}
          own={own}
          removed={isOf(removed, own) ? removed : null}
          drawLine={drawLine}
        />
      ))}
    </section>
  );
}

function ChildOfDate({
  own: { childId, lines },
  removed,
  drawLine,
}: Pick<DateProps, "removed" | "drawLine"> & { readonly own: ChildLines }) {
  const { children } = useChosenChild();
  const { undoRemove } = useCartActions();
  const child = children.find(({ id }) => id === childId);
  // The lines of a child who is no longer on the account cannot be ordered. The label helps the diner to remove
  // them.
  const whom = child ? m.school_for_child({ name: child.name }) : m.school_for_gone();
  return (
    <>
      {childId ? <h3 className="pt-2 pb-1 text-small font-semibold text-ink-soft">{whom}</h3> : null}
      <ul className="mb-2 divide-y divide-hairline border-t border-hairline">
        {lines.map(({ date: _, ...line }) => drawLine(line))}
        {removed ? <RemovedLine line={removed} onUndo={undoRemove} /> : null}
      </ul>
    </>
  );
}

function RemovedFrom({ line }: { readonly line: CartLine }) {
  const { undoRemove } = useCartActions();
  return (
    <ul className="border-y border-hairline">
      <RemovedLine line={line} onUndo={undoRemove} />
    </ul>
  );
}

function isOf(removed: CartLine | null, { childId, lines }: ChildLines): boolean {
  return removed !== null && removed.childId === childId && lines.some(({ date }) => date === removed.date);
}
