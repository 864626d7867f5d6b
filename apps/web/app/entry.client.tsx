import { followDocumentLocale } from "@comptoir/messages";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepWrittenParts } from "./ui/as-written.tsx";

followDocumentLocale(document);
keepWrittenParts(document);

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
