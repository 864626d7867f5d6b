import { eventTimeWords } from "../../suites/event-times.ts";

/** An event as the calls list it. */
export type ListedEvent = {
  readonly id: string;
  readonly name: string;
  readonly starts_at: string;
  readonly restaurant: { readonly slug: string; readonly name: string; readonly zone: string };
};

/** What is said of a listed event: its name, when it is by its restaurant's clock, and where. */
export function listedEventWords({ id, name, starts_at, restaurant }: ListedEvent) {
  return { id, name, when: eventTimeWords(starts_at, restaurant.zone), venue: restaurant.name };
}
