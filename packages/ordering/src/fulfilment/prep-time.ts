/** A prep time as it is said: above 60 minutes in hours and minutes, up to that in minutes alone. time#prep-time-words. */
export function splitPrepTime(prepTimeMinutes: number): { readonly hours: number; readonly minutes: number } {
  if (prepTimeMinutes <= 60) return { hours: 0, minutes: prepTimeMinutes };
  return { hours: Math.floor(prepTimeMinutes / 60), minutes: prepTimeMinutes % 60 };
}
