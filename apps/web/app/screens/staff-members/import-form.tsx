import { m } from "@comptoir/messages";
import { Form } from "react-router";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { CONTROL_LOOK } from "../../ui/control-look.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { FieldFrame } from "../../ui/field-frame.tsx";

export type ImportAnswer = {
  readonly done: { readonly added: number; readonly changed: number; readonly same: number } | null;
  /** What is wrong, line by line; empty if it was imported. */
  readonly problems: readonly string[];
};

/** Adds the members of a CSV file, all or none. It works without script. studio#member-import. */
export function ImportForm({ answer }: { readonly answer: ImportAnswer | undefined }) {
  const problems = answer?.problems ?? [];
  const done = answer?.done ?? null;
  return (
    <div className="flex flex-col gap-4">
      {done === null ? null : (
        <Banner tone="good" role="status">
          {m.staff_members_import_done({
            added: String(done.added),
            changed: String(done.changed),
            same: String(done.same),
          })}
        </Banner>
      )}
      <Disclosure summary={m.staff_members_import()} open={problems.length > 0}>
        <Form method="post" encType="multipart/form-data" className="flex flex-col gap-4 py-2">
          <p className="measure text-small text-ink-soft">{m.staff_members_import_text()}</p>
          {problems.length === 0 ? null : (
            <Banner tone="danger" role="alert">
              <ul className="flex flex-col gap-1">
                {problems.map((problem) => (
                  <li key={problem} className="wrap-anywhere">
                    {problem}
                  </li>
                ))}
              </ul>
            </Banner>
          )}
          <FieldFrame id="members-file" label={m.staff_members_import_file()} hint={m.staff_members_import_hint()}>
            {(ties) => (
              <input {...ties} type="file" name="file" accept=".csv,text/csv" className={`${CONTROL_LOOK} py-2`} />
            )}
          </FieldFrame>
          <Button type="submit" className="self-start">
            {m.staff_members_import_submit()}
          </Button>
        </Form>
      </Disclosure>
    </div>
  );
}
