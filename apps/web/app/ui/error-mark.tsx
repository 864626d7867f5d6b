/** Marks an error by more than its colour. Screen readers skip it. */
export function ErrorMark() {
  return (
    <span
      aria-hidden="true"
      className="mt-[0.2em] grid size-[1.15em] shrink-0 place-items-center rounded-full border border-current bg-danger text-paper forced-colors:forced-color-adjust-none forced-colors:bg-[CanvasText] forced-colors:text-[Canvas] before:text-[0.8em] before:leading-none before:font-bold before:content-['!']"
    />
  );
}
