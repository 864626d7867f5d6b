/** Words that look alike; a line break is `"\n"` in them. */
export type Run = { readonly text: string; readonly isBold: boolean; readonly isItalic: boolean };

/** A paragraph's runs, bold and italic as they were written, line by line. */
export function RichText({ runs }: { readonly runs: readonly Run[] }) {
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
