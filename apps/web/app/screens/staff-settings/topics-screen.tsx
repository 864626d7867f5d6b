import type { DraftChangeData, StaffData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { Link } from "react-router";
import { isTopic, SETTINGS, TOPICS } from "../../studio/setting-table/settings.ts";
import { Badge } from "../../ui/badge.tsx";
import { StudioFrame } from "../staff-menu/studio-frame.tsx";

type TopicsScreenProps = {
  readonly restaurant: StaffData["restaurant"];
  readonly changes: readonly DraftChangeData[];
};

/** The topics of the settings, with the first settings of each. screens#staff-settings. */
export function TopicsScreen({ restaurant, changes }: TopicsScreenProps) {
  const changed = new Set(changes.map(({ thing, field }) => `${thing} ${field}`));
  return (
    <StudioFrame restaurant={restaurant} heading={m.studio_set_title()} text={m.studio_set_text()}>
      <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
        {Object.keys(TOPICS)
          .filter(isTopic)
          .map((topic) => {
            const settings = SETTINGS.filter((setting) => setting.topic === topic);
            return (
              <li key={topic} className="border-b border-hairline py-3">
                <Link
                  to={`/staff/settings/${topic}`}
                  className="inline-flex min-h-11 flex-wrap items-center gap-3 text-lead font-medium hover:underline"
                >
                  {TOPICS[topic]()}
                  {settings.some(({ thing, field }) => changed.has(`${thing} ${field}`)) ? (
                    <Badge tone="accent">{m.studio_set_changed_count()}</Badge>
                  ) : null}
                </Link>
                <p className="text-small text-ink-soft">
                  {settings
                    .slice(0, 4)
                    .map(({ words }) => words())
                    .join(" · ")}
                </p>
              </li>
            );
          })}
      </ul>
    </StudioFrame>
  );
}
