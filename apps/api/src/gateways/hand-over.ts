/**
 * What became of a message that was handed to whoever delivers it. `refused`: never, for this recipient or this message;
 * `unreachable`: nothing was taken, and a later attempt may succeed; `unknown`: no answer came, and it may have been taken.
 */
export type HandOver = { readonly outcome: "taken" | "refused" | "unreachable" | "unknown"; readonly reason?: string };

/**
 * Asked at the last moment before a message can be taken: writes down that it may be from now on. False when somebody else has it
 * by now, and nothing may be handed over.
 */
export type Begin = () => Promise<boolean>;

/** Somebody else has the message by now. */
export const NOT_OURS = { outcome: "unreachable", reason: "somebody else has it" } as const satisfies HandOver;
