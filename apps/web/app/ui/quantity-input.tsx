import { type KeyboardEvent, useState } from "react";
import { classNames } from "./class-names.ts";

export type QuantityInputProps = {
  readonly label: string;
  readonly quantity: number;
  readonly min: number;
  /** The maximum quantity; null for no limit. */
  readonly max: number | null;
  readonly isTooMany: boolean;
  readonly onTooMany: (isTooMany: boolean) => void;
  readonly onChange: (quantity: number) => void;
  readonly onRemove: (() => void) | undefined;
  readonly className: string;
};

/** A line's maximum quantity has this many digits. ordering#item-limit. */
const DIGITS_MAX = 3;

/**
 * A number field for quantities. Each valid digit applies at once, so that the price updates. On blur, too
 * large a number becomes `max`, an empty field restores the last quantity, and 0 calls `onRemove`.
 */
export function QuantityInput(props: QuantityInputProps) {
  const { label, quantity, min, max, isTooMany, onTooMany, onChange, onRemove, className } = props;
  const [typed, setTyped] = useState<string | null>(null);

  const change = (wanted: number) => {
    const isBeyond = max !== null && wanted > max;
    onTooMany(isBeyond);
    if (!isBeyond && wanted >= min && wanted !== quantity) onChange(wanted);
  };
  const type = (text: string) => {
    const digits = text.replace(/\D/g, "");
    setTyped(digits);
    if (digits === "") onTooMany(false);
    else change(Number(digits));
  };
  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    if (typed !== "" && Number(typed) === 0) onRemove?.();
    if (isTooMany && max !== null && max >= min) onChange(max);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined && event.key !== "Enter") return;
    event.preventDefault();
    if (step === undefined) return settle();
    setTyped(null);
    change(quantity + step);
  };
  return (
    <input
      type="text"
      role="spinbutton"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={DIGITS_MAX}
      aria-label={label}
      aria-valuenow={quantity}
      aria-valuemin={min}
      aria-valuemax={max ?? undefined}
      aria-invalid={isTooMany || undefined}
      value={typed ?? quantity}
      onChange={({ target }) => type(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={settle}
      onKeyDown={onKeyDown}
      className={classNames(
        "figures h-11 min-w-0 rounded-control bg-transparent text-center font-semibold focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-ink",
        className,
      )}
    />
  );
}
