import { calls } from "@comptoir/contract/client";
import { type Id, isEmail } from "@comptoir/ordering";
import { useEffect, useState } from "react";
import { browserCaller } from "../../../venue/api-caller.ts";
import type { OwnPoints } from "./point-choices.ts";

/** What is typed is asked about once it rests. */
const REST_MS = 600;

/** What is known of an address; `points` of whoever is signed in, of their own address. */
type Enrolled = { readonly status: "enrolled" | "not-enrolled" | "unavailable"; readonly points: OwnPoints | null };

/** Whether an address has joined the venue's programme; null while nobody knows. api#enrolled-program-status. */
export function useEnrolledStatus(app8RestaurantId: Id, email: string): Enrolled | null {
  const [known, setKnown] = useState<(Enrolled & { readonly email: string }) | null>(null);
  useEffect(() => {
    if (!isEmail(email)) return;
    const timer = setTimeout(async () => {
      const asked = { email: email.trim(), app8RestaurantId };
      const answer = await calls.getUserEnrolledProgramStatus(browserCaller(), asked);
      // Where it cannot be asked, the order gives its points all the same to whoever has joined.
      if (!answer.ok) return;
      const { userStatus: status, points = null } = answer.answer;
      setKnown({ email, status, points });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [app8RestaurantId, email]);
  return known?.email === email ? known : null;
}
