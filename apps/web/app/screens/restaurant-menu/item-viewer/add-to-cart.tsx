import { formatMoney, m } from "@comptoir/messages";
import type { CartLine } from "@comptoir/ordering";
import type { LineRoom } from "../../../cart/use-room-of.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field-frame.tsx";
import { QuantityStepper } from "../../../ui/quantity-stepper.tsx";
import { RollingAmount } from "../../../ui/rolling-amount.tsx";
import { NeedsScript } from "../../restaurant/needs-script.tsx";

export type AddToCartProps = {
  readonly name: string;
  readonly quantity: number;
  readonly room: LineRoom;
  readonly edited: CartLine | null;
  /** The price of the dish with its choices, in cents; null if one of the choices is not sold now. */
  readonly totalCents: number | null;
  /** The name of the first required group without a choice, to which the button leads; null if none is missing. */
  readonly nextChoice: string | null;
  readonly isBusy: boolean;
  readonly refusal: string | null;
  readonly onQuantity: (quantity: number) => void;
  readonly onAdd: (pressed: Element) => void;
};

export function AddToCart(props: AddToCartProps) {
  const { name, quantity, room, edited, totalCents, nextChoice, isBusy, refusal, onQuantity, onAdd } = props;
  const words = refusal ?? room.refusal;
  return (
    <div>
      <NeedsScript />
      <div role="alert">
        {words ? (
          <div className="pb-2">
            <FieldError message={words} />
          </div>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-3 noscript:hidden">
        <QuantityStepper
          name={name}
          quantity={quantity}
          max={room.most === null ? null : Math.max(1, room.most)}
          onChange={onQuantity}
        />
        <Button
          tone="primary"
          busy={isBusy}
          disabled={room.refusal !== null}
          className="min-w-0 flex-[1_1_9rem] px-[14px]! *:first:grow *:first:justify-between! sm:ml-auto sm:max-w-[28rem]"
          onClick={({ currentTarget }) => onAdd(currentTarget)}
        >
          {nextChoice === null ? (
            <>
              <span>{edited ? m.item_update() : m.item_add()}</span>
              {totalCents === null ? null : <RollingAmount cents={totalCents} className="shrink-0" />}
            </>
          ) : (
            <NextChoice group={nextChoice} totalCents={totalCents} act={edited ? m.item_update() : m.item_add()} />
          )}
        </Button>
      </div>
      {totalCents === null ? null : <LivePrice cents={totalCents} />}
    </div>
  );
}

type NextChoiceProps = {
  readonly group: string;
  readonly totalCents: number | null;
  /** What the button does once every choice is made. A screen reader says it first. */
  readonly act: string;
};

/** Two lines at most: what to do and the price, then the group's name in one line. A screen reader says the whole name. */
function NextChoice({ group, totalCents, act }: NextChoiceProps) {
  return (
    <span className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-2 text-left leading-tight wrap-anywhere">
      <span>
        <span className="visually-hidden">{act} · </span>
        {m.item_choose()}
      </span>
      <span className="visually-hidden"> · </span>
      <span className="col-span-2 row-start-2 line-clamp-1 text-[length:min(0.75rem,6.5vw)] font-medium">{group}</span>
      {totalCents === null ? null : (
        <>
          <span className="visually-hidden"> · </span>
          <RollingAmount cents={totalCents} className="col-start-2 row-start-1" />
        </>
      )}
    </span>
  );
}

function LivePrice({ cents }: { readonly cents: number }) {
  return (
    <p role="status" className="visually-hidden">
      {m.item_in_all({ price: formatMoney(cents) })}
    </p>
  );
}
