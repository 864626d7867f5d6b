import { m } from "@comptoir/messages";
import { tableName } from "@comptoir/ordering";
import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { AccountLink } from "../../person/account-link.tsx";
import { preOrderToChange } from "../../suites/suite-visit.ts";
import { SiteFooter } from "../../ui/site-footer.tsx";
import { SiteHeader } from "../../ui/site-header.tsx";
import { MAIN_ID } from "../../ui/skip-link.tsx";
import { carryVisit } from "../../visit/visit.ts";
import { OpeningState } from "./opening-state.tsx";
import { useRestaurant, useVisitLink } from "./use-restaurant.ts";
import { WaysToVenue } from "./ways-to-venue.tsx";

export type VenueFrameProps = {
  readonly children: ReactNode;
  /** Rendered before the header, for a skip link that skips more than the header. */
  readonly above?: ReactNode;
  /** Rendered in the band below the header, with the venue's name: the header then leaves the name out. */
  readonly head?: ReactNode;
  readonly headerAside?: ReactNode;
  /** Whether the screen contains the switch between ways, which names the table: the header then leaves it out. */
  readonly hasSwitch?: boolean;
  /** Rendered between the main part and the footer, for a sticky bar. */
  readonly bar?: ReactNode;
  /** Whether the screen is a tool of the staff, without the diner's footer. */
  readonly isForStaff?: boolean;
};

export function VenueFrame({
  children,
  above,
  head,
  headerAside,
  hasSwitch = false,
  bar,
  isForStaff,
}: VenueFrameProps) {
  const { venue, ways } = useRestaurant();
  const isTableInSwitch = hasSwitch && ways.some(({ isChosen, table }) => isChosen && table !== null);
  const linkTo = useVisitLink();
  const tags = (
    <>
      {isTableInSwitch ? null : <PlaceTag />}
      {headerAside}
    </>
  );
  return (
    <div className="flex min-h-dvh flex-col">
      {above}
      <SiteHeader
        isBand={true}
        below={head}
        name={venue.name}
        homeTo={venue.logoTo ?? linkTo("")}
        lead={
          head ? (
            <>
              <Logo />
              {tags}
            </>
          ) : null
        }
        aside={
          <>
            {head ? null : tags}
            <AccountLink />
          </>
        }
      />
      <main id={MAIN_ID} tabIndex={-1} className="flex grow flex-col">
        <ChangeNote />
        {children}
      </main>
      {bar}
      {isForStaff ? null : (
        <SiteFooter>
          <OpeningState className="text-ink" />
          <WaysToVenue />
        </SiteFooter>
      )}
    </div>
  );
}

/** The venue's mark. Its `alt` is empty, since the name below it says the same. */
function Logo() {
  const { venue } = useRestaurant();
  if (venue.logo === null) return null;
  return <img src={venue.logo} alt="" width={40} height={40} className="size-10 rounded-control object-contain" />;
}

/** The screens on which a suite's guests choose dishes and order. A pre-order is changed on these only. */
const ORDERING_SCREENS = new Set(["menu", "item", "cart", "checkout"]);

/**
 * Says that the cart will replace an order, the guest's own or a suite's pre-order, and links back to it. Until
 * then the order stands. ordering#change-by-guest, suites#modify.
 */
function ChangeNote() {
  const { venue, visit, suite, suiteProblem, cart } = useRestaurant();
  const isOrdering = useMatches().some(({ id }) => ORDERING_SCREENS.has(id));
  const { changeId } = cart.terms;
  const preOrder = preOrderToChange(suite, visit);
  // Hidden for a pre-order that can no longer be changed.
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

function PlaceTag() {
  const { table, suite } = useRestaurant();
  const place = suite?.minimal.name ?? (table && (table.name ?? m.venue_table({ table: tableName(table.number) })));
  if (place === null) return null;
  return (
    // A suite's name may list sponsors: it takes at most two lines, so that dishes stay on a phone's first screen.
    <span className="max-w-full rounded-card bg-tint px-2 py-1 sm:px-3 text-small font-semibold wrap-break-word">
      <span className="line-clamp-2">{place}</span>
    </span>
  );
}
