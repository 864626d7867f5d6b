import { m } from "@comptoir/messages";
import { Button } from "./button.tsx";
import { useBrowserFact } from "./use-browser-fact.ts";

/**
 * Goes back to the previous page. If there is none, the button is invisible, but still takes its space in the
 * layout.
 */
export function BackButton() {
  const canGoBack = useBrowserFact(() => history.length > 1);
  return (
    <Button className={canGoBack ? "" : "invisible"} onClick={() => history.back()}>
      {m.site_go_back()}
    </Button>
  );
}
