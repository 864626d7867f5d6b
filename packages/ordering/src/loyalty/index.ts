// Loyalty: what a venue gives for it.

export { pointsBase, pointsEarned, pointsTakenBack } from "./points.ts";
export { type LoyaltyProgram, loyaltyProgram } from "./program.ts";
