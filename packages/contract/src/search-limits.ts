/** How far around a place restaurants are looked for where nobody says, and at most. screens#location-search. */
export const SEARCH_RADIUS = { default: 10, max: 500 } as const;
/** The most restaurants that a search answers. */
export const SEARCH_RESULTS_MAX = 50;
/** The most concourses and workplaces: whoever works at the last one has to find it in the list. screens#cantine. */
export const CONCOURSES_MAX = 500;
