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

/** A menu file of another system: its text, and its JSON where it is JSON. */
export type ConverterInput = { readonly text: string; readonly json: unknown };

/** What a converter is told from outside. */
export type ConvertOptions = {
  /** Fields of the venue file's restaurant; they go before what the file says. */
  readonly restaurant?: Partial<RestaurantData>;
  /** The price of what has none, such as school meals. Without it they are taken over unpublished. */
  readonly price?: string;
  /** Whether whole numbers are cents or dollars, where the file itself does not tell. */
  readonly priceUnit?: PriceUnit;
  /** When the file is converted, as an ISO instant: what is suspended until then or earlier is sold again. */
  readonly importedAt?: string;
};

/** `minor` is cents, paise and the like; `major` is dollars. */
export type PriceUnit = "minor" | "major";

/** How many of something a menu file holds, and how many of those stand in the venue. */
export type CountTaken = { readonly found: number; readonly taken: number };
/** The prices and the options of a menu file, those of nothing aside. */
export type MenuCount = { readonly prices: CountTaken; readonly options: CountTaken };

/** A venue that passes the venue file's checks, what was taken over, and what was lost or guessed on the way, a sentence each. */
export type Converted = {
  readonly venue: DraftVenue;
  readonly count: MenuCount;
  /** False where the file leaves open whether its whole numbers are cents or dollars. */
  readonly isUnitSaid: boolean;
  readonly notes: readonly string[];
};

/** Turns one kind of file into a venue file. A new kind is one such object in `CONVERTERS`. */
export type Converter = {
  readonly name: string;
  readonly describe: string;
  readonly recognises: (input: ConverterInput) => boolean;
  readonly convert: (input: ConverterInput, options: ConvertOptions) => Converted;
};

// A venue file as a converter writes it: ids may be absent, and everything can still be changed.

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
