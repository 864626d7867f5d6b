import type { TimesData } from "@comptoir/contract";
import { currentLocale, formatList, m } from "@comptoir/messages";
import { type CartLine, localizedText, momentOn } from "@comptoir/ordering";
import Clock from "lucide-react/icons/clock";
import { useEffect, useRef, useState } from "react";
import type { TakenLine } from "../../../cart/cart-state.ts";
import { dishOfLine } from "../../../cart/known-dish.ts";
import { useCart, useCartActions } from "../../../cart/use-cart.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import type { CheckoutFacts } from "../form/checkout-facts.ts";
import { causeWords, dayAndTime } from "./cause-words.ts";
import { readingsOf } from "./time-warning.ts";
import { earliestFree, minutesOf } from "./times-view.ts";

type CauseNoticeProps = {
  readonly id: string;
  readonly times: TimesData;
  readonly facts: Pick<CheckoutFacts, "venue">;
  /** The chosen or proposed instant. */
  readonly at: string;
  readonly isProposed: boolean;
  readonly onTake: (slot: { readonly date: string; readonly at: string }) => void;
};

/**
 * Says why the cart cannot be ordered for now. Offers the earliest free time, or the removal of the dishes that
 * cause it, with an undo. time#cause.
 */
export function CauseNotice({ id, times, facts, at, isProposed, onTake }: CauseNoticeProps) {
  const { removeLines, putBack } = useCartActions();
  const [taken, setTaken] = useState<readonly TakenLine[]>([]);
  const lines = useCart((cart) => cart.lines);
  const namesOf = useDishNames();
  const { why } = times.asap;
  if (taken.length > 0) {
    const undo = () => {
      putBack(taken);
      setTaken([]);
    };
    return <Removed id={id} name={namesOf(taken.map(({ line }) => line))} onUndo={undo} />;
  }
  if (times.asap.available) return null;
  const readings = readingsOf(times);
  const isCause = ({ orderId }: CartLine) => why?.orderIds.includes(orderId) ?? false;
  const dishes = namesOf(lines.filter(isCause));
  const today = facts.venue.now;
  const free = earliestFree(times);
  return (
    <div id={id} tabIndex={-1}>
      <Banner role="status" icon={<Clock size={18} />}>
        <p className="font-semibold">{why ? causeWords(why, { dishes, readings }) : m.checkout_only_later()}</p>
        {isProposed ? <p>{m.checkout_proposal_hint()}</p> : null}
        <div className="flex flex-wrap gap-2 pt-3 pb-1">
          {free ? (
            <Button
              aria-pressed={free.slot.at === at && !isProposed}
              className="aria-pressed:border-accent-ink aria-pressed:ring-1 aria-pressed:ring-accent-ink forced-colors:aria-pressed:border-[5px]"
              onClick={() => onTake({ date: free.date, at: free.slot.at })}
            >
              {dayAndTime(momentOn(free.date, minutesOf(free.slot.time)), today)}
            </Button>
          ) : null}
          {why?.isFreeWithout ? (
            <Button onClick={() => setTaken(removeLines(why.orderIds))}>{m.checkout_without({ dishes })}</Button>
          ) : null}
        </div>
      </Banner>
    </div>
  );
}

/** The undo button takes the focus, since the pressed button is gone. */
function Removed({ id, name, onUndo }: { readonly id: string; readonly name: string; readonly onUndo: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  return (
    <div id={id} ref={place} tabIndex={-1}>
      <Banner
        role="status"
        action={
          <Button tone="plain" className="px-1!" onClick={onUndo}>
            {m.cart_undo()}
          </Button>
        }
      >
        {m.cart_removed({ name })}
      </Banner>
    </div>
  );
}

function useDishNames(): (lines: readonly CartLine[]) => string {
  const dishes = useCart((cart) => cart.dishes);
  return (lines) => {
    const names = lines.map((line) => {
      const dish = dishOfLine(dishes, line);
      return dish ? localizedText(dish, "name", currentLocale()) : m.cart_unknown_dish();
    });
    return formatList([...new Set(names)]);
  };
}
