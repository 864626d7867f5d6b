import { m } from "@comptoir/messages";
import MailQuestionMark from "lucide-react/icons/mail-question-mark";
import { Link } from "react-router";
import { Banner } from "../../ui/banner.tsx";

/** Says that one's address is not proven yet, and leads to where it is. people#confirmed-email. */
export function UnconfirmedEmail() {
  return (
    <Banner tone="caution" icon={<MailQuestionMark size={18} />} title={m.profile_email_unconfirmed()}>
      <Link to="/profile/confirm-email" className="inline-flex min-h-11 items-center underline underline-offset-4">
        {m.profile_confirm_title()}
      </Link>
    </Banner>
  );
}
