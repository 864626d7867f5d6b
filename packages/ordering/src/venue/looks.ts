/** The values of a venue's look settings, the default first. venue#looks. */
export const THEMES = ["device", "light", "dark"] as const;
export const CARD_STYLES = ["picture", "compact", "text"] as const;
export const BROWSE_MENU_STYLES = ["tabs", "list"] as const;
/** Fonts for names and headings. */
export const FONTS = ["Fraunces", "Lora", "Fredoka", "Bricolage Grotesque"] as const;

export type Theme = (typeof THEMES)[number];
export type CardStyle = (typeof CARD_STYLES)[number];
export type BrowseMenuStyle = (typeof BROWSE_MENU_STYLES)[number];
export type Font = (typeof FONTS)[number];

/** Finds a look setting by name, ignoring case; undefined if there is none. */
export function findLook<const Name extends string>(names: readonly Name[], value: unknown): Name | undefined {
  if (typeof value !== "string") return undefined;
  const asked = value.trim().toLowerCase();
  return names.find((name) => name.toLowerCase() === asked);
}

export function readLook<const Name extends string>(names: readonly [Name, ...Name[]], value: unknown): Name {
  return findLook(names, value) ?? names[0];
}
