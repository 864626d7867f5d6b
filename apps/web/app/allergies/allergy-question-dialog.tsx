import { m } from "@comptoir/messages";
import { Button } from "../ui/button.tsx";
import { SheetDialog } from "../ui/sheet-dialog.tsx";
import type { Question } from "./question.ts";

/** Asks in words whether an unsafe dish is added all the same. menu#diner-allergies, school#allergy-warning. */
export function AllergyQuestion({ dish, heading, words, add, onClose }: Question & { readonly onClose: () => void }) {
  const addAnyway = () => {
    onClose();
    add();
  };
  return (
    <SheetDialog
      open={true}
      onClose={onClose}
      size="narrow"
      title={heading}
      footer={
        <div className="flex flex-col gap-2 sm:flex-row-reverse">
          <Button tone="primary" className="sm:flex-1" onClick={onClose}>
            {m.school_allergy_leave()}
          </Button>
          <Button tone="quiet" className="sm:flex-1" onClick={addAnyway}>
            {m.school_allergy_add()}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-2 px-5 pb-5">
        <p className="font-semibold">{dish}</p>
        <p>{words}</p>
      </div>
    </SheetDialog>
  );
}
