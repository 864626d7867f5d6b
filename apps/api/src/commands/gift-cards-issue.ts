import { formatCents, parseCents } from "@comptoir/ordering";
import { newCode } from "../people/codes.ts";
import { issueGiftCards } from "../quote/gift-cards.store.ts";
import { type Command, CommandRefusal, EXIT, numberOption } from "./command.ts";
import { findRestaurant } from "./named-restaurant.ts";

const CODE_LENGTH = 16;
const CARDS_MAX = 1_000;

/** `comptoir gift-cards issue SLUG AMOUNT`. operations#gift-card-command. */
export const giftCardsIssue: Command = {
  name: "gift-cards issue",
  usage: "SLUG AMOUNT [--count N]",
  summary: "Issues gift cards and prints their codes, once.",
  details: "Only a hash of each code is kept: what is printed now cannot be printed again.",
  options: { count: { type: "string" } },
  takes: [2, 2],
  run: async (context, [slug = "", amount = ""], options) => {
    const { restaurantId } = await findRestaurant(context, slug);
    const balance = parseCents(amount);
    if (balance === null || balance <= 0) throw new CommandRefusal("An amount is written as 50.00.", EXIT.usage);
    const count = numberOption(options, "count", { min: 1, max: CARDS_MAX }) ?? 1;
    const cards = Array.from({ length: count }, () => ({ code: newCode(CODE_LENGTH), balance: formatCents(balance) }));
    await issueGiftCards(context.database, restaurantId, cards, context.clock());
    for (const { code } of cards) context.say(code);
    return EXIT.ok;
  },
};
