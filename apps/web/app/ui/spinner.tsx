export function Spinner({ label }: { readonly label: string }) {
  return (
    <span className="inline-flex">
      <span
        aria-hidden="true"
        className="size-5 animate-[turn_0.8s_linear_infinite] rounded-full border-2 border-current border-r-transparent"
      />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
