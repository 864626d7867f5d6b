import type {
  Id,
  MenuData,
  MenuItemData,
  OptionGroupData,
  OptionValueData,
  RestaurantData,
  RotationData,
  SectionData,
} from "@comptoir/ordering";
import type { Note } from "./notes.ts";

/** Another system's menu file: its text, and its JSON if it can be parsed. */
export type ConverterInput = { readonly text: string; readonly json: unknown };

export type ConvertOptions = {
  readonly restaurant?: Partial<RestaurantData>;
  /** Price of dishes without one, such as school meals. Without this option they are imported unpublished. */
  readonly price?: string;
  /** Unit of whole numbers, if the file does not declare it. */
  readonly priceUnit?: PriceUnit;
  /** ISO instant of the conversion; suspensions that ended before are ignored. */
  readonly importedAt?: string;
};

/** `minor` is cents or similar; `major` is dollars. */
export type PriceUnit = "minor" | "major";

export type CountTaken = { readonly found: number; readonly taken: number };
export type MenuCount = { readonly prices: CountTaken; readonly options: CountTaken };

/** A valid venue file, the counts, and a note for each loss or guess. */
export type Converted = {
  readonly venue: DraftVenue;
  readonly count: MenuCount;
  /** Whether the file says if its whole numbers are cents or dollars. */
  readonly isUnitSaid: boolean;
  readonly notes: readonly Note[];
};

/** Converts one file format. A new format is a new object in `CONVERTERS`. */
export type Converter = {
  readonly name: string;
  readonly describe: string;
  readonly recognises: (input: ConverterInput) => boolean;
  readonly convert: (input: ConverterInput, options: ConvertOptions) => Converted;
};

// A venue file in progress: ids are optional, and all fields are mutable.

type Draft<Data, Left extends string> = {
  -readonly [Key in keyof Data as Key extends Left | "id" ? never : Key]: Data[Key];
} & { id?: Id };

export type DraftVenue = {
  restaurant: Partial<RestaurantData> & { name: string; slug: string };
  menus: DraftMenu[];
  rotations?: DraftRotation[];
};
export type DraftRotation = Omit<RotationData, "id">;
export type DraftMenu = Draft<MenuData, "sections" | "items"> & { sections: DraftSection[] };
export type DraftSection = Draft<SectionData, "items"> & { items: DraftItem[] };
export type DraftItem = Draft<MenuItemData, "options"> & { options?: DraftGroup[] };
export type DraftGroup = Draft<OptionGroupData, "values"> & { values: DraftValue[] };
export type DraftValue = Draft<OptionValueData, "options"> & { options?: DraftGroup[] };
