/** The default time zone of a restaurant. time#zone. */
export const DEFAULT_ZONE = "America/Toronto";
