import { m } from "@comptoir/messages";
import { ArrowRight } from "lucide-react";
import { useLocation } from "react-router";
import { loginPath } from "../../person/login-path.ts";
import { usePerson } from "../../person/person-view.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Announcements } from "../restaurant/announcements.tsx";
import { ClosedToOrders } from "../restaurant/closed-to-orders.tsx";
import { OpeningState } from "../restaurant/opening-state.tsx";
import { useRestaurant, useVisitLink } from "../restaurant/use-restaurant.ts";
import { VenueFrame } from "../restaurant/venue-frame.tsx";
import { WaysToVenue } from "../restaurant/ways-to-venue.tsx";
import { NumberForm, type NumberFormAnswer } from "./number-form.tsx";
import { WeekHours } from "./week-hours.tsx";

/** The first screen of those who are invited: whose it is, whether it is open, and the ways in. screens#landing-screen. */
export function LandingScreen({ answer }: { readonly answer: NumberFormAnswer }) {
  const { venue } = useRestaurant();
  return (
    <VenueFrame>
      <div className="page grid grow items-stretch gap-x-12 pt-6 lg:grid-cols-2 lg:pt-6">
        {venue.image ? (
          <Picture
            image={venue.image}
            alt=""
            priority={true}
            ratio="wide"
            className="rounded-card lg:order-last lg:mt-10 lg:aspect-4/3! lg:self-start"
          />
        ) : null}
        <div className="flex min-w-0 flex-col justify-center gap-8 py-8">
          <div className="flex flex-col gap-3">
            <p className="text-small font-medium text-accent-ink">{m.landing_welcome()}</p>
            <h1 className="text-display">{venue.name}</h1>
            {venue.description ? <p className="measure text-ink-soft">{venue.description}</p> : null}
            <OpeningState />
            <div className="flex flex-wrap gap-x-5 text-small text-ink-soft">
              <WaysToVenue />
            </div>
          </div>
          <WeekHours />
          <Announcements />
          <ClosedToOrders />
          <WaysIn />
          <NumberForm answer={answer} />
        </div>
      </div>
    </VenueFrame>
  );
}

function WaysIn() {
  const { viewOnly } = useRestaurant();
  const linkTo = useVisitLink();
  const isSignedIn = usePerson() !== null;
  const { pathname, search } = useLocation();
  return (
    <nav aria-labelledby="ways-in" className="flex max-w-md flex-col gap-3">
      <p id="ways-in" className="text-small text-ink-soft">
        {m.landing_for_event()} {m.landing_ways_in()}
      </p>
      {viewOnly === null ? (
        <LinkButton tone="primary" wide={true} to={isSignedIn ? linkTo("") : loginPath(linkTo(""))}>
          {m.landing_pre_order()}
          <ArrowRight size={18} aria-hidden="true" />
        </LinkButton>
      ) : null}
      {isSignedIn ? null : (
        <LinkButton wide={true} to={loginPath(pathname + search)}>
          {m.landing_sign_in()}
        </LinkButton>
      )}
      <LinkButton tone="plain" wide={true} to={linkTo("")}>
        {m.landing_view_menu()}
      </LinkButton>
    </nav>
  );
}
