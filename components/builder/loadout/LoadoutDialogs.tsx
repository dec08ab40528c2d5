import dynamic from "next/dynamic";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { useBuilder } from "@/hooks/builder/use-builder";
import { useFirstInput } from "@/hooks/ui/use-first-input";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import { waitForNextTask } from "@/lib/builder/search/wait-for-next-task";
import type { LoadoutDialog } from "./loadout-dialog";

/** Every dialog comes when it is first opened; the picker, which is opened most, once the page is used. */
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
  dialog: LoadoutDialog | null;
  onClose(): void;
}

/** The dialogs over the loadout. */
export function LoadoutDialogs({ dialog, onClose }: LoadoutDialogsProps) {
  const data = useBuilder((builder) => builder.data);
  useFirstInput(() => void preparePickerAhead(data).catch(() => {}));
  if (!dialog) return null;
  switch (dialog.kind) {
    case "gear":
      return <GearPicker onClose={onClose} place={dialog.place} />;
    case "decoration":
      return <DecorationPicker onClose={onClose} place={dialog.place} slot={dialog.slot} />;
    case "artian":
      return <ArtianEditor onClose={onClose} />;
    case "talisman":
      return <TalismanDialog onClose={onClose} />;
    case "fill":
      return <FillDialog onClose={onClose} />;
    case "owned":
      return <OwnedDialog onClose={onClose} />;
  }
}

async function preparePickerAhead(builderData: BuilderData): Promise<void> {
  const [, { preparePicker }] = await Promise.all([loadPicker(), import("../picker/prepare-picker")]);
  await waitForNextTask();
  preparePicker(builderData);
}
