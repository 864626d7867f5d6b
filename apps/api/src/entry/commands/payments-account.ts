import { FALLBACK_LOCALE, isRefused, restaurantName } from "@comptoir/ordering";
import { returnToInstallation } from "../../money/payment/accounts/connect-account.ts";
import { findRestaurant } from "./arguments.ts";
import { type Command, CommandRefusal } from "./command.ts";

/** `comptoir payments account SLUG`. operations#payments-account, payment#own-account. */
export const paymentsAccount: Command = {
  name: "payments account",
  usage: "SLUG [--installation]",
  summary: "Prints the account on which a restaurant's cards are charged.",
  details: [
    "--installation returns a restaurant whose managers have disconnected their own account to the installation's. Payments that",
    "were made stay on the account with which they were made.",
  ].join("\n"),
  options: { installation: { type: "boolean" } },
  takes: [1, 1],
  run: async (context, [slug = ""], options) => {
    const { restaurantId, settings, payee } = await findRestaurant(context, slug);
    const name = restaurantName(settings, FALLBACK_LOCALE);
    if (options.installation) {
      const answer = await returnToInstallation(context, restaurantId);
      if (isRefused(answer)) {
        throw new CommandRefusal(
          answer.refused.code === "none"
            ? `${name} has no account of its own.`
            : `${name} has an account of its own. Its managers disconnect it on /staff/payments first.`,
        );
      }
      context.say(`${name} is paid on the installation's account.`);
      return;
    }
    if (payee === null) context.say(`${name} is paid on the installation's account.`);
    else if (payee.account === null) context.say(`${name} has disconnected its account; cards are off.`);
    else context.say(`${name} is paid on ${payee.account}; cards are ${payee.takesCards ? "on" : "off"}.`);
  },
};
