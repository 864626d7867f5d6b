import type { Begin, HandOver } from "../hand-over.ts";

/** A text message to one phone. */
export type TextMessage = {
  readonly messageId: string;
  /** E.164, such as `+14165550123`. */
  readonly to: string;
  readonly text: string;
};

/** A way to send text messages. What goes wrong on the way is an outcome; only a mistake of ours throws. operations#text-messages. */
export type TextGateway = { readonly send: (message: TextMessage, begin: Begin) => Promise<HandOver> };
