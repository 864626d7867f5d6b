/** Where a day stands on the page. */
export const dayId = (date: string) => `day-${date}`;

/** Where it is said which day that is. */
export const dayHeadingId = (date: string) => `${dayId(date)}-name`;
