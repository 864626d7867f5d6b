import type { StaffData, VenueDraftData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { Link } from "react-router";
import { DraftProvider, type StudioSession } from "../../studio/draft-context.tsx";
import type { Setting, Topic } from "../../studio/setting-table/controls.ts";
import { SETTINGS, TOPICS } from "../../studio/setting-table/settings.ts";
import { EXTRAS } from "../../studio/settings/setting-extras.tsx";
import { SettingField, settingAnchor } from "../../studio/settings/setting-field.tsx";
import { DraftBar } from "../staff-menu/draft-bar.tsx";
import { StudioFrame } from "../staff-menu/studio-frame.tsx";

type TopicScreenProps = {
  readonly topic: Topic;
  readonly restaurant: StaffData["restaurant"];
  readonly draft: VenueDraftData;
  readonly session: StudioSession;
};

/** From this number of settings on, the page begins with its contents. */
const CONTENTS_FROM = 6;

/** The settings of a topic, each saved in the draft when it is left. screens#staff-settings, studio#venue-settings. */
export function TopicScreen({ topic, restaurant, draft, session }: TopicScreenProps) {
  const Extra = EXTRAS[topic];
  const settings = SETTINGS.filter((setting) => setting.topic === topic);
  return (
    <DraftProvider draft={draft} session={session}>
      <StudioFrame restaurant={restaurant} heading={TOPICS[topic]()} text={m.studio_set_text()}>
        <Link to="/staff/settings" className="inline-flex min-h-11 items-center self-start underline">
          {m.studio_set_all()}
        </Link>
        {settings.length >= CONTENTS_FROM ? <Contents settings={settings} /> : null}
        <div className="flex max-w-3xl flex-col gap-8">
          {settings.map((setting) => (
            <SettingField key={`${setting.thing} ${setting.field}`} setting={setting} />
          ))}
          {Extra ? <Extra /> : null}
        </div>
        <DraftBar draft={draft} />
      </StudioFrame>
    </DraftProvider>
  );
}

/** Links to the settings of a long page. */
function Contents({ settings }: { readonly settings: readonly Setting[] }) {
  return (
    <nav aria-label={m.studio_set_on_page()} className="max-w-3xl">
      <ul className="flex flex-wrap gap-x-5">
        {settings.map((setting) => (
          <li key={settingAnchor(setting)} className="min-w-0">
            <a
              href={`#${settingAnchor(setting)}`}
              className="inline-flex min-h-11 items-center text-small underline wrap-anywhere"
            >
              {setting.words()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
