/** The restaurants that parts of the benchmark bring along: all of them stand in one database, beside those of the demonstration. */
export const VENUE_IDS = {
  onPremise: 900,
  times: 901,
  codes: 902,
  means: 903,
  school: 904,
  besideEachOther: 910,
} as const;
