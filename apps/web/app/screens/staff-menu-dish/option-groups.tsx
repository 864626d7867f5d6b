import { m } from "@comptoir/messages";
import { OPTION_GROUP_FIELDS, OPTION_VALUE_FIELDS } from "../../studio/dish-fields.ts";
import { type StudioSession, useDraftEdit, useDraftState } from "../../studio/draft-context.tsx";
import { DraftFields } from "../../studio/draft-control.tsx";
import { canNest } from "../../studio/option-tree.ts";
import { isUnpublished } from "../../studio/publication.ts";
import { useThingName } from "../../studio/thing-name.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { MoveDish } from "../staff-menu/move-dish.tsx";
import { AddOption } from "./add-option.tsx";
import { SameElsewhere } from "./same-elsewhere.tsx";
import { useWithin } from "./within.ts";

type OptionGroupsProps = {
  readonly parent: string;
  /** Of the groups of the dish itself, which can be changed in other dishes too; null for nested groups. */
  readonly session: StudioSession | null;
};

/** The option groups of a dish or an option. */
export function OptionGroups({ parent, session }: OptionGroupsProps) {
  const groups = (useWithin().get(parent) ?? []).filter((key) => key.startsWith("option_group:"));
  const hasRoom = useDraftState((state) => canNest(state, parent));
  return (
    <div className="flex flex-col gap-4">
      {groups.map((group) => (
        <OptionGroup key={group} group={group} siblings={groups} session={session} />
      ))}
      {hasRoom ? <AddOption kind="option_group" under={parent} /> : null}
    </div>
  );
}

type OptionGroupProps = {
  readonly group: string;
  readonly siblings: readonly string[];
  readonly session: StudioSession | null;
};

/** An option group with its options. menu#option-group. */
function OptionGroup({ group, siblings, session }: OptionGroupProps) {
  const values = (useWithin().get(group) ?? []).filter((key) => key.startsWith("option_value:"));
  const name = useThingName(group);
  const content = (
    <>
      <DraftFields thing={group} fields={OPTION_GROUP_FIELDS.fields} />
      <MoreFields thing={group} fields={OPTION_GROUP_FIELDS.more} name={name} />
      <ul className="flex flex-col divide-y divide-hairline border-y border-hairline empty:hidden">
        {values.map((value) => (
          <li key={value} className="py-4">
            <OptionValue value={value} siblings={values} />
          </li>
        ))}
      </ul>
      <AddOption kind="option_value" under={group} />
    </>
  );
  return (
    <div className="rounded-card border border-hairline bg-raised px-[min(1.25rem,4vw)] py-1">
      <Disclosure summary={<Summary thing={group} name={name} count={values.length} />}>
        <div className="flex flex-col gap-5 pb-4">
          {session === null ? (
            content
          ) : (
            <SameElsewhere group={group} session={session}>
              {content}
            </SameElsewhere>
          )}
          <Foot thing={group} name={name} siblings={siblings} />
        </div>
      </Disclosure>
    </div>
  );
}

type SummaryProps = { readonly thing: string; readonly name: string; readonly count: number };

function Summary({ thing, name, count }: SummaryProps) {
  const isHidden = useDraftState((state) => isUnpublished(state, thing));
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
      <span className="font-semibold wrap-anywhere">{name}</span>
      <span className="text-small text-ink-soft">{m.studio_option_count({ count })}</span>
      {isHidden ? <Badge>{m.studio_hidden()}</Badge> : null}
    </span>
  );
}

type PartProps = { readonly thing: string; readonly name: string };

function MoreFields({ thing, fields, name }: PartProps & Pick<Parameters<typeof DraftFields>[0], "fields">) {
  return (
    <Disclosure summary={m.studio_more_of({ name })}>
      <div className="pt-2">
        <DraftFields thing={thing} fields={fields} />
      </div>
    </Disclosure>
  );
}

function Foot({ thing, name, siblings }: PartProps & { readonly siblings: readonly string[] }) {
  const edit = useDraftEdit();
  return (
    <span className="flex flex-wrap items-center gap-2">
      <MoveDish dish={thing} name={name} siblings={siblings} />
      <Button onClick={() => edit([{ thing, field: "under", value: null }])}>{m.studio_remove_part({ name })}</Button>
    </span>
  );
}

type OptionValueProps = { readonly value: string; readonly siblings: readonly string[] };

/** An option, with the groups that choosing it opens. menu#option-value. */
function OptionValue({ value, siblings }: OptionValueProps) {
  const name = useThingName(value);
  return (
    <div className="flex flex-col gap-3">
      <DraftFields thing={value} fields={OPTION_VALUE_FIELDS.fields} />
      <MoreFields thing={value} fields={OPTION_VALUE_FIELDS.more} name={name} />
      <Disclosure summary={m.studio_options_of({ name })}>
        <div className="pt-2">
          <OptionGroups parent={value} session={null} />
        </div>
      </Disclosure>
      <Foot thing={value} name={name} siblings={siblings} />
    </div>
  );
}
