import { formatDate, m } from "@comptoir/messages";
import { Form, useNavigation } from "react-router";
import { Problem } from "../../forms/problem.tsx";
import { Button } from "../../ui/button.tsx";
import { ProfileSection } from "../profile/profile-frame.tsx";

export type OwnSession = {
  readonly id: string;
  readonly device: string;
  /** The date of the session's last call, `2026-11-20`. */
  readonly lastSeenOn: string;
  readonly isCurrent: boolean;
};

export type SessionListProps = {
  readonly sessions: readonly OwnSession[];
  readonly answer: { readonly isEnded: boolean; readonly problem: string | null } | undefined;
};

/** Lists the devices where the user is signed in, with a sign-out for each other device. people#own-sessions. */
export function SessionList({ sessions, answer }: SessionListProps) {
  const ending = useNavigation().formData?.get("sessionId");
  return (
    <ProfileSection id="sessions" heading={m.profile_sessions()}>
      <Problem message={answer?.problem} />
      <div role="status" className={answer?.isEnded ? "text-small text-good" : "hidden"}>
        {answer?.isEnded ? m.profile_session_ended() : null}
      </div>
      <ul className="divide-y divide-hairline">
        {sessions.map(({ id, device, lastSeenOn, isCurrent }) => {
          const name = device || m.profile_session_unknown();
          return (
            <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2">
              <span className="flex flex-col">
                <span>{name}</span>
                <span className="text-small text-ink-soft">
                  {isCurrent ? m.profile_session_here() : m.profile_session_seen({ day: formatDate(lastSeenOn) })}
                </span>
              </span>
              {isCurrent ? null : (
                <Form method="post">
                  <input type="hidden" name="sessionId" value={id} />
                  <Button
                    type="submit"
                    busy={ending === id}
                    aria-label={m.profile_session_end_named({ device: name })}
                    className="text-small"
                  >
                    {m.profile_sign_out()}
                  </Button>
                </Form>
              )}
            </li>
          );
        })}
      </ul>
    </ProfileSection>
  );
}
