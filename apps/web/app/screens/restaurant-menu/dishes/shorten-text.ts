/** How much of a description a card shows: about three of its lines. */
const LONGEST_CARD_TEXT = 140;

/** Cuts a text to a card's length after a whole word, with an ellipsis. */
export function shortenText(text: string, longest: number = LONGEST_CARD_TEXT): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest + 1);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > 0 ? end : longest).replace(/[\s,;:.–—-]+$/u, "")}…`;
}
