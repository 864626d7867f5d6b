/** The ids of the restaurants that parts of the benchmark add. All share one database with the demonstration. */
export const VENUE_IDS = {
  onPremise: 900,
  times: 901,
  codes: 902,
  means: 903,
  school: 904,
  besideEachOther: 910,
} as const;
