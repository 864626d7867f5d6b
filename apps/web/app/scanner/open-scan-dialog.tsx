import { m } from "@comptoir/messages";
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { showToast } from "../ui/toast.tsx";
import type { ScanDialogProps } from "./scan-dialog.tsx";

/** Fetched when it is opened; on a lost network that is said, and what would be scanned is typed. */
const loadDialog = () => import("./scan-dialog.tsx").catch(() => ({ default: NotLoaded }));
const LazyScanDialog = lazy<ComponentType<ScanDialogProps>>(loadDialog);

/** The dialog that scans a code, whose script comes as it is opened. */
export function OpenScanDialog(props: ScanDialogProps) {
  return (
    <Suspense fallback={null}>
      <LazyScanDialog {...props} />
    </Suspense>
  );
}

function NotLoaded({ onClose }: Pick<ScanDialogProps, "onClose">) {
  useEffect(() => {
    showToast(m.site_offline(), "danger");
    onClose();
  }, [onClose]);
  return null;
}
