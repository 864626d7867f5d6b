import { m } from "@comptoir/messages";
import type { PrinterWay } from "@comptoir/ordering";
import { type ReactNode, useEffect, useRef } from "react";
import { Banner } from "../../ui/banner.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { SetupSteps } from "./setup-steps.tsx";

export type AddressCardProps = {
  readonly name: string;
  readonly way: PrinterWay;
  readonly address: string;
  readonly isReachable: boolean;
  readonly children?: ReactNode;
};

/** A printer's new address, which is shown once, and where to type it. printing#secret. */
export function AddressCard({ name, way, address, isReachable, children }: AddressCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="address"
      className="flex flex-col items-start gap-4 rounded-card border border-edge bg-raised p-[min(1.25rem,4vw)]"
    >
      <h2 ref={heading} id="address" tabIndex={-1} className="text-lead wrap-anywhere">
        {m.staff_printer_address_of({ name })}
      </h2>
      {isReachable ? null : <Unreachable />}
      <code className="w-full rounded-control bg-tint px-3 py-2 font-semibold break-all select-all">{address}</code>
      <CopyButton tone="primary" text={address} copied={m.staff_printer_address_copied()}>
        {m.staff_printer_address_copy()}
      </CopyButton>
      <p className="measure text-small text-ink-soft">{m.staff_printer_address_once()}</p>
      <SetupSteps way={way} />
      {children}
    </section>
  );
}

/** Says that only this computer can open the server's address. printing#reachable. */
export function Unreachable() {
  return <Banner tone="caution">{m.staff_printer_unreachable({ setting: "PUBLIC_ORIGIN" })}</Banner>;
}
