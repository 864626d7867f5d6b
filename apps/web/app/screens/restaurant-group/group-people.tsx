import { formatMoney, m } from "@comptoir/messages";
import { centsOf } from "@comptoir/receipt";
import { Form } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { type InGroup, isHostOf } from "./in-group.ts";

type Person = InGroup["group"]["people"][number];

/** Who is in the group, with what they do and what is left of their limit. The host removes people. table#group-link. */
export function GroupPeople({ yours }: { readonly yours: InGroup }) {
  const { you, group } = yours;
  const isHost = isHostOf(yours);
  return (
    <section aria-labelledby="group-people" className="flex flex-col gap-3">
      <h2 id="group-people" className="text-lead">
        {m.group_people()}
      </h2>
      <ul className="flex flex-col divide-y divide-hairline" aria-live="polite">
        {group.people.map((person) =>
          person.state === "left" && person.order === null ? null : (
            <li key={person.id} className="flex flex-col gap-1 py-3">
              <span className="flex flex-wrap items-center gap-2">
                <span className="font-medium wrap-anywhere">
                  {person.id === you ? m.table_person_you({ name: person.name }) : person.name}
                </span>
                {person.isHost ? <Badge tone="accent">{m.table_is_host()}</Badge> : null}
                <State person={person} />
              </span>
              {person.left === null || person.order !== null ? null : (
                <span className="figures text-small text-ink-soft">
                  {m.group_person_left({ amount: formatMoney(centsOf(person.left)) })}
                </span>
              )}
              {isHost && person.id !== you && person.state !== "left" ? <HostActs person={person} /> : null}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

function State({ person: { state, order } }: { readonly person: Person }) {
  if (order !== null) return <Badge tone="good">{m.group_person_ordered({ number: order.number })}</Badge>;
  return state === "done" ? (
    <Badge tone="good">{m.table_state_done()}</Badge>
  ) : (
    <Badge tone="neutral">{m.table_state_choosing()}</Badge>
  );
}

function HostActs({ person: { id, name } }: { readonly person: Person }) {
  const acts = [
    ["remove", m.group_remove_person({ name })],
    ["make-host", m.table_make_host({ name })],
  ] as const;
  return (
    <Form method="post" className="flex flex-wrap gap-x-4">
      <input type="hidden" name="act" value="person" />
      <input type="hidden" name="person" value={id} />
      {acts.map(([what, words]) => (
        <Button key={what} type="submit" name="what" value={what} tone="plain" className="-mx-1 px-1! text-small">
          {words}
        </Button>
      ))}
    </Form>
  );
}
