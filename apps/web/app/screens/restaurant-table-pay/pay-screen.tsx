import { formatMoney, m } from "@comptoir/messages";
import { type Id, tableName } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import { useState } from "react";
import { Banner } from "../../ui/banner.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { useRestaurant, useVisitLink } from "../restaurant/use-restaurant.ts";
import { VenueFrame } from "../restaurant/venue-frame.tsx";
import type { CodeSettings } from "../restaurant-cart/codes.ts";
import type { CardsOfVisitor } from "../restaurant-checkout/load-checkout.ts";
import type { SeatedTable } from "../restaurant-table/seated-table.ts";
import { useLiveTable } from "../restaurant-table/use-live-table.ts";
import { PayForm } from "./pay-form.tsx";
import { ShareChoice } from "./share-choice.tsx";

type PayScreenProps = {
  readonly yours: SeatedTable;
  readonly cards: CardsOfVisitor;
  readonly codes: CodeSettings;
  /** Whether each kitchen of a food hall takes its own payment. */
  readonly isByKitchen: boolean;
  /** Whether the menu's prices have the taxes. */
  readonly isTaxIncluded: boolean;
  /** The payer's address in the venue's programme; null for a guest. */
  readonly ownEmail: string | null;
  /** The restaurant's id in payment calls. */
  readonly app8RestaurantId: Id;
  /** Why the last share could not be claimed. */
  readonly problem: string | null;
};

/** A person at a table chooses what they pay of the bill, which claims it, and pays it. table#table-paying. */
export function PayScreen({ yours: loaded, problem, ...paying }: PayScreenProps) {
  const { venue } = useRestaurant();
  const linkTo = useVisitLink();
  const yours = useLiveTable(loaded, venue.id);
  const table = yours.table ?? loaded.table;
  const claim = table.claims.find(({ person }) => person === yours.you) ?? null;
  // The form stays while a card is typed or declined, though its lease ends: the share may still be open.
  const [held, setHeld] = useState(claim);
  const [gone, setGone] = useState<string | null>(null);
  // A claim that was given up is there until the server has answered.
  const [endedId, setEndedId] = useState<string | null>(null);
  if (claim !== null && claim.id !== held?.id && claim.id !== endedId) {
    setHeld(claim);
    setGone(null);
  }
  const said = gone ?? problem;
  return (
    <VenueFrame>
      <div className="page flex max-w-2xl flex-col gap-6 py-6 lg:py-10">
        <div className="flex flex-col gap-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h1 className="text-title sm:text-display">{m.table_pay_title()}</h1>
            <LinkButton tone="plain" to={linkTo("/table")} className="-mx-1 px-1! text-small">
              {m.table_pay_back()}
            </LinkButton>
          </div>
          <p className="text-ink-soft">
            {m.venue_table({ table: tableName(table.tableNum) })}
            {" · "}
            {m.table_pay_left()} <span className="figures">{formatMoney(centsOf(table.left))}</span>
          </p>
        </div>
        <Banner tone="caution" className="hidden noscript:flex">
          {m.table_pay_needs_script()}
        </Banner>
        {said ? (
          <Banner tone="danger" role="alert">
            {said}
          </Banner>
        ) : null}
        {held ? (
          // Another claim is another payment, with a key of its own.
          <PayForm
            key={held.id}
            claim={held}
            {...paying}
            onEnd={(reason) => {
              setHeld(null);
              setEndedId(held.id);
              setGone(reason);
            }}
          />
        ) : (
          <ShareChoice yours={{ ...yours, table }} />
        )}
      </div>
    </VenueFrame>
  );
}
