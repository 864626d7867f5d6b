import { currentLocale, m } from "@comptoir/messages";
import {
  type CartLine,
  isRefused,
  isSameId,
  listedItems,
  localizedText,
  MAX_MEMO_LENGTH,
  missingGroups,
  parseHubId,
  resolveLine,
} from "@comptoir/ordering";
import { useState } from "react";
import { usePageCart } from "../../../cart/cart-provider.tsx";
import { pricedMoment, priceLinesInstantly } from "../../../cart/instant-costs.ts";
import { indexDishes, normalizeDish } from "../../../cart/known-dish.ts";
import { useCart } from "../../../cart/use-cart.ts";
import { useRoomOf } from "../../../cart/use-room-of.ts";
import { useAllergyQuestion } from "../../../children/allergy-question.tsx";
import { allergyWords, orderWords } from "../../../children/child-words.ts";
import { useChosenChild } from "../../../children/chosen-child.tsx";
import { Banner } from "../../../ui/banner.tsx";
import { TextAreaField } from "../../../ui/field.tsx";
import { flyToCart } from "../../../ui/fly-to-cart.ts";
import { SheetDialog } from "../../../ui/sheet-dialog.tsx";
import { announce } from "../../../ui/toast.tsx";
import NoConfigPanel from "../head/no-config-panel.tsx";
import { AddToCart } from "./add-to-cart.tsx";
import { DishHead } from "./dish-head.tsx";
import type { LoadedDish } from "./load-dish.ts";
import { OptionGroups } from "./option-group-field.tsx";
import { OptionList } from "./option-list.tsx";
import { groupKey, useItemSelection } from "./use-item-selection.ts";
import { useUnavailableReason } from "./use-unavailable-reason.ts";

/** The orderId of a line that is not in the cart yet. Lines in the cart are numbered from 1. */
const NEW_LINE = 0;

type ItemViewerProps = {
  readonly loaded: LoadedDish;
  /** The line of the cart to change; null for a new one. */
  readonly edited: CartLine | null;
  /** The school's date for which the dish is ordered; absent where orders have no dates. */
  readonly date?: string | undefined;
  /** The link of the close button, before any script has run. */
  readonly closeTo: string;
  readonly onClose: () => void;
};

/** A dish opened over the menu: its description, contents and options, and the button to add it. */
export function ItemViewer({ loaded, edited, date, closeTo, onClose }: ItemViewerProps) {
  const { dish, takesMemo, offers } = loaded;
  const [position] = listedItems(normalizeDish(dish));
  if (!position) throw new Error("A dish that is shown is published.");
  const { item } = position;
  const { pricing, actions } = usePageCart();
  const terms = useCart((cart) => cart.terms);
  const confirmed = useCart((cart) => cart.confirmed);
  const controls = useItemSelection(item, edited?.options ?? null);
  const [quantity, setQuantity] = useState(edited?.quantity ?? 1);
  const [memo, setMemo] = useState(edited?.memo ?? "");
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const whyNot = useUnavailableReason(loaded);
  const roomOf = useRoomOf();
  const now = pricedMoment({ terms, confirmed }, pricing());
  const {
    bill: { kitchens },
    member,
  } = pricing();
  const kitchen = kitchens ? parseHubId(item.id, kitchens)?.kitchen.name : undefined;
  const name = localizedText(item, "name", currentLocale());
  const { children, chosen } = useChosenChild();
  const child = edited ? children.find(({ id }) => id === edited.childId) : chosen;
  const { guard, dialog } = useAllergyQuestion();

  const line = {
    id: item.id,
    menuId: dish.menu.id,
    sectionId: dish.section?.id ?? null,
    quantity,
    options: controls.selection.options,
    memo: memo.trim() === "" ? null : memo.trim(),
    ...(date && { date }),
    ...(date && child && { childId: child.id }),
  };
  const resolved = resolveLine(indexDishes([dish]), { ...line, orderId: NEW_LINE });
  const allergy = date && child && !isRefused(resolved) ? allergyWords(resolved, child) : null;
  const [instant] = priceLinesInstantly(
    { lines: [{ ...line, orderId: NEW_LINE }], dishes: [dish], terms, confirmed },
    pricing(),
  );

  // Until the diner makes the required pricing choice, the head shows the dish's lowest price.
  const awaitsPrice = missingGroups(controls.selection).some(
    ({ within, groupId }) =>
      within.length === 0 && item.options.some(({ id, type }) => type === "pricing" && isSameId(id, groupId)),
  );

  const add = (pressed: Element) => {
    const [missing] = controls.checkComplete();
    if (missing) {
      setRefusal(m.item_missing());
      focusOn(groupKey(missing));
      return;
    }
    guard({ dish: name, child: child?.name ?? "", words: allergy, add: () => void join(pressed) });
  };
  const join = async (pressed: Element) => {
    setIsBusy(true);
    const outcome = await (edited ? actions.replace(edited.orderId, dish, line) : actions.add(dish, line));
    setIsBusy(false);
    if ("refused" in outcome) {
      setRefusal(outcome.refused.message);
      return;
    }
    if (!edited) flyToCart(pressed);
    onClose();
    announce(edited ? m.item_updated({ name }) : addedWords());
  };

  const addedWords = () =>
    date ? m.school_added({ name, day: orderWords({ date, childId: child?.id }, children) }) : m.menu_added({ name });

  return (
    <SheetDialog
      open={true}
      onClose={onClose}
      closeTo={closeTo}
      title={name}
      size={(item.options.length > 0 && item.image) || whyNot === "no-config" ? "wide" : "medium"}
      footer={
        whyNot === null ? (
          <AddToCart
            {...{ name, quantity, isBusy, edited }}
            room={roomOf({ ...line, orderId: edited?.orderId ?? NEW_LINE }, item)}
            refusal={refusal === m.item_missing() && controls.missing.size === 0 ? null : refusal}
            totalCents={awaitsPrice ? null : (instant?.priced?.memberOrderPriceCents ?? null)}
            onQuantity={setQuantity}
            onAdd={add}
          />
        ) : whyNot === "no-config" ? null : (
          <p className="py-2 text-center font-medium">{whyNot}</p>
        )
      }
    >
      <div className="sm:flex sm:items-start">
        <DishHead item={item} now={now} kitchen={kitchen} held={member.identifier === null ? null : member.promos} />
        {dialog}
        {item.options.length > 0 || takesMemo || whyNot === "no-config" ? (
          <div className="flex min-w-0 flex-1 flex-col gap-8 px-5 pt-2 pb-6">
            {whyNot === null ? (
              <>
                {allergy ? (
                  <Banner tone="caution" role="status">
                    {allergy}
                  </Banner>
                ) : null}
                <OptionGroups groups={item.options} within={[]} controls={controls} now={now} />
                {takesMemo ? (
                  <TextAreaField
                    label={m.item_memo_label()}
                    hint={m.item_memo_hint()}
                    optional={true}
                    maxLength={MAX_MEMO_LENGTH}
                    value={memo}
                    onChange={(event) => setMemo(event.currentTarget.value)}
                  />
                ) : null}
              </>
            ) : (
              <>
                {whyNot === "no-config" ? (
                  <NoConfigPanel offers={offers} backTo={`/items/${encodeURIComponent(item.id)}`} />
                ) : null}
                <OptionList groups={item.options} now={now} />
              </>
            )}
          </div>
        ) : null}
      </div>
    </SheetDialog>
  );
}

/** Scrolls to the first missing group, and focuses its first choice. */
function focusOn(groupId: string): void {
  const group = document.getElementById(groupId);
  group?.scrollIntoView({ block: "center" });
  group?.querySelector<HTMLElement>("input:not(:disabled)")?.focus({ preventScroll: true });
}
