import { formatDate, formatList, formatMoney, m } from "@comptoir/messages";
import { centsOf } from "@comptoir/receipt";
import { Link } from "react-router";
import { sayNumbers } from "../../orders/order-numbers.ts";
import { LinkButton } from "../../ui/button.tsx";
import { BlankReceipt } from "../../ui/drawings/blank-receipt.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ProfileFrame } from "../profile/profile-frame.tsx";
import { stepWords } from "../restaurant-order/order-status.ts";
import { ReorderLink } from "../restaurant-order/reorder-link.tsx";
import { type ClaimAnswer, GuestOrders } from "./guest-orders.tsx";
import type { ReceiptView } from "./receipt-view.ts";

export type ReceiptsScreenProps = {
  readonly receipts: readonly ReceiptView[];
  /** The unclaimed guest orders of this browser. people#guest-orders. */
  readonly guestOrders: readonly ReceiptView[];
  readonly claim: ClaimAnswer | undefined;
  /** The link to older receipts; null if there are none. */
  readonly older: string | null;
  readonly isOlder: boolean;
};

/** Lists past receipts, each with links to its page and its PDF. screens#profile-screen. */
export function ReceiptsScreen({ receipts, guestOrders, claim, older, isOlder }: ReceiptsScreenProps) {
  return (
    <ProfileFrame heading={m.profile_receipts()}>
      <GuestOrders orders={guestOrders} answer={claim} />
      {receipts.length === 0 ? (
        <EmptyState drawing={<BlankReceipt />} heading={m.profile_no_receipts()}>
          {m.profile_no_receipts_text()}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {receipts.map((receipt) => (
            <PastReceipt key={receipt.id} receipt={receipt} />
          ))}
        </ul>
      )}
      <nav aria-label={m.profile_receipts()} className="flex flex-wrap gap-3">
        {isOlder ? <LinkButton to="/profile/receipts">{m.profile_receipts_newest()}</LinkButton> : null}
        {older ? (
          <LinkButton to={`/profile/receipts?${new URLSearchParams({ cursor: older })}`}>
            {m.profile_receipts_older()}
          </LinkButton>
        ) : null}
      </nav>
    </ProfileFrame>
  );
}

const LINK = "inline-flex min-h-11 min-w-11 items-center font-medium underline underline-offset-4";

function PastReceipt({ receipt }: { readonly receipt: ReceiptView }) {
  const { id, number, restaurant, date, servedOn, status, total, refunded, dishes, count } = receipt;
  const page = `/${restaurant.slug}/orders/${id}`;
  const named = { restaurant: servedOn ? `${restaurant.name}, ${servedOn}` : restaurant.name, number };
  return (
    <li className="flex flex-col gap-1 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-body font-semibold">{restaurant.name}</h2>
        <span className="figures shrink-0 font-semibold">{formatMoney(centsOf(total))}</span>
      </div>
      <p className="text-small text-ink-soft">
        {m.profile_receipt_day({ day: formatDate(date), year: date.slice(0, 4) })}
        {"\u00a0· "}
        {m.profile_receipt_number({ number: sayNumbers(number) })}
        {"\u00a0· "}
        {stepWords(status, receipt.destination.kind)}
        {refunded ? `\u00a0· ${m.profile_receipt_refunded({ amount: formatMoney(centsOf(refunded)) })}` : null}
      </p>
      {servedOn ? <p className="text-small">{m.order_school_date({ date: servedOn })}</p> : null}
      <p className="line-clamp-2 text-small">{m.profile_receipt_dishes({ count, dishes: formatList(dishes) })}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-small">
        <Link to={page} aria-label={m.profile_receipt_open_named(named)} className={LINK}>
          {m.profile_receipt_open()}
        </Link>
        <Link
          to={`${page}/receipt.pdf`}
          reloadDocument={true}
          aria-label={m.profile_receipt_pdf_named(named)}
          className={LINK}
        >
          {m.profile_receipt_pdf()}
        </Link>
        <ReorderLink order={receipt} label={m.profile_receipt_reorder_named(named)} className="ml-auto" />
      </div>
    </li>
  );
}
