import type { ApiKeyData, StaffData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import type { KeyMode } from "@comptoir/ordering";
import { eventTimeWords } from "../../suites/event-times.ts";
import { Badge } from "../../ui/badge.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PartForm } from "../profile/part-form.tsx";
import { PageHead } from "../site/page-head.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import { AddKeyForm } from "./add-key-form.tsx";
import { KeyCard } from "./key-card.tsx";
import type { KeysAnswer } from "./keys-answer.ts";
import { scopeWords } from "./scope-words.ts";

export type KeysScreenProps = {
  readonly restaurant: StaffData["restaurant"];
  readonly keys: readonly ApiKeyData[];
  /** The mode of the next key. */
  readonly mode: KeyMode;
  readonly answer: KeysAnswer | undefined;
};

/** A manager's page of the keys of other systems. screens#staff-keys, partners#partner-keys. */
export function KeysScreen({ restaurant, keys, mode, answer }: KeysScreenProps) {
  const { zone } = restaurant;
  const answerOf = (form: string) => (answer?.form === form ? answer : undefined);
  const added = answerOf("add");
  return (
    <SiteFrame>
      <div className="page flex grow flex-col gap-8 py-6 sm:py-10">
        <PageHead heading={m.staff_keys()} text={m.staff_keys_text()} up={{ to: "/staff", label: restaurant.name }} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="flex min-w-0 flex-col gap-10">
            {added?.added ? <KeyCard key={added.added.key} added={added.added} zone={zone} /> : null}
            <section aria-labelledby="keys" className="flex flex-col gap-3">
              <h2 id="keys" className="text-lead">
                {m.staff_key_list()}
              </h2>
              {keys.length === 0 ? <p className="text-ink-soft">{m.staff_keys_none()}</p> : null}
              <ul className="divide-y divide-hairline border-y border-hairline empty:hidden">
                {keys.map((key) => (
                  <li key={key.id}>
                    <KeyRow {...{ apiKey: key, zone, answerOf }} />
                  </li>
                ))}
              </ul>
            </section>
          </div>
          <section
            aria-labelledby="add"
            className="flex flex-col gap-4 rounded-card border border-hairline bg-raised p-[min(1.25rem,4vw)]"
          >
            <h2 id="add" className="text-lead">
              {m.staff_key_add()}
            </h2>
            {mode === "test" ? <Banner>{m.staff_keys_test()}</Banner> : null}
            {/* A new key changes the React key, which empties the form once. */}
            <AddKeyForm key={added?.added?.key ?? "new"} answer={added} />
          </section>
        </div>
      </div>
    </SiteFrame>
  );
}

type RowProps = {
  readonly apiKey: ApiKeyData;
  readonly zone: string;
  readonly answerOf: (form: string) => KeysAnswer | undefined;
};

function KeyRow({ apiKey, zone, answerOf }: RowProps) {
  const { id, name, scopes, state, createdAt } = apiKey;
  const form = `remove-${id}`;
  const answer = answerOf(form);
  return (
    <Disclosure
      summary={<KeySummary {...{ apiKey, zone }} />}
      open={answer?.isSaved === false || undefined}
      className="text-body"
    >
      <div className="flex flex-col gap-6 pt-2 pb-6">
        {state === "refused" ? <Banner tone="caution">{m.staff_key_stopped_text()}</Banner> : null}
        <ul className="flex flex-col gap-2">
          {scopes.map((scope) => (
            <li key={scope} className="flex flex-col">
              <span className="font-medium">{scopeWords(scope).label}</span>
              <span className="text-small text-ink-soft">{scopeWords(scope).text}</span>
            </li>
          ))}
        </ul>
        <p className="text-small text-ink-soft">{m.staff_key_made({ when: eventTimeWords(createdAt, zone) })}</p>
        <div className="flex flex-col gap-3">
          <p className="measure text-small text-ink-soft">{m.staff_key_remove_text()}</p>
          <PartForm {...{ form, answer }} tone="danger" submit={m.staff_key_remove({ name })}>
            {null}
          </PartForm>
        </div>
      </div>
    </Disclosure>
  );
}

function KeySummary({ apiKey, zone }: Pick<RowProps, "apiKey" | "zone">) {
  const { name, prefix, mode, state, endsAt, lastUsedAt } = apiKey;
  const said = [
    lastUsedAt === null ? m.staff_key_unused() : m.staff_key_used({ when: eventTimeWords(lastUsedAt, zone) }),
    ...(endsAt === null || state === "ended" ? [] : [m.staff_key_until({ when: eventTimeWords(endsAt, zone) })]),
  ];
  return (
    <span className="flex min-w-0 flex-col gap-0.5 py-1">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        {mode === "test" ? <Badge>{m.staff_key_test()}</Badge> : null}
        {state === "ended" ? <Badge>{m.staff_key_ended()}</Badge> : null}
        {state === "refused" ? <Badge>{m.staff_key_stopped()}</Badge> : null}
      </span>
      <span className="text-small font-normal text-ink-soft wrap-anywhere">{[`${prefix}…`, ...said].join(" · ")}</span>
    </span>
  );
}
