import { useTimeout } from "@mantine/hooks";
import dynamic from "next/dynamic";
import { LazyDialog } from "@/components/ui/LazyDialog";
import type { Builder } from "@/hooks/builder/use-builder";
import type { LoadoutDialog } from "./loadout-dialog";

/** Every dialog comes when it is first opened; the picker, which is opened most, once the page is at rest. */
const loadPicker = () => import("../picker/GearPicker");
const GearPicker = dynamic(() => loadPicker().then((module) => module.GearPicker), {
  ssr: false,
  loading: LazyDialog,
});
const DecorationPicker = dynamic(
  () => import("../gear/DecorationPicker").then((module) => module.DecorationPicker),
  { ssr: false, loading: LazyDialog },
);
const ArtianEditor = dynamic(() => import("../gear/ArtianEditor").then((module) => module.ArtianEditor), {
  ssr: false,
  loading: LazyDialog,
});
const TalismanDialog = dynamic(
  () => import("../gear/TalismanDialog").then((module) => module.TalismanDialog),
  { ssr: false, loading: LazyDialog },
);
const FillDialog = dynamic(() => import("../gear/FillDialog").then((module) => module.FillDialog), {
  ssr: false,
  loading: LazyDialog,
});
const OwnedDialog = dynamic(() => import("../gear/OwnedDialog").then((module) => module.OwnedDialog), {
  ssr: false,
  loading: LazyDialog,
});

interface LoadoutDialogsProps {
  builder: Builder;
  dialog: LoadoutDialog | null;
  onClose(): void;
}

/** What is open over the loadout. */
export function LoadoutDialogs({ builder, dialog, onClose }: LoadoutDialogsProps) {
  usePickerAhead();
  if (!dialog) return null;
  const common = { builder, onClose };
  switch (dialog.kind) {
    case "gear":
      return <GearPicker {...common} place={dialog.place} />;
    case "decoration":
      return <DecorationPicker {...common} place={dialog.place} slot={dialog.slot} />;
    case "artian":
      return <ArtianEditor {...common} />;
    case "talisman":
      return <TalismanDialog {...common} />;
    case "fill":
      return <FillDialog {...common} />;
    case "owned":
      return <OwnedDialog {...common} />;
  }
}

/** How long the page gets to come to rest, in ms. */
const settle = 1500;

function usePickerAhead() {
  useTimeout(() => void loadPicker().catch(() => {}), settle, { autoInvoke: true });
}
