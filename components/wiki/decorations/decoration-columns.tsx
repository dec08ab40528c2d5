import { createNameColumn } from "@/components/game/columns";
import { RarityGem } from "@/components/game/RarityGem";
import { SkillChips } from "@/components/game/SkillChips";
import { Slots } from "@/components/game/Slots";
import type { Column } from "@/components/list/DataTable";
import { decorationKindLabels } from "@/lib/catalog/labels";
import type { DecorationRow } from "@/lib/wiki/decorations/decoration-types";

/** Columns of every table of decorations. */
export const decorationColumns: readonly Column<DecorationRow>[] = [
  createNameColumn("decorations", "Decoration"),
  {
    key: "skills",
    label: "Skills",
    phone: "main",
    render: ({ skills }) => <SkillChips skills={skills} />,
  },
  {
    key: "kind",
    label: "Type",
    phone: "hide",
    render: ({ kind }) => decorationKindLabels[kind],
    sortValue: ({ kind }) => decorationKindLabels[kind],
  },
  {
    key: "slot",
    label: "Slot",
    phone: "figure",
    render: ({ slot, kind }) => (
      <span className="inline-flex items-center gap-1.5">
        <span className="md:hidden print:hidden" aria-hidden="true">
          {decorationKindLabels[kind]}
        </span>
        <Slots levels={[slot]} kind={kind} />
      </span>
    ),
    sortValue: ({ slot }) => slot,
  },
  {
    key: "rarity",
    label: "Rarity",
    phone: "figure",
    render: ({ rarity }) => <RarityGem rarity={rarity} />,
    sortValue: ({ rarity }) => rarity,
  },
];
