import { m } from "@comptoir/messages";
import { useSyncExternalStore } from "react";
import { Button } from "./button.tsx";

const neverChanges = () => () => {};

/** The way back to where one came from. Its place is kept; it shows where there is such a way, which only the browser knows. */
export function BackButton() {
  const canGoBack = useSyncExternalStore(
    neverChanges,
    () => history.length > 1,
    () => false,
  );
  return (
    <Button className={canGoBack ? "" : "invisible"} onClick={() => history.back()}>
      {m.site_go_back()}
    </Button>
  );
}
