import { followDocumentLocale } from "@comptoir/messages";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { ignoreLeftAnswers } from "./left-answers.ts";

followDocumentLocale(document);
ignoreLeftAnswers(window);

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
