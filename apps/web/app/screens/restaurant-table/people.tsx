import { m } from "@comptoir/messages";
import { Form } from "react-router";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import type { SeatedTable } from "./seated-table.ts";

type Person = SeatedTable["table"]["people"][number];

const STATES: Readonly<Record<Exclude<Person["state"], "left">, { words: () => string; tone: BadgeTone }>> = {
  asking: { words: m.table_state_asking, tone: "caution" },
  choosing: { words: m.table_state_choosing, tone: "neutral" },
  done: { words: m.table_state_done, tone: "good" },
};

/** Who sits at the table. The host lets people in and hands the table over. table#table-people, table#host. */
export function People({ yours: { you, table } }: { readonly yours: SeatedTable }) {
  const isHost = table.people.some(({ id, isHost: one }) => id === you && one);
  return (
    <section aria-labelledby="table-people" className="flex flex-col gap-3">
      <h2 id="table-people" className="text-lead">
        {m.table_people()}
      </h2>
      <ul className="flex flex-col divide-y divide-hairline" aria-live="polite">
        {table.people.map((person) =>
          person.state === "left" ? null : (
            <li key={person.id} className="flex flex-col gap-2 py-3">
              <span className="flex flex-wrap items-center gap-2">
                <span className="font-medium wrap-anywhere">
                  {person.id === you ? m.table_person_you({ name: person.name }) : person.name}
                </span>
                {person.isHost ? <Badge tone="accent">{m.table_is_host()}</Badge> : null}
                <Badge tone={STATES[person.state].tone}>{STATES[person.state].words()}</Badge>
              </span>
              {isHost && person.id !== you ? <HostActs person={person} /> : null}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

function HostActs({ person: { id, name, state } }: { readonly person: Person }) {
  const acts =
    state === "asking"
      ? ([
          ["let-in", m.table_let_in({ name })],
          ["turn-away", m.table_turn_away({ name })],
        ] as const)
      : ([["make-host", m.table_make_host({ name })]] as const);
  return (
    <Form method="post" className="flex flex-wrap gap-2">
      <input type="hidden" name="act" value="person" />
      <input type="hidden" name="person" value={id} />
      {acts.map(([what, words]) => (
        <Button
          key={what}
          type="submit"
          name="what"
          value={what}
          tone={what === "let-in" ? "primary" : "plain"}
          className={what === "let-in" ? undefined : "-mx-1 px-1! text-small"}
        >
          {words}
        </Button>
      ))}
    </Form>
  );
}
