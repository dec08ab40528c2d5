import { EntityLink } from "@/components/game/EntityLink";
import { SkillLevelList } from "@/components/game/SkillLevelList";
import { FigureTable } from "@/components/ui/FigureTable";
import { GameIcon } from "@/components/ui/GameIcon";
import { Section } from "@/components/ui/Section";
import { SignedFigure } from "@/components/ui/SignedFigure";
import { toOpeningPath } from "@/lib/builder/editor/write-opening";
import { armorPieceLabels, elementLabels } from "@/lib/catalog/labels";
import { formatNumber } from "@/lib/text/format";
import { resistanceOrder } from "@/lib/wiki/armor/armor-rows";
import type { ArmorSetData, PieceData } from "@/lib/wiki/armor/armor-set-data";
import { formatSlotCounts, getSetTotals } from "@/lib/wiki/armor/get-set-totals";
import classes from "./PieceLinks.module.css";
import { PieceMaterials } from "./PieceMaterials";
import { PieceTable } from "./PieceTable";
import { SetBonuses } from "./SetBonuses";

/** Sections of the page, for its map. */
export function getArmorSetToc(set: ArmorSetData): { id: string; label: string }[] {
  return [
    { id: "pieces", label: "Pieces" },
    ...(set.skills.length > 0 ? [{ id: "skills", label: "Skills" }] : []),
    ...(set.bonuses.length > 0 ? [{ id: "bonuses", label: "Bonuses" }] : []),
    { id: "materials", label: "Materials" },
    ...(set.relatedSets.length > 0 ? [{ id: "related", label: "Related sets" }] : []),
  ];
}

/** An armor set: its pieces, what they give together, and what they cost. */
export function ArmorSetPage({ set }: { set: ArmorSetData }) {
  const totals = getSetTotals(set.pieces);
  return (
    <>
      <Section id="pieces" title="Pieces" flush>
        <PieceTable pieces={set.pieces} />
        {set.pieces.length > 1 && <PieceLinks pieces={set.pieces} />}
      </Section>
      {set.skills.length > 0 && (
        <Section id="skills" title={set.pieces.length === 1 ? "Skills" : "Total skills"}>
          <div className="grid-cols-[repeat(auto-fit,minmax(min(100%,300px),1fr))] grid items-start gap-6">
            <SkillLevelList skills={set.skills} />
            <FigureTable
              caption="Set totals"
              rows={[
                { label: "Base defense", value: formatNumber(totals.defense) },
                { label: "Max defense", value: formatNumber(totals.defenseMax) },
                ...(totals.defenseTranscended === null
                  ? []
                  : [{ label: "Transcended defense", value: formatNumber(totals.defenseTranscended) }]),
                { label: "Slots", value: formatSlotCounts(totals.slots) },
                ...resistanceOrder.map((element, at) => ({
                  label: `${elementLabels[element]} resistance`,
                  value: <SignedFigure value={totals.resistances[at] ?? 0} />,
                })),
              ]}
            />
          </div>
        </Section>
      )}
      {set.bonuses.length > 0 && <SetBonuses bonuses={set.bonuses} hasMixedBonuses={set.hasMixedBonuses} />}
      <PieceMaterials set={set} />
      {set.relatedSets.length > 0 && (
        <Section id="related" title="Related sets">
          <ul className="flex flex-wrap gap-y-1.5 gap-x-5">
            {set.relatedSets.map(({ id, name }) => (
              <li key={id}>
                <EntityLink entity="armor-sets" id={id} name={name} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** Links that open each piece in the builder. */
function PieceLinks({ pieces }: { pieces: readonly PieceData[] }) {
  return (
    <div className="print:hidden flex flex-wrap items-center gap-y-1.5 gap-x-3 mt-2">
      <span className="text-14 text-dim" id="piece-links">
        Use one piece in the builder
      </span>
      <ul className={`${classes.links} flex flex-wrap gap-1.5`} aria-labelledby="piece-links">
        {pieces.map(({ id, name, piece }) => (
          <li key={id}>
            <a
              href={toOpeningPath({ kind: "use-armor", id })}
              rel="nofollow"
              className={`${classes.link} max-md:flex-col min-h-9 hover:border-signal hover:bg-wash inline-flex items-center gap-1.5 px-2.5 border rounded-md bg-card text-14 text-signal`}
              title={name}
            >
              <GameIcon name={piece} size={16} />
              {armorPieceLabels[piece]}
              <span className="visually-hidden">: {name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
