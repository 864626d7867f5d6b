import { m } from "@comptoir/messages";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash";
import { type ReactNode, useState } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field-frame.tsx";
import { QuantityInput } from "./quantity-input.tsx";

export type QuantityStepperProps = {
  /** The counted item, for screen readers: "One more Poutine". */
  readonly name: string;
  readonly quantity: number;
  readonly min?: number;
  /** Null or absent for no limit. */
  readonly max?: number | null;
  readonly onChange: (quantity: number) => void;
  /** Smaller text; the touch targets stay 44 px. */
  readonly compact?: boolean;
  /** Removes the line: at `min` the minus button becomes a bin, and a typed 0 calls this too. */
  readonly onRemove?: () => void;
  readonly removeLabel?: string;
};

/** Minus and plus buttons around a number field. Screen readers announce each new quantity. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { name, quantity, min = 1, max = null, onChange, onRemove, removeLabel, compact } = props;
  const [isTooMany, setTooMany] = useState(false);
  const isLeast = quantity <= min;
  const removes = isLeast && onRemove !== undefined;
  const step = (wanted: number) => {
    setTooMany(false);
    onChange(wanted);
  };
  return (
    <div className="inline-flex flex-col gap-1">
      <fieldset
        className={classNames(
          "inline-flex items-center self-start rounded-full border border-edge bg-raised",
          compact ? "text-small" : "text-body",
        )}
      >
        <legend className="visually-hidden">{m.site_quantity_of({ name })}</legend>
        <StepButton
          label={removes && removeLabel ? removeLabel : m.site_one_fewer({ name })}
          icon={removes ? <Trash2 size={18} /> : <Minus size={18} />}
          disabled={isLeast && !removes}
          onPress={removes ? onRemove : () => step(quantity - 1)}
        />
        <QuantityInput
          label={m.site_quantity_of({ name })}
          quantity={quantity}
          min={min}
          max={max}
          isTooMany={isTooMany}
          onTooMany={setTooMany}
          onChange={onChange}
          onRemove={onRemove}
          className={compact ? "w-8" : "w-10"}
        />
        <output className="visually-hidden">{quantity}</output>
        <StepButton
          label={m.site_one_more({ name })}
          icon={<Plus size={18} />}
          disabled={max !== null && quantity >= max}
          onPress={() => step(quantity + 1)}
        />
      </fieldset>
      <div role="alert" className="empty:hidden">
        {isTooMany && max !== null ? <FieldError message={m.site_quantity_most({ max })} /> : null}
      </div>
    </div>
  );
}

type StepButtonProps = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly disabled: boolean;
  readonly onPress: (() => void) | undefined;
};

function StepButton({ label, icon, disabled, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      className="grid size-11 place-items-center rounded-full hover:bg-tint disabled:opacity-35 disabled:hover:bg-transparent"
      onClick={onPress}
    >
      <span aria-hidden="true">{icon}</span>
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
