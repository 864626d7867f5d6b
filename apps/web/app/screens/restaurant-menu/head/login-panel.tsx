import { m } from "@comptoir/messages";
import { loginPath } from "../../../person/login-path.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { useVisitLink } from "../../restaurant/use-restaurant.ts";

/** Says that ordering here requires a sign-in, and links to it. ordering#login-required. */
export default function LoginPanel() {
  const linkTo = useVisitLink();
  return (
    <section aria-label={m.venue_login_heading()} className="flex flex-col gap-4 rounded-card bg-tint p-4 sm:p-5">
      <div>
        <p className="font-display text-lead font-medium">{m.venue_login_heading()}</p>
        <p className="measure text-small text-ink-soft">{m.venue_login_text()}</p>
      </div>
      <LinkButton to={loginPath(linkTo(""))} tone="primary" className="self-start">
        {m.venue_login()}
      </LinkButton>
    </section>
  );
}
