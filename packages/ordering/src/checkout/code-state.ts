/** The states of a discount code: only an active one is accepted. studio#codes. */
export const CODE_STATES = ["active", "upcoming", "stopped", "ended", "used-up"] as const;

export type CodeState = (typeof CODE_STATES)[number];
