import { Banner } from "../ui/banner.tsx";

/** The error of a form as a whole; renders nothing without a message. */
export function Problem({ message }: { readonly message: string | null | undefined }) {
  if (!message) return null;
  return (
    <Banner tone="danger" role="alert">
      {message}
    </Banner>
  );
}
