import { m } from "@comptoir/messages";
import { Button } from "../ui/button.tsx";
import { useDraftField } from "./draft-context.tsx";
import { valueWords } from "./value-words.ts";

/** Asks which value stays, if another person changed a field meanwhile; offers to drop a value that was refused. studio#draft-conflicts. */
export function EditProblem({ thing, field }: { readonly thing: string; readonly field: string }) {
  const { pending, edit, drop } = useDraftField(thing, field);
  if (pending === null || pending.state.kind === "sending") return null;
  if (pending.state.kind === "refused") {
    return (
      <Button tone="quiet" onClick={drop} className="self-start">
        {m.studio_drop()}
      </Button>
    );
  }
  const { by, current } = pending.state;
  const theirs = valueWords(field, current);
  return (
    <div role="alert" className="flex flex-col gap-2 rounded-control bg-caution-tint p-3 text-small">
      <p>
        {by === null ? m.studio_conflict_published({ value: theirs }) : m.studio_conflict({ name: by, value: theirs })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => edit(pending.value)}>
          {m.studio_keep_mine({ value: valueWords(field, pending.value) })}
        </Button>
        <Button onClick={drop}>
          {by === null ? m.studio_keep_published({ value: theirs }) : m.studio_keep_theirs({ value: theirs })}
        </Button>
      </div>
    </div>
  );
}
