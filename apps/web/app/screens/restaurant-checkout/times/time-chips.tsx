import { formatTimeOfDay, m } from "@comptoir/messages";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useEffect, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { CHIP_LOOK, CHOSEN_LOOK, PROPOSED_LOOK } from "./chip-look.ts";
import { hasRoom, minutesOf, type PartOfDay, partsOfDay, type TimesSlot } from "./times-view.ts";

type TimeChipsProps = {
  readonly slots: readonly TimesSlot[];
  /** The chosen or proposed instant. */
  readonly chosen: string;
  readonly isProposed: boolean;
  readonly onChoose: (at: string) => void;
};

export function TimeChips({ slots, ...choice }: TimeChipsProps) {
  const parts = partsOfDay(slots);
  if (parts === null) return <Chips slots={slots} {...choice} />;
  const withRoom = parts.find((part) => part.slots.some(hasRoom));
  return parts.map((part) => <Part key={part.part} {...part} {...choice} isFirst={part === withRoom} />);
}

const NAMES = {
  morning: m.checkout_morning,
  afternoon: m.checkout_afternoon,
  evening: m.checkout_evening,
} as const;

/** A part of the day opens if it contains the chosen time. Only the diner closes it, so that nothing jumps. */
function Part({ part, slots, isFirst, ...choice }: TimeChipsProps & PartOfDay & { readonly isFirst: boolean }) {
  const hasChosen = slots.some(({ at }) => at === choice.chosen);
  const [isOpen, setOpen] = useState(hasChosen || (choice.chosen === "" && isFirst));
  useEffect(() => {
    if (hasChosen) setOpen(true);
  }, [hasChosen]);
  const [first] = slots;
  const last = slots.at(-1);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-control text-small [&::-webkit-details-marker]:hidden">
        <ChevronDown size={18} aria-hidden="true" className="shrink-0 transition-transform group-open:rotate-180" />
        <span className="font-semibold">{NAMES[part]()}</span>
        <span className="ml-auto text-fine text-ink-soft">
          {first && last ? m.checkout_from_to({ from: timeWords(first), to: timeWords(last) }) : null}
        </span>
      </summary>
      <div className="pt-1 pb-3">
        <Chips slots={slots} {...choice} />
      </div>
    </details>
  );
}

/** Below this number, a slot shows how many more orders it takes. */
const MANY_LEFT = 4;

function Chips({ slots, chosen, isProposed, onChoose }: TimeChipsProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(6.25rem,100%),1fr))] gap-2">
      {slots.map((slot) => {
        const { at, remaining } = slot;
        const note =
          remaining === 0
            ? m.checkout_day_full()
            : remaining !== null && remaining < MANY_LEFT
              ? m.checkout_places_left({ count: remaining })
              : null;
        return (
          <label key={at} className={classNames(CHIP_LOOK, at === chosen && isProposed ? PROPOSED_LOOK : CHOSEN_LOOK)}>
            <input
              type="radio"
              name="time"
              value={at}
              className="visually-hidden"
              checked={at === chosen}
              disabled={!hasRoom(slot)}
              // A click also confirms a proposed time, which is checked already.
              onClick={() => onChoose(at)}
              onChange={() => onChoose(at)}
            />
            <span className="figures text-small font-medium whitespace-nowrap">{timeWords(slot)}</span>
            {note ? <span className="text-fine">{note}</span> : null}
          </label>
        );
      })}
    </div>
  );
}

function timeWords({ time }: TimesSlot): string {
  return formatTimeOfDay(minutesOf(time));
}
