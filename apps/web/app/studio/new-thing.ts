import { makeUuid } from "../make-uuid.ts";

/** Returns the key of a new thing, whose id nothing else has. studio#things. */
export function newThing(kind: string): string {
  return `${kind}:${makeUuid()}`;
}
