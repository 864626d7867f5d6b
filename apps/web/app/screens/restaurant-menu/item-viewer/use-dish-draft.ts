import { currentLocale, formatList, m } from "@comptoir/messages";
import {
  type CartLine,
  findGroup,
  type GroupPath,
  isRefused,
  isSameId,
  type LocalMoment,
  listedItems,
  localizedText,
  type MenuItem,
  missingGroups,
  resolveLine,
} from "@comptoir/ordering";
import { useState } from "react";
import { useAllergyQuestion } from "../../../allergies/allergy-question.tsx";
import { ownWordsOfLine } from "../../../allergies/own-words.ts";
import { useSaidAllergies } from "../../../allergies/said-allergies.tsx";
import { usePageCart } from "../../../cart/cart-provider.tsx";
import { pricedMoment, priceLinesInstantly } from "../../../cart/instant-costs.ts";
import { indexDishes, type KnownDish, normalizeDish } from "../../../cart/known-dish.ts";
import { useCart } from "../../../cart/use-cart.ts";
import { type LineRoom, useRoomOf } from "../../../cart/use-room-of.ts";
import { allergyWords, orderWords } from "../../../children/child-words.ts";
import { useChosenChild } from "../../../children/chosen-child.tsx";
import { flyToCart } from "../../../ui/fly-to-cart.ts";
import { announce } from "../../../ui/toast.tsx";
import type { LoadedDish } from "./load-dish.ts";
import { groupKey, type SelectionControls, useItemSelection } from "./use-item-selection.ts";

/** The orderId of a line that is not in the cart yet. Lines in the cart are numbered from 1. */
const NEW_LINE = 0;

export type DishDraft = {
  readonly item: MenuItem;
  readonly name: string;
  readonly now: LocalMoment;
  readonly controls: SelectionControls;
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  readonly memo: string;
  readonly setMemo: (memo: string) => void;
  readonly room: LineRoom;
  readonly allergy: string | null;
  /** The price of the dish with its choices, in cents; null while it is unknown or one choice is not sold now. */
  readonly totalCents: number | null;
  /** The name of the first required group without a choice; null once every choice is made. */
  readonly nextChoice: string | null;
  readonly isBusy: boolean;
  readonly refusal: string | null;
  readonly add: (pressed: Element) => void;
  /** The allergy question before the dish is added. */
  readonly dialog: React.ReactNode;
};

type DishToDraft = {
  readonly loaded: LoadedDish;
  readonly edited: CartLine | null;
  readonly date: string | undefined;
  readonly onAdded: () => void;
};

export function useDishDraft({ loaded: { dish }, edited, date, onAdded }: DishToDraft): DishDraft {
  const item = itemOf(dish);
  const controls = useItemSelection(item, edited?.options ?? null);
  const [quantity, setQuantity] = useState(edited?.quantity ?? 1);
  const [memo, setMemo] = useState(edited?.memo ?? "");
  const { children, chosen } = useChosenChild();
  const child = edited ? children.find(({ id }) => id === edited.childId) : chosen;
  const roomOf = useRoomOf();
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
  const { allergies } = useSaidAllergies();
  // A school's meal is for a child, whatever the parent said of themselves.
  const ofChild = date && child && !isRefused(resolved) ? allergyWords(resolved, child) : null;
  const ofDiner = date || isRefused(resolved) ? null : ownWordsOfLine(resolved, allergies);
  const allergy = ofChild ?? ofDiner;
  const { now, lineCents } = useLinePrice(dish, line);
  const name = localizedText(item, "name", currentLocale());
  const addedWords = () =>
    date ? m.school_added({ name, day: orderWords({ date, childId: child?.id }, children) }) : m.menu_added({ name });
  const { guard, dialog } = useAllergyQuestion();
  const { isBusy, refusal, join } = useJoin({ dish, line, edited }, (pressed) => {
    if (!edited) flyToCart(pressed);
    onAdded();
    announce(edited ? m.item_updated({ name }) : addedWords());
  });
  const add = (pressed: Element) => {
    const [missing] = controls.checkComplete();
    if (missing) focusOn(groupKey(missing));
    else {
      const heading = ofChild ? m.school_allergy_heading({ name: child?.name ?? "" }) : m.allergies_question();
      guard({ dish: name, heading, words: allergy, add: () => void join(pressed) });
    }
  };
  return {
    ...{ item, name, now, controls, quantity, setQuantity, memo, setMemo, allergy, isBusy, add, dialog },
    room: roomOf({ ...line, orderId: edited?.orderId ?? NEW_LINE }, item),
    nextChoice: groupNames(item, missingGroups(controls.selection))[0] ?? null,
    totalCents: awaitsPrice(controls, item) ? null : lineCents,
    refusal: controls.missing.length > 0 ? missingWords(item, controls.missing) : refusal,
  };
}

type DraftLine = Omit<CartLine, "orderId">;

function useJoin(
  { dish, line, edited }: { readonly dish: KnownDish; readonly line: DraftLine; readonly edited: CartLine | null },
  onJoined: (pressed: Element) => void,
) {
  const { actions } = usePageCart();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const join = async (pressed: Element) => {
    setIsBusy(true);
    const outcome = await (edited ? actions.replace(edited.orderId, dish, line) : actions.add(dish, line));
    setIsBusy(false);
    if ("refused" in outcome) setRefusal(outcome.refused.message);
    else onJoined(pressed);
  };
  return { isBusy, refusal, join };
}

function useLinePrice(
  dish: KnownDish,
  line: DraftLine,
): { readonly now: LocalMoment; readonly lineCents: number | null } {
  const { pricing } = usePageCart();
  const terms = useCart((cart) => cart.terms);
  const confirmed = useCart((cart) => cart.confirmed);
  const lines = [{ ...line, orderId: NEW_LINE }];
  const [instant] = priceLinesInstantly({ lines, dishes: [dish], terms, confirmed }, pricing());
  return {
    now: pricedMoment({ terms, confirmed }, pricing()),
    lineCents: instant?.priced?.memberOrderPriceCents ?? null,
  };
}

function itemOf(dish: KnownDish): MenuItem {
  const [position] = listedItems(normalizeDish(dish));
  if (!position) throw new Error("A dish that is shown is published.");
  return position.item;
}

/** Returns whether the choice that sets the price is missing: the dish then has only a lowest price. */
function awaitsPrice({ selection }: SelectionControls, item: MenuItem): boolean {
  return missingGroups(selection).some(
    ({ within, groupId }) =>
      within.length === 0 && item.options.some(({ id, type }) => type === "pricing" && isSameId(id, groupId)),
  );
}

function missingWords(item: MenuItem, missing: readonly GroupPath[]): string {
  return m.item_missing_groups({ missing: m.item_missing(), groups: formatList(groupNames(item, missing)) });
}

function groupNames(item: MenuItem, paths: readonly GroupPath[]): string[] {
  const groups = paths.flatMap(({ groupId }) => findGroup(item, groupId) ?? []);
  return groups.map((group) => localizedText(group, "name", currentLocale()));
}

function focusOn(groupId: string): void {
  const group = document.getElementById(groupId);
  group?.scrollIntoView({ block: "center" });
  group?.querySelector<HTMLElement>("input:not(:disabled)")?.focus({ preventScroll: true });
}
