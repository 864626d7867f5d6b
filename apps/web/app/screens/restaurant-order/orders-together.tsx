import type { OrderTogetherData } from "@comptoir/contract";
import { formatMoney, m } from "@comptoir/messages";
import { centsOf } from "@comptoir/receipt";
import { Link } from "react-router";
import { byDateAndChild } from "../../children/by-date-and-child.ts";
import { orderWords } from "../../children/child-words.ts";
import { useChosenChild } from "../../children/chosen-child.tsx";
import { useVisitLink } from "../restaurant/use-restaurant.ts";

/** An order that was paid together with the shown one, with its date in the restaurant's zone. */
export type DayOfOrder = Omit<OrderTogetherData, "date"> & { readonly date: string | undefined };

/** Lists all dates and children that were paid together, each with a link to its own receipt. school#together. */
export function OrdersTogether({ days, shownId }: { readonly days: readonly DayOfOrder[]; readonly shownId: string }) {
  const linkTo = useVisitLink();
  const { children } = useChosenChild();
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="together" className="flex flex-col gap-2">
      <h2 id="together" className="text-lead">
        {m.order_together()}
      </h2>
      <p className="text-small text-ink-soft">{m.order_together_text()}</p>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {byDateAndChild(days, children).map(({ id, number, status, total, ...day }) => (
          <li key={id}>
            <Link
              to={linkTo(`/orders/${id}`)}
              aria-current={id === shownId ? "page" : undefined}
              className="flex min-h-12 items-center justify-between gap-4 py-2 hover:bg-tint aria-[current=page]:font-semibold"
            >
              <span className="min-w-0">
                <span className="block first-letter:uppercase">{orderWords(day, children)}</span>
                <span className="figures block text-fine font-normal text-ink-soft">
                  {m.profile_receipt_number({ number })}
                  {status === "cancelled" ? ` · ${m.order_together_cancelled()}` : null}
                </span>
              </span>
              <span className="figures shrink-0">{formatMoney(centsOf(total))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
