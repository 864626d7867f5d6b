/** The radius of a search, in the unit of the request (`km` or `mi`). screens#location-search. */
export const SEARCH_RADIUS = { default: 10, max: 500 } as const;
/** The maximum number of restaurants in a search result. */
export const SEARCH_RESULTS_MAX = 50;
/** The maximum number of concourses and workplaces, all of which the page lists. screens#cantine. */
export const CONCOURSES_MAX = 500;
