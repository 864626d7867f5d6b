import { m } from "@comptoir/messages";
import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { SheetDialog } from "../ui/sheet-dialog.tsx";

type Question = { readonly dish: string; readonly child: string; readonly words: string; readonly add: () => void };

/**
 * Asks for confirmation before an unsafe dish is added. If `words` is null, `guard` adds the dish without
 * asking. The page must render `dialog`. school#allergy-warning.
 */
export function useAllergyQuestion(): {
  readonly guard: (question: Omit<Question, "words"> & { readonly words: string | null }) => void;
  readonly dialog: React.ReactNode;
} {
  const [asked, setAsked] = useState<Question | null>(null);
  const close = () => setAsked(null);
  const guard = ({ words, ...question }: Omit<Question, "words"> & { readonly words: string | null }) => {
    if (words === null) question.add();
    else setAsked({ ...question, words });
  };
  const addAnyway = () => {
    close();
    asked?.add();
  };
  const dialog = asked ? (
    <SheetDialog
      open={true}
      onClose={close}
      size="narrow"
      title={m.school_allergy_heading({ name: asked.child })}
      footer={
        <div className="flex flex-col gap-2 sm:flex-row-reverse">
          <Button tone="primary" className="sm:flex-1" onClick={close}>
            {m.school_allergy_leave()}
          </Button>
          <Button tone="quiet" className="sm:flex-1" onClick={addAnyway}>
            {m.school_allergy_add()}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-2 px-5 pb-5">
        <p className="font-semibold">{asked.dish}</p>
        <p>{asked.words}</p>
      </div>
    </SheetDialog>
  ) : null;
  return { guard, dialog };
}
