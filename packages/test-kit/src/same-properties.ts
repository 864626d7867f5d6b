import fc from "fast-check";

/** The fixed seed of fast-check, an arbitrary number. */
const SEED = 20_261_120;

// In `npm test`, properties use a fixed seed, so that only a code change can make them fail. `npm run promises` uses
// random seeds, and prints the seed of a failure.
if (process.env.npm_lifecycle_event !== "promises") fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
