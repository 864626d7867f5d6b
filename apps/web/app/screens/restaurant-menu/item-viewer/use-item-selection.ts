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

export type SelectionControls = {
  readonly selection: ItemSelection;
  /** Sets the quantity of a value. Ignores a quantity beyond a limit. */
  readonly choose: (path: ChoicePath, quantity: number) => void;
  readonly remove: (path: ChoicePath) => void;
  /** The required groups without a choice; empty until the diner has tried to add the dish. */
  readonly missing: readonly GroupPath[];
  /** Returns the required groups without a choice, and marks them from the first call on. */
  readonly checkComplete: () => readonly GroupPath[];
};

/** Holds the choices of a dish. Starts with the default choices, or with those of the line to change. */
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
    missing: pointsOut ? missingGroups(selection) : [],
    checkComplete: () => {
      setPointsOut(true);
      return missingGroups(selection);
    },
  };
}

/** Returns the id of a group in the page, made unique by its path. */
export function groupKey({ within, groupId }: GroupPath): string {
  const steps = within.flatMap((step) => [step.groupId, step.valueId]);
  return ["choice", ...steps, groupId].join("-").replace(/[^\w-]+/g, "_");
}
