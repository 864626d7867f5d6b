import { m } from "@comptoir/messages";
import MailQuestionMark from "lucide-react/icons/mail-question-mark";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Banner } from "../../ui/banner.tsx";
import { PageHead, type PageHeadProps } from "../site/page-head.tsx";
import { SiteFrame } from "../site/site-frame.tsx";

type ProfileFrameProps = Pick<PageHeadProps, "heading" | "text"> & {
  /** Whether this is the profile's first page, which has no link to a parent page. */
  readonly isFirst?: boolean;
  readonly children: ReactNode;
};

/** The frame of a profile page: its heading, its description, and a link to the account's first page. */
export function ProfileFrame({ heading, text, isFirst, children }: ProfileFrameProps) {
  return (
    <SiteFrame>
      <div className="page @container flex grow flex-col py-6 sm:py-10">
        <div className="hyphens-when-narrow mx-auto flex w-full max-w-2xl flex-col gap-8">
          <PageHead heading={heading} text={text} up={isFirst ? null : { to: "/profile", label: m.person_account() }} />
          {children}
        </div>
      </div>
    </SiteFrame>
  );
}

export function ProfileSection({
  id,
  heading,
  children,
}: {
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t border-hairline pt-6">
      <h2 id={id} className="text-lead">
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** Says that the user's email address is not confirmed, and links to its confirmation. people#confirmed-email. */
export function UnconfirmedEmail() {
  return (
    <Banner tone="caution" icon={<MailQuestionMark size={18} />} title={m.profile_email_unconfirmed()}>
      <Link to="/profile/confirm-email" className="inline-flex min-h-11 items-center underline underline-offset-4">
        {m.profile_confirm_title()}
      </Link>
    </Banner>
  );
}
