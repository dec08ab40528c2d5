import { DoubtfulFigure } from "@/components/game/DoubtfulFigure";
import { ElementValue } from "@/components/game/ElementValue";
import { Notes } from "@/components/game/Notes";
import { RecordTable, toFigureColumn } from "@/components/ui/RecordTable";
import type { LoadedAmmo } from "@/lib/catalog/schema";
import type { ArtianElement, ArtianRules, ArtianTraits } from "@/lib/wiki/weapons/artian-rules";
import { formatAmmo } from "@/lib/wiki/weapons/labels";
import { ScrollBox } from "./ScrollBox";

const capacityDoubt =
  "Capacity of the weapon plus the part. The game data does not confirm that they add up.";

/** Infusions of each element, with two and with three matching parts. */
export function ArtianElementTable({ rules }: { rules: ArtianRules }) {
  const { elements, noElement } = rules;
  const traits = noElement !== null || elements.some(({ traits }) => traits.text || traits.notes);
  const ammo = elements.some((element) => element.ammo);
  const parts = ["Two parts", "Three parts"].map((label) => (ammo ? label : toFigureColumn(label)));
  return (
    <ScrollBox label="Element by matching parts">
      <RecordTable
        caption="Element by matching parts, as shown in game"
        captionLook="note"
        keepsRows
        columns={["Element", ...parts, ...(traits ? ["Also"] : [])]}
        rows={[
          ...elements.map((element) => ({
            key: element.element,
            cells: [
              <ElementValue key="element" type={element.element} word />,
              ...(ammo ? listLoads(element.ammo ?? []) : listValues(element.values)),
              ...(traits ? [renderTraits(element.traits)] : []),
            ],
          })),
          {
            key: "none",
            cells: ["No match", "–", "–", ...(traits ? [noElement ? renderTraits(noElement) : "–"] : [])],
          },
        ]}
      />
    </ScrollBox>
  );
}

function listValues(values: ArtianElement["values"]) {
  const [two, three] = values ?? [];
  return [two ?? "coating only", three ?? "coating only"];
}

function listLoads([two = [], three = []]: readonly (readonly LoadedAmmo[])[]) {
  return [two, three].map((loads, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two cells in the order of the columns
    <DoubtfulFigure key={index} why={capacityDoubt}>
      {loads.map(formatLoad).join(", ")}
    </DoubtfulFigure>
  ));
}

/** "Flaming Ammo 1, 4 shots, rapid". */
function formatLoad({ type, level, capacity, rapid }: LoadedAmmo): string {
  return `${formatAmmo(type)} ${level} (${capacity}${rapid ? ", rapid" : ""})`;
}

function renderTraits({ notes, text }: ArtianTraits) {
  if (!notes && !text) return "–";
  return (
    <>
      {notes && <Notes notes={notes} />} {text}
    </>
  );
}
