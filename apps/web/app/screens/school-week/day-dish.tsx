import { formatMoney, m } from "@comptoir/messages";
import Plus from "lucide-react/icons/plus";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useAllergyQuestion } from "../../allergies/allergy-question.tsx";
import { useCart, useCartActions } from "../../cart/use-cart.ts";
import { allergyOfDish, orderWords } from "../../children/child-words.ts";
import { useChosenChild } from "../../children/chosen-child.tsx";
import { FieldError } from "../../ui/field-frame.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Price } from "../../ui/price.tsx";
import { QuantityStepper } from "../../ui/quantity-stepper.tsx";
import { announce } from "../../ui/toast.tsx";
import { type DishView, dayHeadingId } from "./week-view.ts";

export function DayDish({
  view,
  date,
  isOpen,
}: {
  readonly view: DishView;
  readonly date: string;
  readonly isOpen: boolean;
}) {
  const { name, text, cents, isFrom, allergens, isSoldOut, to } = view;
  return (
    <li className="flex flex-col gap-1 border-t border-hairline py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 flex-[1_1_7rem]">
          <p className="font-semibold">
            {to && isOpen ? (
              <Link
                to={to}
                preventScrollReset={true}
                state={{ fromMenu: true }}
                className="underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </p>
          {text ? <p className="text-small text-ink-soft">{text}</p> : null}
          <p className="text-fine text-ink-soft">{allergens}</p>
          <UnsafeDish dish={view.dish} />
          <p className="pt-0.5 text-small font-medium">
            {isFrom ? m.menu_price_from({ price: formatMoney(cents) }) : <Price cents={cents} />}
            {isSoldOut ? <span className="text-ink-soft"> · {m.menu_sold_out()}</span> : null}
          </p>
        </div>
        {isOpen && to === null && !isSoldOut ? <DishCount view={view} date={date} /> : null}
      </div>
    </li>
  );
}

/** Warns that a dish is not safe for the chosen child. school#allergy-warning. */
function UnsafeDish({ dish }: Pick<DishView, "dish">) {
  const { chosen } = useChosenChild();
  const words = chosen && allergyOfDish(dish, chosen);
  return words ? <p className="text-fine font-medium text-caution">{words}</p> : null;
}

/** Adds a dish to the cart for a date with one press, and removes it again. screens#adding. */
function DishCount({ view: { id, name, dish }, date }: { readonly view: DishView; readonly date: string }) {
  const { add, changeQuantity, remove } = useCartActions();
  const { children, chosen } = useChosenChild();
  const line = useCart(({ lines }) =>
    lines.find((one) => String(one.id) === id && one.date === date && one.childId === chosen?.id),
  );
  const { guard, dialog } = useAllergyQuestion();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { place, press } = useFocusOfCount(line !== undefined);
  const say = (outcome: { readonly ok: true } | { readonly refused: { readonly message: string } }) =>
    setRefusal("refused" in outcome ? outcome.refused.message : null);
  const addOne = () => {
    const words = chosen && allergyOfDish(dish, chosen);
    const heading = m.school_allergy_heading({ name: chosen?.name ?? "" });
    guard({ dish: name, heading, words, add: () => press(() => void join()) });
  };
  const join = async () => {
    announce(m.school_added({ name, day: orderWords({ date, childId: chosen?.id }, children) }));
    const { item, menu, section } = dish;
    const whole = {
      id: item.id,
      menuId: menu.id,
      sectionId: section?.id ?? null,
      quantity: 1,
      options: [],
      memo: null,
      date,
      ...(chosen && { childId: chosen.id }),
    };
    say(await add(dish, whole));
  };
  return (
    <div className="noscript:hidden ml-auto flex shrink-0 flex-col items-end gap-1">
      <div ref={place}>
        {line ? (
          <QuantityStepper
            compact={true}
            name={name}
            quantity={line.quantity}
            removeLabel={m.menu_cart_remove({ name })}
            onRemove={() => press(() => remove(line.orderId))}
            onChange={async (quantity) => say(await changeQuantity(line.orderId, quantity))}
          />
        ) : (
          <form action={addOne}>
            <IconButton
              type="submit"
              label={m.menu_quick_add({ name })}
              icon={<Plus size={20} />}
              aria-describedby={dayHeadingId(date)}
              className="border border-edge bg-raised"
            />
          </form>
        )}
      </div>
      {refusal ? <FieldError message={refusal} /> : null}
      {dialog}
    </div>
  );
}

/**
 * Keeps the focus while the add button and the quantity control replace each other. screens#keyboard.
 * If the pressed button is removed, the last button of its replacement takes the focus.
 */
function useFocusOfCount(isThere: boolean): {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly press: (act: () => void) => void;
} {
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isThere` replaces the buttons that the effect looks up.
  useLayoutEffect(() => {
    if (!isPressed.current || document.activeElement !== document.body) return;
    const buttons = place.current?.querySelectorAll("button") ?? [];
    buttons[buttons.length - 1]?.focus({ preventScroll: true });
  }, [isThere]);
  const press = (act: () => void) => {
    isPressed.current = true;
    act();
  };
  return { place, press };
}
