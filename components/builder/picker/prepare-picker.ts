import type { BuilderData } from "@/lib/builder/data/builder-data";
import { listPickerRows } from "@/lib/builder/gear/list-picker-rows";

/** Makes the longest list of the pickers, the one of weapons, before it is asked for. */
export function preparePicker(builderData: BuilderData): void {
  listPickerRows(builderData, "weapon", false);
}
