import { Pills } from "@/components/ui/Pills";
import { armorPiecesPath, getArmorPath } from "@/lib/site/wiki-paths";

/** Whole sets or single pieces. */
export function ArmorTabs({
  current,
  sets,
  pieces,
}: {
  current: "sets" | "pieces";
  sets: number;
  pieces: number;
}) {
  return (
    <Pills
      label="Armor lists"
      links={[
        { href: getArmorPath(), label: "Sets", count: sets, current: current === "sets" },
        { href: armorPiecesPath, label: "Pieces", count: pieces, current: current === "pieces" },
      ]}
    />
  );
}
