// Loyalty: a venue's programme and its points.

export { pointsBase, pointsEarned, pointsTakenBack } from "./points.ts";
export { type LoyaltyProgram, loyaltyProgram } from "./program.ts";
