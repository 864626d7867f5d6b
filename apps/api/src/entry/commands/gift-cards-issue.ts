import { parseCents } from "@comptoir/ordering";
import { issueNewCards } from "../../ordering/quote/issue-new-cards.ts";
import { findRestaurant } from "./arguments.ts";
import { type Command, CommandRefusal, EXIT, numberOption } from "./command.ts";

const CARDS_MAX = 1_000;

/** `comptoir gift-cards issue SLUG AMOUNT`. operations#gift-card-command. */
export const giftCardsIssue: Command = {
  name: "gift-cards issue",
  usage: "SLUG AMOUNT [--count N]",
  summary: "Issues gift cards and prints their codes, which cannot be printed again.",
  details: "Only a hash of each code is stored, so the codes cannot be printed again.",
  options: { count: { type: "string" } },
  takes: [2, 2],
  run: async (context, [slug = "", amount = ""], options) => {
    const { restaurantId } = await findRestaurant(context, slug);
    const balanceCents = parseCents(amount);
    if (balanceCents === null || balanceCents <= 0)
      throw new CommandRefusal("An amount has the form 50.00.", EXIT.usage);
    const count = numberOption(options, "count", { min: 1, max: CARDS_MAX }) ?? 1;
    const codes = await issueNewCards(context, { restaurantId, balanceCents, count });
    for (const code of codes) context.say(code);
  },
};
