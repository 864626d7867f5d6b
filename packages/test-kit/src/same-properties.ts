import fc from "fast-check";

/** The fixed seed of fast-check, an arbitrary number. */
const SEED = 20_261_120;

// `npm test` uses a fixed seed, so that only a code change makes properties fail. `npm run promises` uses
// random seeds, and prints the seed of a failure.
if (process.env.npm_lifecycle_event !== "promises") fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
