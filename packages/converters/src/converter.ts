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

/** Another system's menu file: its text, and its parsed JSON if it is JSON. */
export type ConverterInput = { readonly text: string; readonly json: unknown };

/** The caller's options. */
export type ConvertOptions = {
  /** Restaurant fields that override those of the file. */
  readonly restaurant?: Partial<RestaurantData>;
  /** Default price of dishes without one, such as school meals. Without it, they are converted unpublished. */
  readonly price?: string;
  /** Unit of whole numbers, if the file does not say whether they are cents or dollars. */
  readonly priceUnit?: PriceUnit;
  /** Time of the conversion, as an ISO instant: a suspension that has ended by then is ignored. */
  readonly importedAt?: string;
};

/** `minor` is cents, paise and similar; `major` is dollars. */
export type PriceUnit = "minor" | "major";

/** How many prices or options a file contains, and how many of these were converted. */
export type CountTaken = { readonly found: number; readonly taken: number };
/** Counts of the prices and options of a menu file, without zero prices. */
export type MenuCount = { readonly prices: CountTaken; readonly options: CountTaken };

/** A valid venue file, counts of what was converted, and notes on losses and guesses, one sentence each. */
export type Converted = {
  readonly venue: DraftVenue;
  readonly count: MenuCount;
  /** Whether the file says if its whole numbers are cents or dollars. */
  readonly isUnitSaid: boolean;
  readonly notes: readonly string[];
};

/** Converts one file format to a venue file. A new format is one more object in `CONVERTERS`. */
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
