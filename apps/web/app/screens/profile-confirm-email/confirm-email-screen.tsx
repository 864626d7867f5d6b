import { m } from "@comptoir/messages";
import { Form, useNavigation } from "react-router";
import { Problem } from "../../forms/problem.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { ProfileFrame } from "../profile/profile-frame.tsx";

export type ConfirmAnswer = {
  readonly came: "sent" | "confirmed" | "refused";
  readonly problem: string | null;
};

export type ConfirmEmailScreenProps = {
  readonly email: string;
  readonly isConfirmed: boolean;
  /** Whether the page was opened by a mail's link. */
  readonly hasLink: boolean;
  readonly answer: ConfirmAnswer | undefined;
};

/**
 * Shows whether the email address is confirmed, confirms it by the mail's link, and sends another mail.
 * people#confirmed-email.
 */
export function ConfirmEmailScreen({ email, isConfirmed, hasLink, answer }: ConfirmEmailScreenProps) {
  const isDone = isConfirmed || answer?.came === "confirmed";
  if (isDone) {
    return (
      <ProfileFrame heading={m.profile_confirm_title()}>
        <Banner tone="good" role="status">
          {m.profile_confirm_done({ email })}
        </Banner>
        <LinkButton to="/profile" tone="primary" className="sm:w-fit">
          {m.profile_confirm_on()}
        </LinkButton>
      </ProfileFrame>
    );
  }
  const isAsked = hasLink && answer === undefined;
  return (
    <ProfileFrame
      heading={m.profile_confirm_title()}
      text={isAsked ? m.profile_confirm_text({ email }) : m.profile_email_unconfirmed_text({ email })}
    >
      <Problem message={answer?.problem} />
      {answer?.came === "sent" ? (
        <Banner tone="good" role="status">
          {m.profile_email_sent({ email })}
        </Banner>
      ) : null}
      {isAsked ? <OneButton form="confirm" label={m.profile_confirm()} /> : null}
      {isAsked ? null : <OneButton form="send" label={m.profile_email_send()} />}
    </ProfileFrame>
  );
}

function OneButton({ form, label }: { readonly form: "confirm" | "send"; readonly label: string }) {
  const sent = useNavigation().formData?.get("form");
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="form" value={form} />
      <Button
        type="submit"
        tone={form === "confirm" ? "primary" : "quiet"}
        busy={sent === form}
        className="max-sm:w-full"
      >
        {label}
      </Button>
    </Form>
  );
}
