import type { Locale } from "@comptoir/messages";
import { type LocalMoment, listedItems, localizedText, lowestPrice, plainText } from "@comptoir/ordering";
import type { MenuItem, WithContext } from "schema-dts";
import { normalizeDish } from "../../../cart/known-dish.ts";
import { dietsLd, offerLd } from "../menu-ld.ts";
import type { LoadedDish } from "./load-dish.ts";

/** Returns a dish as schema.org's `MenuItem`, with its URL and its current price. screens#structured-data. */
export function dishLd(
  { dish, state }: LoadedDish,
  { url, locale, now }: { readonly url: string; readonly locale: Locale; readonly now: LocalMoment },
): WithContext<MenuItem> {
  const [position] = listedItems(normalizeDish(dish));
  if (!position) throw new Error("A dish that was loaded stands on its menu.");
  const { item } = position;
  const description = plainText(localizedText(item, "description", locale));
  return {
    "@context": "https://schema.org",
    "@type": "MenuItem",
    "@id": url,
    name: localizedText(item, "name", locale),
    ...(description ? { description } : {}),
    ...(item.image ? { image: URL.parse(item.image, url)?.href ?? [] } : {}),
    ...dietsLd(item.diets ?? []),
    offers: offerLd(lowestPrice(item, now, null).cents, state?.state === "sold-out"),
  };
}
