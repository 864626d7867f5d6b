import type { StaffData, VenueDraftData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { Link } from "react-router";
import { DraftProvider, type StudioSession } from "../../studio/draft-context.tsx";
import type { Topic } from "../../studio/setting-table/controls.ts";
import { SETTINGS, TOPICS } from "../../studio/setting-table/settings.ts";
import { EXTRAS } from "../../studio/settings/setting-extras.tsx";
import { SettingField } from "../../studio/settings/setting-field.tsx";
import { DraftBar } from "../staff-menu/draft-bar.tsx";
import { StudioFrame } from "../staff-menu/studio-frame.tsx";

type TopicScreenProps = {
  readonly topic: Topic;
  readonly restaurant: StaffData["restaurant"];
  readonly draft: VenueDraftData;
  readonly session: StudioSession;
};

/** The settings of a topic, each saved in the draft when it is left. screens#staff-settings, studio#venue-settings. */
export function TopicScreen({ topic, restaurant, draft, session }: TopicScreenProps) {
  const Extra = EXTRAS[topic];
  return (
    <DraftProvider draft={draft} session={session}>
      <StudioFrame restaurant={restaurant} heading={TOPICS[topic]()} text={m.studio_set_text()}>
        <Link to="/staff/settings" className="inline-flex min-h-11 items-center self-start underline">
          {m.studio_set_all()}
        </Link>
        <div className="flex max-w-3xl flex-col gap-8">
          {SETTINGS.filter((setting) => setting.topic === topic).map((setting) => (
            <SettingField key={`${setting.thing} ${setting.field}`} setting={setting} />
          ))}
          {Extra ? <Extra /> : null}
        </div>
        <DraftBar draft={draft} />
      </StudioFrame>
    </DraftProvider>
  );
}
