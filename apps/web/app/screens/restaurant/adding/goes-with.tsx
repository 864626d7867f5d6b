import { currentLocale } from "@comptoir/messages";
import { itemQuantity, type LocalMoment, listedItems, localizedText, lowestPrice } from "@comptoir/ordering";
import { useId, useState } from "react";
import { usePageCart } from "../../../cart/cart-provider.tsx";
import { type KnownDish, normalizeDish } from "../../../cart/known-dish.ts";
import { useCart } from "../../../cart/use-cart.ts";
import { classNames } from "../../../ui/class-names.ts";
import { FieldError } from "../../../ui/field-frame.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Price } from "../../../ui/price.tsx";
import { QuickAdd } from "./quick-add.tsx";

type GoesWithProps = {
  readonly heading: string;
  /** The heading's level: 2 on a screen, 3 below the name of a dish. */
  readonly level: 2 | 3;
  readonly dishes: readonly KnownDish[];
  readonly now: LocalMoment;
};

/**
 * Suggested dishes below the choices of an opened dish, or below the lines of the cart. A plus adds one to the cart at
 * once. A row shows the price of its dish's card. menu#suggestions, bill#lowest-price.
 */
export function GoesWith({ heading, level, dishes, now }: GoesWithProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const headingId = useId();
  if (dishes.length === 0) return null;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section aria-labelledby={headingId} className="@container flex flex-col gap-2 noscript:hidden">
      <Heading
        id={headingId}
        className={level === 2 ? "text-lead" : "font-text! text-body font-semibold tracking-normal!"}
      >
        {heading}
      </Heading>
      <div role="alert">{refusal ? <FieldError message={refusal} /> : null}</div>
      <ul className={classNames("grid grid-cols-[minmax(0,1fr)] gap-x-6", COLUMNS[dishes.length])}>
        {dishes.map((dish) => (
          <SuggestedRow key={String(dish.item.id)} {...{ dish, now }} onRefused={setRefusal} />
        ))}
      </ul>
    </section>
  );
}

/** Side by side where all fit into one row, so that none stands alone. */
const COLUMNS: Readonly<Record<number, string>> = {
  1: "max-w-md",
  2: "@[32rem]:grid-cols-2",
  3: "@[40rem]:grid-cols-3",
};

type SuggestedRowProps = Pick<GoesWithProps, "now"> & {
  readonly dish: KnownDish;
  readonly onRefused: (message: string | null) => void;
};

function SuggestedRow({ dish, now, onRefused }: SuggestedRowProps) {
  const [position] = listedItems(normalizeDish(dish));
  const { member } = usePageCart().pricing();
  const count = useCart(({ lines }) => itemQuantity(lines, dish.item.id));
  if (!position) return null;
  const { item } = position;
  const name = localizedText(item, "name", currentLocale());
  const { cents, memberCents } = lowestPrice(item, now, member.identifier === null ? null : member.promos);
  return (
    <li className="flex min-h-14 items-center gap-[8px] border-t border-hairline py-1.5">
      {item.image ? (
        <Picture image={item.image} alt="" ratio="square" className="w-11 shrink-0 rounded-control" />
      ) : null}
      <p className="min-w-0 flex-1 leading-snug">
        {name}
        <Price {...{ cents, memberCents }} className="block text-small text-ink-soft" />
      </p>
      <div className="suggested-step">
        <QuickAdd {...{ dish, name, count, onRefused }} />
      </div>
    </li>
  );
}
