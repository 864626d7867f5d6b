/** The ids of the restaurants that the benchmark adds to the demonstration. */
export const VENUE_IDS = {
  onPremise: 900,
  times: 901,
  codes: 902,
  means: 903,
  school: 904,
  boards: 905,
  /** And the one after it. */
  studio: 906,
  tables: 908,
  besideEachOther: 910,
  /** And those after it. */
  printers: 920,
} as const;
