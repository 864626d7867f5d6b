import type { UserData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import Download from "lucide-react/icons/download";
import { LinkButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PartForm, PresentPassword } from "../profile/part-form.tsx";
import { ProfileSection } from "../profile/profile-frame.tsx";
import type { InformationAnswer } from "./information-form.ts";

export type OwnDataProps = {
  readonly user: Pick<UserData, "hasPassword">;
  readonly answer: InformationAnswer | undefined;
};

/**
 * Exports the user's data as a file, and deletes the account after listing what is deleted and what is kept.
 * people#export, people#deletion.
 */
export function OwnData({ user, answer }: OwnDataProps) {
  return (
    <ProfileSection id="own-data" heading={m.profile_data()}>
      <p className="measure text-small text-ink-soft">{m.profile_data_text()}</p>
      <LinkButton to="/profile/data.json" reloadDocument={true} className="sm:w-fit">
        <Download size={18} aria-hidden="true" />
        {m.profile_data_take_out()}
      </LinkButton>
      <Disclosure
        summary={m.profile_delete()}
        open={answer !== undefined || undefined}
        className="border-y border-hairline text-body"
      >
        <div className="flex flex-col gap-4 pt-2 pb-6">
          <p className="measure text-small">{m.profile_delete_goes()}</p>
          <p className="measure text-small">{m.profile_delete_stays()}</p>
          <PartForm form="deletion" answer={answer} tone="danger" submit={m.profile_delete_confirm()}>
            {user.hasPassword ? <PresentPassword id="deletion-password" answer={answer} /> : null}
            {answer?.hasCredit ? <Checkbox bare={true} name="giveUpCredit" label={m.profile_delete_credit()} /> : null}
          </PartForm>
        </div>
      </Disclosure>
    </ProfileSection>
  );
}
