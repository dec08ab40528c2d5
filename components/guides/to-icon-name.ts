import { type IconName, iconNames } from "@/components/ui/icon-names";

/** An icon by its name as it is stored; the icon of guides for a name that the sprite does not have. */
export function toIconName(name: string): IconName {
  return iconNames.find((each) => each === name) ?? "guide";
}
