import { currentLocale, m } from "@comptoir/messages";
import { itemQuantity, type LocalMoment, listedItems, localizedText, lowestPrice } from "@comptoir/ordering";
import { useId, useState } from "react";
import { type KnownDish, normalizeDish } from "../../../cart/known-dish.ts";
import { useCart } from "../../../cart/use-cart.ts";
import { FieldError } from "../../../ui/field-frame.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Price } from "../../../ui/price.tsx";
import { QuickAdd } from "../dishes/quick-add.tsx";

type GoesWithProps = {
  readonly dishes: readonly KnownDish[];
  readonly now: LocalMoment;
};

/**
 * Suggested dishes below the choices of an opened dish. A plus adds one to the cart at once, whether or not the
 * opened dish is added. menu#suggestions.
 */
export function GoesWith({ dishes, now }: GoesWithProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const headingId = useId();
  if (dishes.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-1 noscript:hidden">
      <h3 id={headingId} className="font-text! text-body font-semibold tracking-normal!">
        {m.item_goes_with()}
      </h3>
      <div role="alert">{refusal ? <FieldError message={refusal} /> : null}</div>
      <ul className="divide-y divide-hairline">
        {dishes.map((dish) => (
          <SuggestedRow key={String(dish.item.id)} {...{ dish, now }} onRefused={setRefusal} />
        ))}
      </ul>
    </section>
  );
}

type SuggestedRowProps = Pick<GoesWithProps, "now"> & {
  readonly dish: KnownDish;
  readonly onRefused: (message: string | null) => void;
};

function SuggestedRow({ dish, now, onRefused }: SuggestedRowProps) {
  const [position] = listedItems(normalizeDish(dish));
  const count = useCart(({ lines }) => itemQuantity(lines, dish.item.id));
  if (!position) return null;
  const { item } = position;
  const name = localizedText(item, "name", currentLocale());
  return (
    <li className="flex min-h-14 items-center gap-3 py-1.5">
      {item.image ? (
        <Picture image={item.image} alt="" ratio="square" className="w-11 shrink-0 rounded-control" />
      ) : null}
      <p className="min-w-0 flex-1 leading-snug">
        {name}
        <Price cents={lowestPrice(item, now, null).cents} className="block text-small text-ink-soft" />
      </p>
      <div className="suggested-step">
        <QuickAdd {...{ dish, name, count, onRefused }} />
      </div>
    </li>
  );
}
