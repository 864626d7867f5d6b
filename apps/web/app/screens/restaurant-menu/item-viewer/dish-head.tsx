import { currentLocale, formatMoney, m } from "@comptoir/messages";
import { type LocalMoment, localizedParagraphs, lowestPrice, type MenuItem } from "@comptoir/ordering";
import { classNames } from "../../../ui/class-names.ts";
import { RichParagraphs } from "../../../ui/rich-text.tsx";
import type { SheetSize } from "../../../ui/sheet-dialog.tsx";
import { DishFacts } from "./dish-facts.tsx";
import { DishPicture, HEAD_BESIDE } from "./dish-picture.tsx";

/** The size of a dish's sheet: `wide` shows the head beside the choices, `broad` the facts beside the price. */
export type DishSize = Exclude<SheetSize, "narrow">;

type DishHeadProps = {
  readonly size?: DishSize;
  readonly item: MenuItem;
  readonly now: LocalMoment;
  /** The name of the dish's kitchen, on the menu of a hub. hub#hub-screens. */
  readonly kitchen?: string | undefined;
  /** The promos of the reading member; null if the reader is not a member. */
  readonly held: readonly string[] | null;
  /** What one piece costs with the present choices, in cents; null if unknown. */
  readonly chosenCents?: number | null;
};

/** The dish below its name: its kitchen, picture, price, description and contents. bill#lowest-price. */
export function DishHead({ size = "medium", item, now, kitchen, held, chosenCents = null }: DishHeadProps) {
  const text = localizedParagraphs(item, "description", currentLocale());
  const { cents, memberCents, isFrom } = lowestPrice(item, now, held);
  const isYours = memberCents !== null && held !== null;
  const ownCents = isYours ? memberCents : cents;
  const words = (amount: number) => (isFrom ? m.menu_price_from({ price: formatMoney(amount) }) : formatMoney(amount));
  return (
    <div className={classNames("flex flex-col gap-4 pb-4", size === "wide" && HEAD_BESIDE)}>
      {item.image ? <DishPicture image={item.image} isBeside={size === "wide"} /> : null}
      <div
        className={classNames(
          "flex flex-col gap-2 px-5",
          size === "wide" && "sm:px-0",
          size === "broad" && "sm:grid sm:grid-cols-2 sm:gap-x-8",
        )}
      >
        <div className="flex min-w-0 flex-col gap-2">
          {kitchen ? <p className="text-small font-medium text-ink-soft">{kitchen}</p> : null}
          <p className="figures font-semibold">
            {words(ownCents)}
            {item.priceUnit ? ` ${item.priceUnit}` : null}
            {isFrom && chosenCents !== null && chosenCents !== ownCents ? (
              <span className="font-normal text-ink-soft">
                {" "}
                · {m.item_price_chosen({ price: formatMoney(chosenCents) })}
              </span>
            ) : null}
            {memberCents === null ? null : (
              <span className="block text-fine font-semibold text-ink">
                {isYours
                  ? m.site_price_guest({ price: formatMoney(cents) })
                  : m.site_member_price({ price: words(memberCents) })}
              </span>
            )}
          </p>
          <RichParagraphs paragraphs={text} className="text-ink-soft" />
        </div>
        <DishFacts item={item} />
      </div>
    </div>
  );
}
