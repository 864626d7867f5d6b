import type { StaffData, StaffMemberData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { eventTimeWords } from "../../suites/event-times.ts";
import { Badge } from "../../ui/badge.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PartForm } from "../profile/part-form.tsx";
import { PageHead } from "../site/page-head.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import { roleWords } from "../staff/role-words.ts";
import { CodeCard } from "./code-card.tsx";
import { AddForm, EditForm } from "./member-forms.tsx";
import type { PeopleAnswer } from "./people-answer.ts";

export type PeopleScreenProps = {
  readonly restaurant: StaffData["restaurant"];
  readonly people: readonly StaffMemberData[];
  readonly answer: PeopleAnswer | undefined;
};

/** A manager's page of the restaurant's persons and devices. screens#staff-people, staff#people. */
export function PeopleScreen({ restaurant, people, answer }: PeopleScreenProps) {
  const { zone } = restaurant;
  const persons = people.filter(({ kind }) => kind === "person");
  const devices = people.filter(({ kind }) => kind === "device");
  const answerOf = (form: string) => (answer?.form === form ? answer : undefined);
  const added = answerOf("add");
  return (
    <SiteFrame>
      <div className="page flex grow flex-col gap-8 py-6 sm:py-10">
        <PageHead
          heading={m.staff_people()}
          text={m.staff_people_text()}
          up={{ to: "/staff", label: restaurant.name }}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="flex min-w-0 flex-col gap-10">
            {answer?.issued ? <CodeCard key={answer.issued.code.code} {...answer.issued} zone={zone} /> : null}
            <Members id="persons" heading={m.staff_persons()} {...{ members: persons, zone, answerOf }} />
            <Members id="devices" heading={m.staff_devices()} {...{ members: devices, zone, answerOf }} />
          </div>
          <section
            aria-labelledby="add"
            className="flex flex-col gap-4 rounded-card border border-hairline bg-raised p-[min(1.25rem,4vw)]"
          >
            <h2 id="add" className="text-lead">
              {m.staff_add()}
            </h2>
            {/* A new code changes the key, which empties the form once: not again when the list is loaded. */}
            <AddForm key={added?.issued?.code.code ?? "new"} answer={added} />
          </section>
        </div>
      </div>
    </SiteFrame>
  );
}

type MembersProps = {
  readonly id: string;
  readonly heading: string;
  readonly members: readonly StaffMemberData[];
  readonly zone: string;
  readonly answerOf: (form: string) => PeopleAnswer | undefined;
};

function Members({ id, heading, members, zone, answerOf }: MembersProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-lead">
        {heading}
      </h2>
      {members.length === 0 ? <p className="text-ink-soft">{m.staff_no_devices()}</p> : null}
      <ul className="divide-y divide-hairline border-y border-hairline">
        {members.map((member) => (
          <li key={member.id}>
            <Member {...{ member, zone, answerOf }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Member({
  member,
  zone,
  answerOf,
}: Pick<MembersProps, "zone" | "answerOf"> & { readonly member: StaffMemberData }) {
  const { id, name, isSelf } = member;
  const forms = { edit: `edit-${id}`, code: `code-${id}`, remove: `remove-${id}` };
  const isRefused = Object.values(forms).some((form) => answerOf(form)?.isSaved === false);
  return (
    <Disclosure summary={<MemberSummary {...{ member, zone }} />} open={isRefused || undefined} className="text-body">
      <div className="flex flex-col gap-8 pt-2 pb-6">
        <EditForm member={member} form={forms.edit} answer={answerOf(forms.edit)} />
        <div className="flex flex-col gap-3">
          <p className="measure text-small text-ink-soft">{m.staff_new_code_text()}</p>
          <PartForm form={forms.code} answer={outcomeUnsaid(answerOf(forms.code))} submit={m.staff_new_code()}>
            <input type="hidden" name="name" value={name} />
          </PartForm>
        </div>
        {isSelf ? null : (
          <div className="flex flex-col gap-3">
            <p className="measure text-small text-ink-soft">{m.staff_remove_text()}</p>
            <PartForm
              form={forms.remove}
              answer={answerOf(forms.remove)}
              tone="danger"
              submit={m.staff_remove({ name })}
            >
              {null}
            </PartForm>
          </div>
        )}
      </div>
    </Disclosure>
  );
}

/** A code is its own outcome: nothing else says that it was made. */
function outcomeUnsaid(answer: PeopleAnswer | undefined): PeopleAnswer | undefined {
  return answer?.isSaved ? undefined : answer;
}

function MemberSummary({ member, zone }: { readonly member: StaffMemberData; readonly zone: string }) {
  const { name, kind, role, hasPin, codeUntil, sessions, lastSeenAt, isSelf } = member;
  const said = [
    ...(kind === "person" ? [hasPin ? m.staff_has_pin() : m.staff_no_pin()] : []),
    ...(codeUntil === null ? [] : [m.staff_code_open()]),
    lastSeenAt !== null
      ? m.staff_seen({ when: eventTimeWords(lastSeenAt, zone) })
      : sessions === 0
        ? m.staff_not_signed_in()
        : "",
  ];
  return (
    <span className="flex min-w-0 flex-col gap-0.5 py-1">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <Badge>{roleWords(role).label}</Badge>
        {isSelf ? <Badge tone="accent">{kind === "device" ? m.staff_in_use() : m.staff_you()}</Badge> : null}
      </span>
      <span className="text-small font-normal text-ink-soft">{said.filter(Boolean).join(" · ")}</span>
    </span>
  );
}
