/** How the sandbox treats a card. */
export const CARD_BEHAVIOURS = [
  "approve",
  "decline",
  "challenge",
  "timeout",
  "unreachable",
  "fail-after-authorise",
  "drop-after-capture",
] as const;
export type CardBehaviour = (typeof CARD_BEHAVIOURS)[number];

/** A card that the sandbox knows. No real card has one of these numbers. */
export type TestCard = {
  readonly number: string;
  readonly type: "VISA" | "MC" | "AMEX";
  readonly behaviour: CardBehaviour;
};

/** Every number that the sandbox takes; it refuses all others, so that no real card is ever used in it. payment#sandbox. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: "4242424242424242", type: "VISA", behaviour: "approve" },
  { number: "5555555555554444", type: "MC", behaviour: "approve" },
  { number: "2223003122003222", type: "MC", behaviour: "approve" },
  { number: "378282246310005", type: "AMEX", behaviour: "approve" },
  { number: "4000000000000002", type: "VISA", behaviour: "decline" },
  { number: "4000002760003184", type: "VISA", behaviour: "challenge" },
  { number: "4000000000000119", type: "VISA", behaviour: "timeout" },
  { number: "4000000000009961", type: "VISA", behaviour: "unreachable" },
  { number: "4000000000000341", type: "VISA", behaviour: "fail-after-authorise" },
  { number: "4000000000001802", type: "VISA", behaviour: "drop-after-capture" },
];

/** The test card of a number as it was typed, with spaces or dashes; undefined for every other number. */
export function findTestCard(typed: string): TestCard | undefined {
  const digits = typed.replace(/[\s-]/g, "");
  return TEST_CARDS.find((card) => card.number === digits);
}
