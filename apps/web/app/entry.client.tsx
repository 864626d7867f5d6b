import { followDocumentLocale } from "@comptoir/messages";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { ignoreLeftAnswers } from "./left-answers.ts";
import { keepWrittenParts } from "./ui/as-written.tsx";
import { awaitNeedOfStyles } from "./ui/later-styles.ts";

followDocumentLocale(document);
keepWrittenParts(document);
ignoreLeftAnswers(window);
awaitNeedOfStyles();

// In a turn of its own: reading the scripts took the last one, and a finger may wait between the two.
setTimeout(() => {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
});
