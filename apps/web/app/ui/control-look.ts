export const CONTROL_LOOK =
  "min-h-12 w-full text-ellipsis rounded-control border border-edge bg-raised px-3.5 py-2.5 text-body text-ink placeholder:text-ink-soft aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger aria-invalid:bg-danger-tint disabled:bg-tint disabled:text-ink-soft";
