import { currentLocale, m } from "@comptoir/messages";
import {
  type ChoicePath,
  chosenIn,
  type GroupPath,
  type LocalMoment,
  localizedText,
  type OptionGroup,
  type OptionValue,
  roomIn,
} from "@comptoir/ordering";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { RadioCard } from "../../../ui/radio-card.tsx";
import { GroupRule, missingChoice } from "./group-rule.tsx";
import { MultipleChoice, SingleChoice } from "./option-choice.tsx";
import { valueText } from "./option-value.tsx";
import { groupKey, type SelectionControls } from "./use-item-selection.ts";

export type OptionGroupsProps = {
  readonly groups: readonly OptionGroup[];
  readonly within: ChoicePath;
  readonly controls: SelectionControls;
  readonly now: LocalMoment;
};

export function OptionGroups({ groups, ...rest }: OptionGroupsProps) {
  return groups.map((group) => <OptionGroupField key={group.id} group={group} {...rest} />);
}

type OptionGroupFieldProps = Omit<OptionGroupsProps, "groups"> & { readonly group: OptionGroup };

function OptionGroupField({ group, within, controls, now }: OptionGroupFieldProps) {
  const path: GroupPath = { within, groupId: group.id };
  const key = groupKey(path);
  const chosen = chosenIn(controls.selection, path);
  const isSingle = group.type === "pricing" || !group.allowMultipleSelection;
  const hasNone = isSingle && !group.required;
  const isFull = !isSingle && roomIn(group, chosen) === 0;
  const locale = currentLocale();
  return (
    <ChoiceGroup
      id={key}
      legend={localizedText(group, "name", locale)}
      rule={<GroupRule group={group} isAnswered={chosen.length > 0} />}
      hint={groupHint(group, isFull)}
      error={controls.missing.some((missing) => groupKey(missing) === key) ? missingChoice(group) : null}
    >
      <div className={columnsOf(group, group.values.length + (hasNone ? 1 : 0))}>
        {group.values.map((value) => (
          <ValueWithOptions key={value.id} {...{ value, within, controls, now, group, isFull }} fieldName={key} />
        ))}
        {hasNone ? (
          <RadioCard
            name={key}
            label={m.item_none()}
            checked={chosen.length === 0}
            onChange={() => {
              for (const value of chosen) controls.remove([...within, { groupId: group.id, valueId: value.id }]);
            }}
          />
        ) : null}
      </div>
    </ChoiceGroup>
  );
}

const GRID =
  "grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(var(--least),var(--share))),1fr))] gap-2 [&>*>label]:flex-1";

/** The least width of a value: only a name, such as a way to cook a steak; a few words, such as a size; a sentence. */
const LEAST = { name: "[--least:9.5rem]", words: "[--least:13.5rem]", sentence: "[--least:15.5rem]" };
const NAME_MAX = 16;
const TEXT_MAX = 12;

/** Returns the columns of a group's values. Values that open options or a counter below them stand in one column. */
function columnsOf(group: OptionGroup, count: number): string {
  const locale = currentLocale();
  const opens = ({ options, maxQuantity }: OptionValue) => options.length > 0 || (maxQuantity ?? 1) > 1;
  if (group.values.some(opens) || (group.customQuantities && group.allowMultipleSelection))
    return "flex flex-col gap-2";
  const values = group.values.map((value) => ({
    name: localizedText(value, "name", locale).length,
    text: valueText(value, group)?.length ?? 0,
    isBare: value.image === null && value.priceCents === 0 && !value.defaultSelection,
  }));
  const isName = values.every(({ name, text, isBare }) => isBare && text === 0 && name <= NAME_MAX);
  const isWords = values.every(({ name, text }) => name <= NAME_MAX && text <= TEXT_MAX);
  const least = LEAST[isName ? "name" : isWords ? "words" : "sentence"];
  // Two and four values fill rows of two.
  return `${GRID} ${least} ${count === 2 || count === 4 ? "[--share:40%]" : "[--share:30%]"}`;
}

function groupHint(group: OptionGroup, isFull: boolean): string | null {
  if (isFull && group.limit !== null) return m.item_limit_reached({ optionGroupLimit: group.limit });
  return localizedText(group, "description", currentLocale()) || null;
}

type ValueWithOptionsProps = Omit<OptionGroupFieldProps, "group"> & {
  readonly group: OptionGroup;
  readonly value: OptionValue;
  readonly isFull: boolean;
  readonly fieldName: string;
};

/** Maximum depth of the wide indentation. Groups nested deeper are indented less, to leave width for their text. */
const DEEPEST_INSET = 3;

function ValueWithOptions({ value, group, within, controls, now, isFull, fieldName }: ValueWithOptionsProps) {
  const path: ChoicePath = [...within, { groupId: group.id, valueId: value.id }];
  const chosen = chosenIn(controls.selection, { within, groupId: group.id }).find(({ id }) => id === value.id) ?? null;
  const isSingle = group.type === "pricing" || !group.allowMultipleSelection;
  const Choice = isSingle ? SingleChoice : MultipleChoice;
  return (
    <div className="flex flex-col gap-3">
      <Choice {...{ value, group, path, controls, now, isFull, fieldName, chosen }} />
      {chosen && value.options.length > 0 ? (
        <div
          className={`flex flex-col gap-5 border-l-2 border-accent-ink py-1 ${within.length < DEEPEST_INSET ? "ml-2 pl-4" : "pl-2"}`}
        >
          <OptionGroups groups={value.options} within={path} controls={controls} now={now} />
        </div>
      ) : null}
    </div>
  );
}
