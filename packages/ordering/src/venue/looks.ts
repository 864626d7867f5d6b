/** What a venue may say of its looks; the first of each is what it has when it says nothing. venue#looks. */
export const THEMES = ["device", "light", "dark"] as const;
export const CARD_STYLES = ["picture", "compact", "text"] as const;
export const BROWSE_MENU_STYLES = ["tabs", "list"] as const;
/** Faces for names and headings. */
export const FONTS = ["Fraunces", "Lora", "Fredoka", "Bricolage Grotesque"] as const;

export type Theme = (typeof THEMES)[number];
export type CardStyle = (typeof CARD_STYLES)[number];
export type BrowseMenuStyle = (typeof BROWSE_MENU_STYLES)[number];
export type Font = (typeof FONTS)[number];

/** Finds a look by its name, whatever its capitals; undefined when there is none of that name. */
export function findLook<const Name extends string>(names: readonly Name[], value: unknown): Name | undefined {
  if (typeof value !== "string") return undefined;
  const asked = value.trim().toLowerCase();
  return names.find((name) => name.toLowerCase() === asked);
}

/** The look that a venue has: the one it names, or the first where it names none that there is. */
export function readLook<const Name extends string>(names: readonly [Name, ...Name[]], value: unknown): Name {
  return findLook(names, value) ?? names[0];
}
