import type { SocialProvider } from "@comptoir/contract";
import type { FormAnswer } from "../../person/form-answer.ts";

/** What the sign-in asks for: an address first, then what that address needs. */
export type LoginStep = "email" | "password" | "register" | "forgot" | "forgotten" | "reset";

/** What the form of the sign-in comes back with: the step that it is at, and what is wrong there. */
export type LoginAnswer = FormAnswer & {
  readonly step: LoginStep;
  /** What the API said when it took a wish: that a mail is on its way. */
  readonly said: string | null;
};

/** What a step of the sign-in is given. */
export type LoginStepProps = {
  readonly answer: LoginAnswer | undefined;
  readonly isBusy: boolean;
  readonly providers: readonly SocialProvider[];
  readonly back: string | null;
  readonly suiteOperator: string | null;
};
