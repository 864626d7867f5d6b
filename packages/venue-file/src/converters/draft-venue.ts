import type {
  Id,
  MenuData,
  MenuItemData,
  OptionGroupData,
  OptionValueData,
  RestaurantData,
  SectionData,
} from "@comptoir/ordering";

// A venue file as a converter writes it: ids may be absent, and everything can still be changed.

type Draft<Data, Left extends string> = {
  -readonly [Key in keyof Data as Key extends Left | "id" ? never : Key]: Data[Key];
} & { id?: Id };

export type DraftVenue = {
  restaurant: Partial<RestaurantData> & { name: string; slug: string };
  menus: DraftMenu[];
};
export type DraftMenu = Draft<MenuData, "sections" | "items"> & { sections: DraftSection[] };
export type DraftSection = Draft<SectionData, "items"> & { items: DraftItem[] };
export type DraftItem = Draft<MenuItemData, "options"> & { options?: DraftGroup[] };
export type DraftGroup = Draft<OptionGroupData, "values"> & { values: DraftValue[] };
export type DraftValue = Draft<OptionValueData, "options"> & { options?: DraftGroup[] };
