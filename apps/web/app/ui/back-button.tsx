import { m } from "@comptoir/messages";
import { Button } from "./button.tsx";
import { useBrowserFact } from "./use-browser-fact.ts";

/** Renders nothing if there is no previous page, so another link must stand beside it. */
export function BackButton() {
  const canGoBack = useBrowserFact(hasPreviousPage);
  return canGoBack ? <Button onClick={() => history.back()}>{m.site_go_back()}</Button> : null;
}

function hasPreviousPage(): boolean {
  const { navigation } = window as { readonly navigation?: { readonly canGoBack: boolean } };
  return navigation?.canGoBack ?? history.length > 1;
}
