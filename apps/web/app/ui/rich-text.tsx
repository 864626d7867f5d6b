import { Fragment } from "react";

/** Words that look alike; a line break is `"\n"` in them. */
export type Run = { readonly text: string; readonly isBold: boolean; readonly isItalic: boolean };

/** Paragraphs with their allowed markup, each an element of its own. */
export function RichParagraphs(props: {
  readonly paragraphs: readonly (readonly Run[])[];
  readonly className?: string;
}) {
  return props.paragraphs.map((runs, at) => {
    const key = `${at} ${JSON.stringify(runs)}`;
    return (
      <p key={key} className={props.className}>
        <RichText runs={runs} />
      </p>
    );
  });
}

/** The same within a line of text: each paragraph begins a line. */
export function RichLines({ paragraphs }: { readonly paragraphs: readonly (readonly Run[])[] }) {
  return paragraphs.map((runs, at) => {
    const key = `${at} ${JSON.stringify(runs)}`;
    return (
      <Fragment key={key}>
        {at > 0 ? <br /> : null}
        <RichText runs={runs} />
      </Fragment>
    );
  });
}

/** A paragraph's runs, bold and italic as they were written, line by line. */
function RichText({ runs }: { readonly runs: readonly Run[] }) {
  return runs.map((run, at) => {
    const key = `${at} ${run.text}`;
    const words = run.isItalic ? <em>{run.text}</em> : run.text;
    return (
      <span key={key} className="whitespace-pre-line">
        {run.isBold ? <strong className="font-semibold">{words}</strong> : words}
      </span>
    );
  });
}
