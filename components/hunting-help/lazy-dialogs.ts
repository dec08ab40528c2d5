import dynamic from "next/dynamic";
import { LazyDialog } from "@/components/ui/LazyDialog";

/** The dialogs of a request and of its answers, loaded when one opens. */
export const LazyConfirmDialog = dynamic(
  () => import("@/components/ui/ConfirmDialog").then((module) => module.ConfirmDialog),
  { ssr: false, loading: LazyDialog },
);
export const LazyEditHistory = dynamic(() => import("./EditHistory").then((module) => module.EditHistory), {
  ssr: false,
  loading: LazyDialog,
});
export const LazyRemoveDialog = dynamic(
  () => import("./RemoveDialog").then((module) => module.RemoveDialog),
  {
    ssr: false,
    loading: LazyDialog,
  },
);
