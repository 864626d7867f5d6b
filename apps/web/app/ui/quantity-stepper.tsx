import { m } from "@comptoir/messages";
import { Minus, Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type QuantityStepperProps = {
  /** What is counted, for screen readers: "One more Poutine". */
  readonly name: string;
  readonly quantity: number;
  readonly min?: number;
  /** The most there may be; null or absent for no limit. */
  readonly max?: number | null;
  readonly onChange?: (quantity: number) => void;
  /** In a form, the field that the buttons send the new quantity in: the stepper then works before any script has run. */
  readonly field?: string;
  /** Smaller, for option values and cart lines. Its targets stay 44 px. */
  readonly compact?: boolean;
  /** At `min`, one fewer takes the line away: shows a bin and calls this. */
  readonly onRemove?: () => void;
  readonly removeLabel?: string;
  readonly disabled?: boolean;
};

/** One fewer, how many, one more. The number is read out as it changes. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { name, quantity, min = 1, max, onRemove, removeLabel, compact, disabled } = props;
  const isLeast = quantity <= min;
  const removes = isLeast && onRemove !== undefined;
  return (
    <fieldset
      className={classNames(
        "inline-flex items-center rounded-full border border-edge bg-raised",
        compact ? "text-small" : "text-body",
      )}
    >
      <legend className="visually-hidden">{m.site_quantity_of({ name })}</legend>
      <StepButton
        props={props}
        to={quantity - 1}
        label={removes && removeLabel ? removeLabel : m.site_one_fewer({ name })}
        icon={removes ? <Trash2 size={18} /> : <Minus size={18} />}
        disabled={disabled || (isLeast && !removes)}
        onPress={removes ? onRemove : undefined}
      />
      <output className={classNames("figures text-center font-semibold", compact ? "min-w-6" : "min-w-8")}>
        {quantity}
      </output>
      <StepButton
        props={props}
        to={quantity + 1}
        label={m.site_one_more({ name })}
        icon={<Plus size={18} />}
        disabled={disabled || (max !== undefined && max !== null && quantity >= max)}
      />
    </fieldset>
  );
}

type StepButtonProps = {
  readonly props: QuantityStepperProps;
  readonly to: number;
  readonly label: string;
  readonly icon: ReactNode;
  readonly disabled: boolean | undefined;
  readonly onPress?: (() => void) | undefined;
};

function StepButton({ props: { field, onChange }, to, label, icon, disabled, onPress }: StepButtonProps) {
  return (
    <button
      type={field ? "submit" : "button"}
      name={field}
      value={field ? to : undefined}
      disabled={disabled}
      className="grid size-11 place-items-center rounded-full hover:bg-tint disabled:opacity-35 disabled:hover:bg-transparent"
      onClick={(event) => {
        if (!onPress && !onChange) return;
        event.preventDefault();
        if (onPress) onPress();
        else onChange?.(to);
      }}
    >
      <span aria-hidden="true">{icon}</span>
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
