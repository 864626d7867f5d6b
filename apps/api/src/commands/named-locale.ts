import { parseLocale } from "@comptoir/messages";
import type { Locale } from "@comptoir/ordering";
import { CommandRefusal, EXIT, type OptionValues, textOption } from "./command.ts";

/** The language that `--locale` names, or else the restaurant's own. */
export function namedLocale(options: OptionValues, ofRestaurant: Locale): Locale {
  const written = textOption(options, "locale");
  const named = written === undefined ? ofRestaurant : parseLocale(written);
  if (!named) throw new CommandRefusal("--locale is en-CA or fr-CA.", EXIT.usage);
  return named;
}
