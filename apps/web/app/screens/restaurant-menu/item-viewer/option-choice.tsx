import { currentLocale } from "@comptoir/messages";
import {
  type ChoicePath,
  type ChosenValue,
  chosenIn,
  isValueAvailable,
  type LocalMoment,
  localizedText,
  type OptionGroup,
  type OptionValue,
  roomIn,
} from "@comptoir/ordering";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { QuantityStepper } from "../../../ui/quantity-stepper.tsx";
import { RadioCard } from "../../../ui/radio-card.tsx";
import { ValueName, ValuePicture, ValuePrice, ValueWords } from "./option-value.tsx";
import type { SelectionControls } from "./use-item-selection.ts";

export type OptionChoiceProps = {
  readonly group: OptionGroup;
  readonly value: OptionValue;
  readonly path: ChoicePath;
  readonly chosen: ChosenValue | null;
  readonly controls: SelectionControls;
  readonly now: LocalMoment;
  readonly isFull: boolean;
  readonly fieldName: string;
};

/** One value of a group that takes a single one. The quantity 0 stands for a default value, which the price includes. */
export function SingleChoice({ group, value, path, chosen, controls, now, fieldName }: OptionChoiceProps) {
  const isOpen = isValueAvailable(value, now);
  return (
    <RadioCard
      name={fieldName}
      label={<ValueName value={value} />}
      description={<ValueWords {...{ group, value }} />}
      picture={<ValuePicture value={value} />}
      aside={<ValuePrice {...{ group, value, chosen, now }} />}
      checked={chosen !== null}
      disabled={!isOpen}
      onChange={() => controls.choose(path, value.defaultSelection ? 0 : 1)}
    />
  );
}

/** One value of a group that takes several. If the value can be taken more than once, it has a counter. */
export function MultipleChoice(props: OptionChoiceProps) {
  const { group, value, path, chosen, controls, now, isFull } = props;
  const isOpen = isValueAvailable(value, now);
  const name = localizedText(value, "name", currentLocale());
  const room = roomIn(group, chosenIn(controls.selection, { within: path.slice(0, -1), groupId: group.id }));
  const most = Math.min(
    value.maxQuantity ?? Number.POSITIVE_INFINITY,
    (chosen?.quantity ?? 0) + (room ?? Number.POSITIVE_INFINITY),
  );
  return (
    // If the label would get too narrow, the counter wraps to the line below it.
    <div className="flex flex-1 flex-wrap items-center justify-end gap-2">
      <Checkbox
        className="min-w-0 flex-[1_1_15rem] self-stretch [&>label]:flex-1"
        label={<ValueName value={value} />}
        description={<ValueWords {...{ group, value }} />}
        picture={<ValuePicture value={value} />}
        aside={<ValuePrice {...{ group, value, chosen, now }} />}
        checked={chosen !== null}
        disabled={chosen === null && (!isOpen || (isFull && !value.defaultSelection))}
        onChange={() =>
          chosen === null ? controls.choose(path, value.defaultSelection ? 0 : 1) : controls.remove(path)
        }
      />
      {chosen && countsUp(group, value) ? (
        <QuantityStepper
          compact={true}
          name={name}
          quantity={chosen.quantity}
          min={value.defaultSelection ? 0 : 1}
          max={Number.isFinite(most) ? most : null}
          onChange={(quantity) => controls.choose(path, quantity)}
        />
      ) : null}
    </div>
  );
}

function countsUp(group: OptionGroup, value: OptionValue): boolean {
  return value.maxQuantity === null ? group.customQuantities : value.maxQuantity > 1;
}
