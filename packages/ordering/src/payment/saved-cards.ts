/** What tells saved cards apart. payment#saved-cards. */
export type SavedCard = { readonly paymentCardId: string; readonly isDefault: boolean };

/**
 * The saved card that a payment by credit card begins with: the default one, else the second one; null where the fields of a card
 * stand empty instead. payment#method-change.
 */
export function firstSavedCard<Card extends SavedCard>(cards: readonly Card[]): Card | null {
  return cards.find(({ isDefault }) => isDefault) ?? cards[1] ?? null;
}
