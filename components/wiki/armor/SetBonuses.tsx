import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { Section } from "@/components/ui/Section";
import { armorPieceLabels } from "@/lib/catalog/labels";
import type { BonusData } from "@/lib/wiki/armor/armor-set-data";
import tables from "@/styles/kit.module.css";

interface SetBonusesProps {
  bonuses: readonly BonusData[];
  /** The pieces carry different bonuses. */
  hasMixedBonuses: boolean;
}

/** Set bonuses and group skills: how many pieces each level needs and what it does. */
export function SetBonuses({ bonuses, hasMixedBonuses }: SetBonusesProps) {
  return (
    <Section id="bonuses" title="Set bonuses and group skills">
      {hasMixedBonuses && (
        <p className="max-w-[72ch] mb-3 text-dim">
          Pieces of this set have different bonuses. Each bonus lists the pieces that count for it.
        </p>
      )}
      <ul className="grid gap-5">
        {bonuses.map((bonus) => (
          <li key={bonus.id}>
            <h3 className="flex flex-wrap items-baseline gap-y-0.5 gap-x-2.5 text-16">
              <EntityLink entity="skills" id={bonus.id} name={bonus.name} />
              <span className="tracking-[0] text-13 text-dim font-normal">
                {bonus.kind === "group" ? "Group skill" : "Set bonus"}
              </span>
            </h3>
            <p className="max-w-[72ch] mt-0.5 mb-2">{bonus.text}</p>
            {hasMixedBonuses && (
              <p className="mb-2 text-14 text-dim">
                On {bonus.countingPieces.map((piece) => armorPieceLabels[piece].toLowerCase()).join(", ")}.
              </p>
            )}
            <table className={tables.table}>
              <caption className="visually-hidden">Levels of {bonus.name}</caption>
              <thead>
                <tr>
                  <th scope="col">Pieces</th>
                  <th scope="col">Bonus</th>
                  <th scope="col">Effect</th>
                </tr>
              </thead>
              <tbody>
                {bonus.levels.map(({ pieces, level, name, effects }) => (
                  <tr key={level}>
                    <td className="w-16">{pieces}</td>
                    <th scope="row">
                      <Name entity="skill-levels" id={`${bonus.id}/${level}`}>
                        {name}
                      </Name>
                    </th>
                    <td>{effects.length > 0 ? effects.join(", ") : "No data"}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </li>
        ))}
      </ul>
    </Section>
  );
}
