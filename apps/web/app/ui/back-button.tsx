import { m } from "@comptoir/messages";
import { Button } from "./button.tsx";
import { useBrowserFact } from "./use-browser-fact.ts";

/** Goes back to the previous page; nothing if there is none. Always stands beside another way on. */
export function BackButton() {
  const canGoBack = useBrowserFact(hasPreviousPage);
  return canGoBack ? <Button onClick={() => history.back()}>{m.site_go_back()}</Button> : null;
}

function hasPreviousPage(): boolean {
  const { navigation } = window as { readonly navigation?: { readonly canGoBack: boolean } };
  return navigation?.canGoBack ?? history.length > 1;
}
