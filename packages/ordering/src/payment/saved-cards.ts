/** A saved card's id, and whether it is the default. payment#saved-cards. */
export type SavedCard = { readonly paymentCardId: string; readonly isDefault: boolean };

/**
 * Returns the saved card to preselect: the default one, else the second. If null, the checkout shows empty
 * card fields. payment#method-change.
 */
export function firstSavedCard<Card extends SavedCard>(cards: readonly Card[]): Card | null {
  return cards.find(({ isDefault }) => isDefault) ?? cards[1] ?? null;
}
