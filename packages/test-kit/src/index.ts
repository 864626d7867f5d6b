// What tests are made of: things with sensible defaults, people with names, a clock that stands still.

export * from "./bill-builders.ts";
export * from "./bill-generators.ts";
export * from "./cart-builders.ts";
export * from "./fixed-clock.ts";
export * from "./menu-builders.ts";
export * from "./moments.ts";
export * from "./people.ts";
export * from "./run-length.ts";
export * from "./venue-builders.ts";
