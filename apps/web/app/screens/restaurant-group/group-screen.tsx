import type { YourGroupData } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { isSeated, notDone } from "@comptoir/ordering";
import { useEffect } from "react";
import { Form } from "react-router";
import { KitchenTold } from "../../allergies/kitchen-told.tsx";
import { noteGroup } from "../../group/group-note.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { useLiveSession } from "../restaurant/use-live-session.ts";
import { useRestaurant, useVisitLink } from "../restaurant/use-restaurant.ts";
import { VenueFrame } from "../restaurant/venue-frame.tsx";
import type { GroupAnswer } from "./act-in-group.ts";
import { GroupLines } from "./group-lines.tsx";
import { GroupPeople } from "./group-people.tsx";
import { Terms } from "./group-terms.tsx";
import type { GroupWords } from "./group-words.ts";
import { type InGroup, isHostOf } from "./in-group.ts";
import { LinkBox } from "./link-box.tsx";
import { useAddressWithoutSecret } from "./use-address-without-secret.ts";

type GroupScreenProps = {
  readonly yours: InGroup;
  /** The secret of the link with which the page was loaded; null for none. */
  readonly secret: string | null;
  readonly words: GroupWords;
  readonly answer: GroupAnswer | undefined;
};

const GROUP = {
  path: "/api/group/events",
  ask: calls.getGroup,
  versionOf: ({ group }: YourGroupData) => group?.version ?? null,
} as const;

/** A group as each of its phones shows it: its terms, everybody's dishes, who is there, and what comes next. table#group. */
export function GroupScreen({ yours: loaded, secret, words, answer }: GroupScreenProps) {
  const { venue } = useRestaurant();
  const linkTo = useVisitLink();
  const yours = useLiveSession<YourGroupData>(GROUP, loaded, venue.id);
  const group = yours.group ?? loaded.group;
  const now: InGroup = { ...yours, group };
  const isHost = isHostOf(now);
  // On a phone, a host who is alone sees first how to invite others.
  const isAlone = isHost && group.people.filter(isSeated).length === 1;
  const link = isHost ? <LinkBox yours={now} secret={secret} /> : null;
  useAddressWithoutSecret();
  useEffect(() => void noteGroup(venue.id, loaded.group, secret), [venue.id, loaded.group, secret]);
  return (
    <VenueFrame>
      <div className="page flex flex-col gap-6 py-6 lg:py-10">
        <div className="flex flex-col gap-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h1 className="text-title sm:text-display wrap-anywhere">{m.group_of({ name: group.name })}</h1>
            <LinkButton tone="plain" to={linkTo("")} className="-mx-1 px-1! text-small">
              {m.site_back_to_menu()}
            </LinkButton>
          </div>
          <Terms group={group} words={words} isHost={isHost} />
        </div>
        {answer?.problem ? (
          <Banner tone="danger" role="alert">
            {answer.problem}
          </Banner>
        ) : null}
        {group.isLastCallOver ? <LastCallOver yours={now} /> : null}
        {isAlone ? <div className="md:hidden">{link}</div> : null}
        <KitchenTold />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,21.5rem)] lg:gap-x-14">
          <section aria-labelledby="group-lines" className="flex min-w-0 flex-col gap-4">
            <h2 id="group-lines" className="text-lead">
              {m.group_lines()}
            </h2>
            <GroupLines yours={now} />
            <LinkButton wide={true} to={linkTo("")}>
              {m.table_add()}
            </LinkButton>
            <Next yours={now} />
          </section>
          <div className="flex min-w-0 flex-col gap-8">
            {link === null ? null : <div className={isAlone ? "max-md:hidden" : undefined}>{link}</div>}
            <GroupPeople yours={now} />
            <Form method="post">
              <input type="hidden" name="act" value="me" />
              <input type="hidden" name="state" value="left" />
              <Button type="submit" tone="plain" className="-mx-1 px-1! text-small">
                {m.group_leave()}
              </Button>
            </Form>
          </div>
        </div>
      </div>
    </VenueFrame>
  );
}

function LastCallOver({ yours }: { readonly yours: InGroup }) {
  if (yours.group.pays === "each") return <Banner tone="caution">{m.group_last_call_over_each()}</Banner>;
  return (
    <Banner tone="caution" role="status">
      {isHostOf(yours) ? m.group_last_call_over_host() : m.group_last_call_over()}
    </Banner>
  );
}

/** What the visitor does next: say that they are done, or check out. Who has dishes and is not done is named before. table#group-send. */
function Next({ yours }: { readonly yours: InGroup }) {
  const { you, group } = yours;
  const linkTo = useVisitLink();
  const isHost = isHostOf(yours);
  const me = group.people.find(({ id }) => id === you);
  const sent = group.open.filter(({ keptBack }) => keptBack === null);
  const undecided = new Set(notDone(group.people, new Set(sent.map(({ person }) => person))));
  const others = group.people.filter(({ id }) => undecided.has(id) && id !== you);
  const isMine = group.pays === "each";
  const mayPay = isMine
    ? !group.isLastCallOver && sent.some(({ person }) => person === you)
    : isHost && sent.length > 0;
  return (
    <div className="flex flex-col gap-3">
      {isMine ? null : (
        <Form method="post">
          <input type="hidden" name="act" value="me" />
          <input type="hidden" name="state" value={me?.state === "done" ? "choosing" : "done"} />
          <Button type="submit" {...(isHost ? { tone: "plain" as const, className: "-mx-1 px-1!" } : { wide: true })}>
            {me?.state === "done" ? m.table_not_done() : m.table_done()}
          </Button>
        </Form>
      )}
      {isMine || isHost ? null : (
        <p className="text-small text-ink-soft">
          {m.group_wait({ name: group.people.find((person) => person.isHost)?.name ?? group.name })}
        </p>
      )}
      {isHost && !isMine && others.length > 0 ? (
        <p className="text-small text-ink-soft">
          {m.table_still_choosing({ names: others.map(({ name }) => name).join(", ") })}
        </p>
      ) : null}
      {mayPay ? (
        <LinkButton tone="primary" wide={true} to={linkTo("/group/checkout")}>
          {isMine ? m.group_pay_mine() : m.group_pay_all()}
        </LinkButton>
      ) : null}
    </div>
  );
}
