import type { StaffData, VenueDifferenceData, VenueVersionData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { Form, Link, useNavigation } from "react-router";
import { Problem } from "../../forms/problem.tsx";
import { DifferenceList } from "../../studio/difference-list.tsx";
import { fieldWords } from "../../studio/field-words.ts";
import { valueWords } from "../../studio/value-words.ts";
import { eventTimeWords } from "../../suites/event-times.ts";
import { Badge } from "../../ui/badge.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { StudioFrame } from "../staff-menu/studio-frame.tsx";

export type HistoryAnswer = { readonly returnedTo: number | null; readonly problem: string | null };

type Shown = {
  readonly version: VenueVersionData;
  readonly published: number;
  readonly differences: readonly VenueDifferenceData[];
  readonly onReturn: readonly VenueDifferenceData[];
};

export type HistoryScreenProps = {
  readonly restaurant: StaffData["restaurant"];
  readonly versions: readonly VenueVersionData[];
  readonly hasMore: boolean;
  /** Lists the versions before this one; null from the newest. */
  readonly before: number | null;
  /** The version that is compared; null for none. */
  readonly shown: Shown | null;
  readonly answer: HistoryAnswer | undefined;
};

/** What was published, who did it, and the way back to a version. screens#staff-menu, studio#venue-versions. */
export function HistoryScreen({ restaurant, versions, hasMore, before, shown, answer }: HistoryScreenProps) {
  const oldest = versions.at(-1)?.version;
  return (
    <StudioFrame
      restaurant={restaurant}
      heading={m.studio_history()}
      text={m.studio_history_text()}
      worksWithoutScript={true}
    >
      {answer?.returnedTo ? (
        <Banner tone="good" role="status">
          {m.studio_returned({ version: String(answer.returnedTo) })}
        </Banner>
      ) : null}
      <Problem message={answer?.problem} />
      <ul className="divide-y divide-hairline border-y border-hairline">
        {versions.map((version, index) => (
          <li key={version.version} className="flex flex-col gap-3 py-3">
            <VersionRow version={version} zone={restaurant.zone} isCurrent={index === 0 && before === null} />
            {shown?.version.version === version.version ? <ShownVersion {...shown} /> : null}
          </li>
        ))}
      </ul>
      {hasMore && oldest !== undefined ? (
        <Link to={`?before=${oldest}`} className="min-h-11 self-start font-medium underline">
          {m.studio_older()}
        </Link>
      ) : null}
    </StudioFrame>
  );
}

type VersionRowProps = { readonly version: VenueVersionData; readonly zone: string; readonly isCurrent: boolean };

function VersionRow({ version, zone, isCurrent }: VersionRowProps) {
  const number = String(version.version);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {eventTimeWords(version.publishedAt, zone)}
          {isCurrent ? <Badge tone="good">{m.studio_version_current()}</Badge> : null}
        </span>
        <span className="text-small text-ink-soft wrap-anywhere">
          {[
            m.studio_version({ version: number }),
            originWords(version),
            ...(version.differences > 0 ? [m.studio_version_things({ count: version.differences })] : []),
          ].join(" · ")}
        </span>
        {version.notes.map(({ thing, name, field, current, isLost }) => (
          <span key={`${thing} ${field}`} className="text-small text-caution wrap-anywhere">
            {isLost
              ? m.studio_overridden_lost({ field: fieldWords(field), name })
              : m.studio_overridden({ field: fieldWords(field), name, value: valueWords(field, current) })}
          </span>
        ))}
      </span>
      <Link
        to={`?version=${number}`}
        preventScrollReset={true}
        className="inline-flex min-h-11 items-center font-medium underline"
      >
        {m.studio_version_show()}
      </Link>
    </div>
  );
}

function originWords({ origin, publishedBy, restoredVersion }: VenueVersionData): string {
  const name = publishedBy ?? "";
  switch (origin) {
    case "import":
      return m.studio_version_import();
    case "draft":
      return m.studio_version_draft({ name });
    case "schedule":
      return m.studio_version_schedule({ name });
    case "return":
      return m.studio_version_return({ version: String(restoredVersion ?? ""), name });
  }
}

function ShownVersion({ version: { version }, published, differences, onReturn }: Shown) {
  const isBusy = useNavigation().formData?.get("version") === String(version);
  const number = String(version);
  return (
    <div className="flex flex-col gap-4 rounded-card border border-hairline bg-raised p-[min(1.25rem,4vw)]">
      {differences.length > 0 ? <DifferenceList differences={differences} /> : <p>{m.studio_version_first()}</p>}
      {version === published ? null : (
        <Form method="post" className="flex flex-col gap-3">
          <p>
            {onReturn.length > 0
              ? m.studio_return_text({ version: number })
              : m.studio_return_same({ version: number })}
          </p>
          {onReturn.length > 0 ? <DifferenceList differences={onReturn} /> : null}
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="seen" value={published} />
          {onReturn.length > 0 ? (
            <Button type="submit" busy={isBusy} className="self-start">
              {m.studio_return()}
            </Button>
          ) : null}
        </Form>
      )}
    </div>
  );
}
