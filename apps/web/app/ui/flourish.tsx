export function Flourish({ className = "w-16" }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 64 32" aria-hidden="true" className={`${className} text-accent-ink`} fill="none">
      <g stroke="currentColor" strokeWidth="1.5" strokeLinecap="round">
        <path d="M2 28h60" />
        <path d="M20 24a12 12 0 0 1 24 0Z" fill="currentColor" fillOpacity="0.12" />
        <path d="M32 12V8.5M29 8h6" />
        <path d="M14 11l-3-2M50 11l3-2M22 4l-1.5-2.5M42 4l1.5-2.5" strokeOpacity="0.6" />
      </g>
    </svg>
  );
}
