type Row = { readonly key: string; readonly name: string; readonly count: number; readonly figures: readonly string[] };

export type RankTableProps = {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  /** Said instead of the table if it has no rows. */
  readonly none: string;
  /** The column of names, then those of the figures. */
  readonly columns: readonly string[];
  /** `count`: what the bar shows, in proportion to the greatest one. */
  readonly rows: readonly Row[];
};

/** A list of things with their figures, and a bar below each name. The figures say the same, so the bars are hidden from screen readers. */
export function RankTable({ id, heading, text, none, columns, rows }: RankTableProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <h2 id={id} className="text-title">
          {heading}
        </h2>
        <p className="measure text-ink-soft text-small">{rows.length === 0 ? none : text}</p>
      </div>
      {rows.length === 0 ? null : (
        <table className="w-full text-small">
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="w-px px-2 pb-2 text-right align-bottom font-medium text-ink-soft first:w-auto first:pl-0 first:text-left last:pr-0 sm:px-3"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, count, figures }) => (
              <tr key={key} className="break-inside-avoid">
                <th scope="row" className="border-hairline border-t py-2 pr-2 text-left font-medium wrap-anywhere">
                  <span className="flex flex-col gap-1.5">
                    {name}
                    <span aria-hidden="true" className="block h-1.5 text-accent-ink forced-colors:text-[CanvasText]">
                      <span
                        className="block h-full min-w-0.5 border border-current bg-current"
                        style={{ inlineSize: `${(count / most) * 100}%` }}
                      />
                    </span>
                  </span>
                </th>
                {figures.map((figure, index) => (
                  <td
                    key={columns[index + 1]}
                    className="figures whitespace-nowrap border-hairline border-t px-2 py-2 text-right align-top last:pr-0 sm:px-3"
                  >
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
