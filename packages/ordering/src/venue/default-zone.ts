/** The zone of a restaurant that names none. time#zone. */
export const DEFAULT_ZONE = "America/Toronto";
