import { m } from "@comptoir/messages";
import { Link } from "react-router";
import { usePerson } from "../../person/person-view.ts";
import { Banner } from "../../ui/banner.tsx";
import { carryVisit } from "../../visit/visit.ts";
import { useRestaurant, useVisitLink } from "./use-restaurant.ts";

const WAY_ON = "inline-flex min-h-11 items-center font-semibold underline underline-offset-4";

/**
 * Says why a signed-in visitor cannot order for the link's suite. Guests see nothing: they are redirected to the
 * sign-in.
 */
export default function SuiteNotice() {
  const { venue, visit, suite, suiteProblem } = useRestaurant();
  const person = usePerson();
  const linkTo = useVisitLink();
  if (suite === null || person === null) return null;
  if (suiteProblem !== null) {
    const canOrderToday = suite.own !== null && suite.minimal.event_day && !visit.eventDayOrdering;
    return (
      <Banner tone="caution">
        <p>{suiteProblem}</p>
        {suite.isStranger ? <p>{m.suite_not_yours_next()}</p> : null}
        {canOrderToday ? (
          <Link
            to={carryVisit(`/${venue.slug}`, { ...visit, eventDayOrdering: true })}
            reloadDocument={true}
            className={WAY_ON}
          >
            {m.suite_order_on_tab()}
          </Link>
        ) : null}
      </Banner>
    );
  }
  if (visit.eventDayOrdering || person.paymentMethods.length > 0) return null;
  return <CardMissing back={linkTo("")} isActing={person.acting !== undefined} eventSuite={suite.minimal.id} />;
}

type CardMissingProps = { readonly back: string; readonly isActing: boolean; readonly eventSuite: string };

/** Says that a pre-order requires a saved payment method, which only the owner can save. suites#pre-order. */
export function CardMissing({ back, isActing, eventSuite }: CardMissingProps) {
  const query = new URLSearchParams({ eventSuite, back });
  return (
    <Banner tone="caution">
      <p>{isActing ? m.suite_owner_without_card() : m.refusal_pre_order_without_payment_method()}</p>
      {isActing ? null : (
        <Link to={`/profile/user-payment-methods?${query}`} className={WAY_ON}>
          {m.suite_save_payment_method()}
        </Link>
      )}
    </Banner>
  );
}
