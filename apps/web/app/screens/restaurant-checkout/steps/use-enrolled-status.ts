import { calls } from "@comptoir/contract/client";
import { type Id, isEmail } from "@comptoir/ordering";
import { useEffect, useState } from "react";
import { browserCaller } from "../../../venue/api-caller.ts";

/** What is typed is asked about once it rests. */
const REST_MS = 600;

type Status = "enrolled" | "not-enrolled" | "unavailable";

/** Whether an address has joined the venue's programme; null while nobody knows. api#enrolled-program-status. */
export function useEnrolledStatus(app8RestaurantId: Id, email: string): Status | null {
  const [known, setKnown] = useState<{ readonly email: string; readonly status: Status } | null>(null);
  useEffect(() => {
    if (!isEmail(email)) return;
    const timer = setTimeout(async () => {
      const asked = { email: email.trim(), app8RestaurantId };
      const answer = await calls.getUserEnrolledProgramStatus(browserCaller(), asked);
      // Where it cannot be asked, the order gives its points all the same to whoever has joined.
      if (answer.ok) setKnown({ email, status: answer.answer.userStatus });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [app8RestaurantId, email]);
  return known?.email === email ? known.status : null;
}
