import { followDocumentLocale } from "@comptoir/messages";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

followDocumentLocale(document);

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
