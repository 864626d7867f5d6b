import { formatNumber, m } from "@comptoir/messages";
import { brandName } from "@comptoir/receipt";
import Baby from "lucide-react/icons/baby";
import CalendarDays from "lucide-react/icons/calendar-days";
import ChevronRight from "lucide-react/icons/chevron-right";
import CreditCard from "lucide-react/icons/credit-card";
import KeyRound from "lucide-react/icons/key-round";
import LogOut from "lucide-react/icons/log-out";
import Receipt from "lucide-react/icons/receipt";
import UserRound from "lucide-react/icons/user-round";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { type PersonView, usePerson } from "../../person/person-view.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import type { PartAnswer } from "../profile/part-form.tsx";
import { ProfileFrame, ProfileSection, UnconfirmedEmail } from "../profile/profile-frame.tsx";
import { type OwnSession, SessionList, type SessionListProps } from "./session-list.tsx";
import { UsualForm } from "./usual-form.tsx";

type SettingsScreenProps = {
  readonly sessions: readonly OwnSession[] | null;
  readonly programs: readonly PointsOfVenue[];
  /** Whether this browser has unclaimed guest orders. people#guest-orders. */
  readonly hasGuestOrders: boolean;
  readonly ended: SessionListProps["answer"];
  readonly usual: PartAnswer | undefined;
};

const ROW =
  "flex min-h-14 w-full items-center gap-[16px] py-2 text-left hover:bg-tint -mx-[12px] px-[12px] box-content rounded-control transition-colors duration-150";

/** An overview of the user's account with links to its pages. screens#profile-screen. */
export function SettingsScreen({ sessions, programs, hasGuestOrders, ended, usual }: SettingsScreenProps) {
  const person = usePerson();
  if (person === null) return null;
  return (
    <ProfileFrame
      isFirst={true}
      heading={
        person.firstName.trim() === "" ? m.profile_heading() : m.profile_heading_named({ name: person.firstName })
      }
      text={person.email}
    >
      {person.emailConfirmed ? null : <UnconfirmedEmail />}
      {hasGuestOrders ? (
        <Banner title={m.guest_orders_heading()} icon={<Receipt size={18} />}>
          <Link to="/profile/receipts" className="inline-flex min-h-11 items-center underline underline-offset-4">
            {m.guest_orders_text()}
          </Link>
        </Banner>
      ) : null}
      <nav aria-label={m.person_account()} className="@container">
        <ul className="divide-y divide-hairline border-y border-hairline">
          <Way
            to="/profile/user-information"
            icon={<UserRound size={20} />}
            label={m.profile_information()}
            text={m.profile_information_parts()}
          />
          <Way
            to="/profile/sign-in"
            icon={<KeyRound size={20} />}
            label={m.profile_sign_in()}
            text={m.profile_sign_in_parts()}
          />
          <Way
            to="/profile/user-payment-methods"
            icon={<CreditCard size={20} />}
            label={m.profile_payment()}
            text={cardWords(person)}
          />
          <Way
            to="/profile/children"
            icon={<Baby size={20} />}
            label={m.profile_children()}
            text={m.profile_children_parts()}
          />
          <Way
            to="/profile/receipts"
            icon={<Receipt size={20} />}
            label={m.profile_receipts()}
            text={m.profile_receipts_parts()}
          />
          <Way
            to="/profile/events"
            icon={<CalendarDays size={20} />}
            label={m.profile_events()}
            text={m.profile_events_parts()}
          />
        </ul>
      </nav>
      <PointsList programs={programs} />
      <UsualForm person={person} answer={usual} />
      <ProfileSection id="support" heading={m.profile_support()}>
        <p className="measure text-ink-soft">{m.profile_support_text()}</p>
        <Link
          to="/profile/receipts"
          className="inline-flex min-h-11 items-center self-start underline underline-offset-4"
        >
          {m.profile_receipts()}
        </Link>
      </ProfileSection>
      {sessions ? <SessionList sessions={sessions} answer={ended} /> : null}
      {/* This form sends a document request, which discards the page's state. */}
      <form method="post" action="/logout" className="border-t border-hairline pt-6">
        <Button type="submit" className="max-sm:w-full">
          <LogOut size={18} aria-hidden="true" />
          {m.profile_sign_out()}
        </Button>
      </form>
    </ProfileFrame>
  );
}

type WayProps = {
  readonly to: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly text?: string;
};

function Way({ to, icon, label, text }: WayProps) {
  return (
    <li>
      <Link to={to} className={ROW}>
        {/* On a narrow page, or with enlarged text, the text needs the icon's width. */}
        <span aria-hidden="true" className="text-ink-soft @max-3xs:hidden">
          {icon}
        </span>
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="font-medium">{label}</span>
          {text ? <span className="text-small text-ink-soft">{text}</span> : null}
        </span>
        <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-soft @max-3xs:hidden" />
      </Link>
    </li>
  );
}

function cardWords({ paymentMethods }: PersonView): string {
  const card = paymentMethods.find(({ isDefault }) => isDefault) ?? paymentMethods[0];
  if (card === undefined) return m.profile_no_card();
  return m.order_card_ending({ brand: card.type ? brandName(card.type) : m.order_card(), last4: card.last4 ?? "" });
}

type PointsOfVenue = {
  readonly restaurant: { readonly slug: string; readonly name: string };
  readonly points: number;
};

/** Lists the user's points by venue, with links to spend them. people#own-points. */
function PointsList({ programs }: { readonly programs: readonly PointsOfVenue[] }) {
  if (programs.length === 0) return null;
  return (
    <ProfileSection id="points" heading={m.profile_points()}>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {programs.map(({ restaurant: { slug, name }, points }) => (
          <li key={slug} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
            <Link to={`/${slug}`} className="py-3 font-medium underline underline-offset-4">
              {name}
            </Link>
            <span className="figures">{m.profile_points_of({ count: points, points: formatNumber(points) })}</span>
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}
