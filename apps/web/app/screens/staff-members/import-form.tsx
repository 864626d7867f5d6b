import { m } from "@comptoir/messages";
import { useState } from "react";
import { Form } from "react-router";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { CONTROL_LOOK } from "../../ui/control-look.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { FieldFrame } from "../../ui/field-frame.tsx";
import { decodeTable } from "./import-words.ts";

export type ImportAnswer = {
  readonly done: { readonly added: number; readonly changed: number; readonly same: number } | null;
  /** What is wrong, line by line; empty if it was imported. */
  readonly problems: readonly string[];
  /** The lines that change members, which the person is asked about. */
  readonly differing?: {
    readonly text: string;
    readonly seen: string;
    readonly count: number;
    readonly lines: readonly string[];
  };
};

/** The site takes forms of 64 KB, in which commas and accents have three bytes and more. */
const FORM_BYTES_MAX = 64_000;

/** Adds the members of a CSV file, all or none. Without script, its lines can be pasted. studio#member-import. */
export function ImportForm({ answer }: { readonly answer: ImportAnswer | undefined }) {
  const differing = answer?.differing ?? null;
  const [text, setText] = useState(differing?.text ?? "");
  const take = async (file: Blob | undefined) => {
    if (file) setText(decodeTable(new Uint8Array(await file.arrayBuffer())));
  };
  const isLarge = new URLSearchParams({ text }).toString().length > FORM_BYTES_MAX;
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
      <Disclosure summary={m.staff_members_import()} open={problems.length > 0 || differing !== null}>
        <Form method="post" className="flex flex-col gap-4 py-2">
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
              <input
                {...ties}
                type="file"
                accept=".csv,text/csv"
                className={`${CONTROL_LOOK} py-2`}
                onChange={({ target }) => void take(target.files?.[0])}
              />
            )}
          </FieldFrame>
          <FieldFrame
            id="members-text"
            label={m.staff_members_import_lines()}
            error={isLarge ? m.staff_members_import_large() : undefined}
          >
            {(ties) => (
              <textarea
                {...ties}
                name="text"
                rows={5}
                spellCheck={false}
                value={text}
                onChange={({ target }) => setText(target.value)}
                className={`${CONTROL_LOOK} py-2`}
              />
            )}
          </FieldFrame>
          {differing === null ? null : <Differing {...differing} />}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" disabled={isLarge} tone={differing === null ? "primary" : "quiet"}>
              {m.staff_members_import_submit()}
            </Button>
            {differing === null ? null : (
              <Button type="submit" name="seen" value={differing.seen} disabled={isLarge} tone="primary">
                {m.staff_members_import_change()}
              </Button>
            )}
          </div>
        </Form>
      </Disclosure>
    </div>
  );
}

/** The members whom the file changes, with the fields that it has otherwise. */
function Differing({ count, lines }: { readonly count: number; readonly lines: readonly string[] }) {
  return (
    <Banner role="alert">
      <p>{m.staff_members_import_differ({ count: String(count) })}</p>
      <ul className="flex flex-col gap-1">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
