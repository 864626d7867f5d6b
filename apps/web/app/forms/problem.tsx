import { Banner } from "../ui/banner.tsx";

/** What is wrong with a form as a whole; nothing where nothing is. */
export function Problem({ message }: { readonly message: string | null | undefined }) {
  if (!message) return null;
  return (
    <Banner tone="danger" role="alert">
      {message}
    </Banner>
  );
}
