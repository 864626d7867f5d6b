import { m } from "@comptoir/messages";
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { showToast } from "../ui/toast.tsx";
import type { ScanDialogProps } from "./scan-dialog.tsx";

/** If the dialog cannot be loaded, shows a toast. The code can be typed instead. */
const loadDialog = () => import("./scan-dialog.tsx").catch(() => ({ default: NotLoaded }));
const LazyScanDialog = lazy<ComponentType<ScanDialogProps>>(loadDialog);

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
