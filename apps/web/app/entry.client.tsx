import { followDocumentLocale } from "@comptoir/messages";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { ignoreAbortedNavigations } from "./aborted-navigations.ts";

followDocumentLocale(document);
ignoreAbortedNavigations(window);

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
