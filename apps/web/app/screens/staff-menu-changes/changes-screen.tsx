import type {
  DraftChangeData,
  ScheduledDraftData,
  StaffData,
  VenueDifferenceData,
  VenueDraftData,
  VenueFindingData,
} from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { Form, useNavigation } from "react-router";
import { Problem } from "../../forms/problem.tsx";
import { DifferenceList } from "../../studio/difference-list.tsx";
import { fieldWords } from "../../studio/field-words.ts";
import { valueWords } from "../../studio/value-words.ts";
import { eventTimeWords } from "../../suites/event-times.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { TextField } from "../../ui/field.tsx";
import { StudioFrame } from "../staff-menu/studio-frame.tsx";
import { FindingList } from "./finding-list.tsx";

export type ChangesAnswer = {
  readonly form: string;
  readonly isDone: boolean;
  readonly faults: Readonly<Record<string, string>>;
  readonly problem: string | null;
};

export type ChangesScreenProps = {
  readonly restaurant: StaffData["restaurant"];
  readonly revision: number;
  readonly differences: readonly VenueDifferenceData[];
  readonly faults: readonly VenueFindingData[];
  readonly warnings: readonly VenueFindingData[];
  readonly changes: readonly DraftChangeData[];
  readonly conflicts: VenueDraftData["conflicts"];
  readonly lost: VenueDraftData["lost"];
  readonly scheduled: readonly ScheduledDraftData[];
  readonly answer: ChangesAnswer | undefined;
};

/** What publishing would change, what is wrong or doubtful about it, and the ways to publish. screens#staff-menu. */
export function ChangesScreen(props: ChangesScreenProps) {
  const { restaurant, differences, faults, warnings, changes, conflicts, lost, scheduled, answer } = props;
  const canPublish = changes.length > 0 && conflicts.length + lost.length + faults.length === 0;
  const done = answer?.isDone ? doneWords(answer.form) : null;
  return (
    <StudioFrame
      restaurant={restaurant}
      heading={m.studio_changes()}
      text={m.studio_changes_text()}
      worksWithoutScript={true}
    >
      {done ? (
        <Banner tone="good" role="status">
          {done}
        </Banner>
      ) : null}
      <Problem message={answer?.problem} />
      {/* The buttons come before the list of changes, which is long for a new menu. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-8 empty:hidden">
          {conflicts.length + lost.length > 0 ? <Conflicts conflicts={conflicts} lost={lost} /> : null}
          <FindingList heading={m.studio_faults()} findings={faults} />
          <FindingList heading={m.studio_warnings()} findings={warnings} />
        </div>
        <div className="flex flex-col gap-8 empty:hidden lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {changes.length > 0 ? <PublishPart {...props} canPublish={canPublish} /> : null}
          {scheduled.length > 0 ? <Scheduled scheduled={scheduled} zone={restaurant.zone} /> : null}
        </div>
        <div className="min-w-0">
          {differences.length === 0 ? (
            <p className="text-ink-soft">{m.studio_changes_none()}</p>
          ) : (
            <DifferenceList differences={differences} />
          )}
        </div>
      </div>
    </StudioFrame>
  );
}

function doneWords(form: string): string | null {
  switch (form) {
    case "publish":
      return m.studio_published();
    case "discard":
    case "drop":
      return m.studio_discarded();
    case "unschedule":
      return m.studio_unscheduled();
    default:
      return null;
  }
}

function PublishPart({
  restaurant,
  revision,
  canPublish,
  answer,
}: ChangesScreenProps & { readonly canPublish: boolean }) {
  const sent = useNavigation().formData?.get("form");
  const refused = answer?.form === "schedule" && !answer.isDone ? answer : undefined;
  return (
    <section className="flex flex-col gap-5 rounded-card border border-hairline bg-raised p-[min(1.25rem,4vw)]">
      <LinkButton to={`/${restaurant.slug}?preview=now`} reloadDocument={true}>
        {m.studio_preview_open()}
      </LinkButton>
      {canPublish ? (
        <>
          <Form method="post" className="flex flex-col">
            <input type="hidden" name="form" value="publish" />
            <input type="hidden" name="revision" value={revision} />
            <Button type="submit" tone="primary" busy={sent === "publish"}>
              {m.studio_publish()}
            </Button>
          </Form>
          <Disclosure summary={m.studio_schedule()} open={refused ? true : undefined}>
            <Form method="post" noValidate={true} className="flex flex-col gap-4 pt-2">
              <input type="hidden" name="form" value="schedule" />
              <input type="hidden" name="revision" value={revision} />
              <TextField
                id="publishAt"
                name="publishAt"
                type="datetime-local"
                label={m.studio_schedule_at()}
                error={refused?.faults.publishAt}
              />
              <Button type="submit" busy={sent === "schedule"}>
                {m.studio_schedule()}
              </Button>
            </Form>
          </Disclosure>
        </>
      ) : null}
      <Disclosure summary={m.studio_discard()}>
        <Form method="post" className="flex flex-col gap-4 pt-2">
          <p>{m.studio_discard_text()}</p>
          <input type="hidden" name="form" value="discard" />
          <Button type="submit" tone="danger" busy={sent === "discard"}>
            {m.studio_discard()}
          </Button>
        </Form>
      </Disclosure>
    </section>
  );
}

function Conflicts({ conflicts, lost }: Pick<ChangesScreenProps, "conflicts" | "lost">) {
  return (
    <section className="flex flex-col gap-3 rounded-card bg-caution-tint p-4">
      <h2 className="text-lead">{m.studio_conflicts()}</h2>
      <p>{m.studio_conflicts_text()}</p>
      {conflicts.map(({ thing, name, field, value, current }) => (
        <Form key={`${thing} ${field}`} method="post" className="flex flex-wrap items-center gap-2">
          <input type="hidden" name="place" value={`${thing} ${field}`} />
          <span className="min-w-0 grow wrap-anywhere">{[name, fieldWords(field)].join(" · ")}</span>
          <Button type="submit" name="form" value="mine">
            {m.studio_keep_mine({ value: valueWords(field, value) })}
          </Button>
          <Button type="submit" name="form" value="theirs">
            {m.studio_keep_published({ value: valueWords(field, current) })}
          </Button>
        </Form>
      ))}
      {lost.map(({ thing, name, field }) => (
        <Form key={`${thing} ${field}`} method="post" className="flex flex-wrap items-center gap-2">
          <input type="hidden" name="place" value={`${thing} ${field}`} />
          <span className="min-w-0 grow wrap-anywhere">{m.studio_lost({ name, field: fieldWords(field) })}</span>
          <Button type="submit" name="form" value="drop">
            {m.studio_lost_drop()}
          </Button>
        </Form>
      ))}
    </section>
  );
}

function Scheduled({ scheduled, zone }: { readonly scheduled: readonly ScheduledDraftData[]; readonly zone: string }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lead">{m.studio_scheduled_list()}</h2>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {scheduled.map(({ id, publishAt, by, changes, isFailed }) => (
          <li key={id} className="flex flex-col gap-2 py-3">
            <p>{m.studio_scheduled_one({ when: eventTimeWords(publishAt, zone), name: by, count: changes })}</p>
            {isFailed ? <Banner tone="danger">{m.studio_scheduled_failed()}</Banner> : null}
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="form" value="unschedule">
                {m.studio_unschedule()}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
