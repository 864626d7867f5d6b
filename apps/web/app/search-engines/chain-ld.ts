import type { FoundRestaurantData } from "@comptoir/contract";
import type { Organization, WithContext } from "schema-dts";

/** Returns the URL of the page that lists a chain's restaurants. */
export function chainAddress(group: string, origin: string): string {
  return `${origin}/${encodeURIComponent(group)}/location-search`;
}

/** "harbour-grills" becomes "Harbour Grills". */
export function chainName(group: string): string {
  const words = group.split(/[-_\s]+/).filter((word) => word !== "");
  return words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join(" ");
}

/** Returns the chain as schema.org's `Organization`. screens#structured-data. */
export function chainLd(
  group: string,
  restaurants: readonly FoundRestaurantData[],
  origin: string,
): WithContext<Organization> {
  const url = chainAddress(group, origin);
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": url,
    name: chainName(group),
    url,
    subOrganization: restaurants.map(({ slug, name, address, phone }) => ({
      "@type": "Restaurant",
      "@id": `${origin}/${slug}`,
      name,
      url: `${origin}/${slug}`,
      ...(address ? { address } : {}),
      ...(phone ? { telephone: phone } : {}),
    })),
  };
}
