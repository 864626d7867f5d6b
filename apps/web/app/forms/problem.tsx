import { Banner } from "../ui/banner.tsx";

export function Problem({ message }: { readonly message: string | null | undefined }) {
  if (!message) return null;
  return (
    <Banner tone="danger" role="alert">
      {message}
    </Banner>
  );
}
