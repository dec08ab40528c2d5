import dynamic from "next/dynamic";
import { LazyDialog } from "@/components/ui/LazyDialog";

/** The dialogs of a request and of its answers, loaded when one opens. */
export const ConfirmDialog = dynamic(
  () => import("@/components/ui/ConfirmDialog").then((module) => module.ConfirmDialog),
  { ssr: false, loading: LazyDialog },
);
export const EditHistory = dynamic(() => import("./EditHistory").then((module) => module.EditHistory), {
  ssr: false,
  loading: LazyDialog,
});
export const RemoveDialog = dynamic(() => import("./RemoveDialog").then((module) => module.RemoveDialog), {
  ssr: false,
  loading: LazyDialog,
});
