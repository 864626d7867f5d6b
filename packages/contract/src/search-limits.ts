/** The default and the largest radius of a search. screens#location-search. */
export const SEARCH_RADIUS = { default: 10, max: 500 } as const;
/** The most restaurants that a search answers. */
export const SEARCH_RESULTS_MAX = 50;
/** The most concourses and workplaces: the list shows them all. screens#cantine. */
export const CONCOURSES_MAX = 500;
