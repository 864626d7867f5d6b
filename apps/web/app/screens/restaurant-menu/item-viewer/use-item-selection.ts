import {
  type ChoicePath,
  changeQuantity,
  type GroupPath,
  type ItemSelection,
  isRefused,
  type MenuItem,
  missingGroups,
  removeChoice,
  startSelection,
} from "@comptoir/ordering";
import { useState } from "react";

/** The choices of a dish as they are made, and how to make them. */
export type SelectionControls = {
  readonly selection: ItemSelection;
  /** Sets how many of a value are chosen. What passes a limit leaves things as they are. */
  readonly choose: (path: ChoicePath, quantity: number) => void;
  readonly remove: (path: ChoicePath) => void;
  /** The required groups without a choice, once the diner has tried to go on without them. */
  readonly missing: ReadonlySet<string>;
  /** Tells whether all that is required is chosen; from then on what is missing is pointed out. */
  readonly checkComplete: () => readonly GroupPath[];
};

/** Begins with the dish's default choices, or with those of a line that is being changed, and keeps what becomes of them. */
export function useItemSelection(item: MenuItem, begun: ItemSelection["options"] | null): SelectionControls {
  const [selection, setSelection] = useState(() => (begun ? { item, options: begun } : startSelection(item)));
  const [pointsOut, setPointsOut] = useState(false);
  return {
    selection,
    choose: (path, quantity) =>
      setSelection((before) => {
        const after = changeQuantity(before, path, quantity);
        return isRefused(after) ? before : after;
      }),
    remove: (path) => setSelection((before) => removeChoice(before, path)),
    missing: new Set(pointsOut ? missingGroups(selection).map(groupKey) : []),
    checkComplete: () => {
      setPointsOut(true);
      return missingGroups(selection);
    },
  };
}

/** A group's name in the page: the way to it, which no other group shares. */
export function groupKey({ within, groupId }: GroupPath): string {
  const steps = within.flatMap((step) => [step.groupId, step.valueId]);
  return ["choice", ...steps, groupId].join("-").replace(/[^\w-]+/g, "_");
}
