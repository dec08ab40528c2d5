import { DoubtfulFigure } from "@/components/game/DoubtfulFigure";
import { ElementValue } from "@/components/game/ElementValue";
import { Notes } from "@/components/game/Notes";
import type { LoadedAmmo } from "@/lib/catalog/schema";
import type { ArtianElement, ArtianRules, ArtianTraits } from "@/lib/wiki/weapons/artian-rules";
import { formatAmmo } from "@/lib/wiki/weapons/labels";
import tables from "@/styles/kit.module.css";
import { ScrollBox } from "./ScrollBox";

const capacityDoubt =
  "Capacity of the weapon plus the part. The game data does not confirm that they add up.";

/** Infusions of each element, with two and with three matching parts. */
export function ArtianElementTable({ rules }: { rules: ArtianRules }) {
  const { elements, noElement } = rules;
  const traits = noElement !== null || elements.some(({ traits }) => traits.text || traits.notes);
  const ammo = elements.some((element) => element.ammo);
  return (
    <ScrollBox label="Element by matching parts">
      <table className={tables.table}>
        <caption>Element by matching parts, as shown in game</caption>
        <thead>
          <tr>
            <th scope="col">Element</th>
            <th scope="col" className={ammo ? undefined : tables.end}>
              Two parts
            </th>
            <th scope="col" className={ammo ? undefined : tables.end}>
              Three parts
            </th>
            {traits && <th scope="col">Also</th>}
          </tr>
        </thead>
        <tbody>
          {elements.map((element) => (
            <tr key={element.element}>
              <th scope="row">
                <ElementValue type={element.element} word />
              </th>
              {ammo ? <AmmoCells ammo={element.ammo ?? []} /> : <ValueCells values={element.values} />}
              {traits && <td>{renderTraits(element.traits)}</td>}
            </tr>
          ))}
          <tr>
            <th scope="row">No match</th>
            <td className={ammo ? undefined : tables.end}>–</td>
            <td className={ammo ? undefined : tables.end}>–</td>
            {traits && <td>{noElement ? renderTraits(noElement) : "–"}</td>}
          </tr>
        </tbody>
      </table>
    </ScrollBox>
  );
}

function ValueCells({ values }: { values: ArtianElement["values"] }) {
  const [two, three] = values ?? [];
  return (
    <>
      <td className={tables.end}>{two ?? "coating only"}</td>
      <td className={tables.end}>{three ?? "coating only"}</td>
    </>
  );
}

function AmmoCells({ ammo }: { ammo: readonly (readonly LoadedAmmo[])[] }) {
  const [two = [], three = []] = ammo;
  return [two, three].map((loads, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two cells in the order of the columns
    <td key={index}>
      <DoubtfulFigure why={capacityDoubt}>{loads.map(formatLoad).join(", ")}</DoubtfulFigure>
    </td>
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
