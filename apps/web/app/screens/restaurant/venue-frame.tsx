import { m } from "@comptoir/messages";
import { tableName } from "@comptoir/ordering";
import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { AccountLink } from "../../person/account-link.tsx";
import { preOrderToChange } from "../../suites/suite-visit.ts";
import { classNames } from "../../ui/class-names.ts";
import { SiteFooter } from "../../ui/site-footer.tsx";
import { SiteHeader } from "../../ui/site-header.tsx";
import { MAIN_ID } from "../../ui/skip-link.tsx";
import { carryVisit } from "../../visit/visit.ts";
import { OpeningState } from "./opening-state.tsx";
import { useRestaurant, useVisitLink } from "./use-restaurant.ts";
import { WaysToVenue } from "./ways-to-venue.tsx";

export type VenueFrameProps = {
  readonly children: ReactNode;
  /** Before the header: for a link past more than that. */
  readonly above?: ReactNode;
  /** Beside the language switch in the header. */
  readonly headerAside?: ReactNode;
  /** Below the main part, above the footer: for a bar that stays in sight. */
  readonly bar?: ReactNode;
  /** Takes more of a wide screen: for what stands in columns. */
  readonly isWide?: boolean;
};

/** The frame of a restaurant's screens: its name and table above, its address and hours below. */
export function VenueFrame({ children, above, headerAside, bar, isWide }: VenueFrameProps) {
  const { venue } = useRestaurant();
  const linkTo = useVisitLink();
  return (
    <div className={classNames("flex min-h-dvh flex-col", isWide && "[--page-width:90rem]")}>
      {above}
      <SiteHeader
        name={venue.name}
        homeTo={venue.logoTo ?? linkTo("")}
        aside={
          <>
            <PlaceTag />
            {headerAside}
            <AccountLink />
          </>
        }
      />
      <main id={MAIN_ID} tabIndex={-1} className="flex grow flex-col">
        <ChangeNote />
        {children}
      </main>
      {bar}
      <SiteFooter>
        <OpeningState className="text-ink" />
        <WaysToVenue />
      </SiteFooter>
    </div>
  );
}

/** The screens on which a suite's people choose dishes and order; a pre-order is changed on these alone. */
const ORDERING_SCREENS = new Set(["menu", "item", "cart", "checkout"]);

/**
 * That the cart takes the place of an order, which stands until then, and the way back to it: one's own order, or a suite's pre-order.
 * ordering#change-by-guest, suites#modify.
 */
function ChangeNote() {
  const { venue, visit, suite, suiteProblem, cart } = useRestaurant();
  const isOrdering = useMatches().some(({ id }) => ORDERING_SCREENS.has(id));
  const { changeId } = cart.terms;
  const preOrder = preOrderToChange(suite, visit);
  // A pre-order that can be changed no more is not about to be.
  if (changeId === null || (preOrder !== null && (suiteProblem !== null || !isOrdering))) return null;
  return (
    <p className="page flex flex-wrap gap-x-3 bg-tint py-3 text-small">
      {preOrder === null ? m.order_changing() : m.suite_changing({ number: preOrder.number })}
      <a href={carryVisit(`/${venue.slug}/orders/${changeId}`, { ...visit, changeId: null })} className="underline">
        {m.order_changing_back()}
      </a>
    </p>
  );
}

/** The suite or the table that the link stands for, where it does. */
function PlaceTag() {
  const { table, suite } = useRestaurant();
  const place = suite?.minimal.name ?? (table && (table.name ?? m.venue_table({ table: tableName(table.number) })));
  if (place === null) return null;
  return (
    // A suite may be called by its sponsors: two lines of that, so that dishes stay on a phone's first screen.
    <span className="max-w-full rounded-card bg-tint px-2 py-1 sm:px-3 text-small font-semibold wrap-break-word">
      <span className="line-clamp-2">{place}</span>
    </span>
  );
}
