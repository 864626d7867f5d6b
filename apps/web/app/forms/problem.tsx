import { Banner } from "../ui/banner.tsx";

/** The error of a whole form, not of one field. */
export function Problem({ message }: { readonly message: string | null | undefined }) {
  if (!message) return null;
  return (
    <Banner tone="danger" role="alert">
      {message}
    </Banner>
  );
}
