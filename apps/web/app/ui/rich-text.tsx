import { Fragment } from "react";

/** A text with one format; `"\n"` is a line break. */
export type Run = { readonly text: string; readonly isBold: boolean; readonly isItalic: boolean };

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

/** Renders the paragraphs as lines of one element. */
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
