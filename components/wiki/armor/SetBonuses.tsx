import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { Section } from "@/components/ui/Section";
import { armorPieceLabels } from "@/lib/catalog/labels";
import type { BonusData } from "@/lib/wiki/armor/armor-set-data";
import classes from "./SetBonuses.module.css";

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
        <p className={classes.note}>
          Pieces of this set have different bonuses. Each bonus lists the pieces that count for it.
        </p>
      )}
      <ul className={classes.bonuses}>
        {bonuses.map((bonus) => (
          <li key={bonus.id} className={classes.bonus}>
            <h3 className={classes.name}>
              <EntityLink entity="skills" id={bonus.id} name={bonus.name} />
              <span className={classes.kind}>{bonus.kind === "group" ? "Group skill" : "Set bonus"}</span>
            </h3>
            <p className={classes.text}>{bonus.text}</p>
            {hasMixedBonuses && (
              <p className={classes.carriers}>
                On {bonus.countingPieces.map((piece) => armorPieceLabels[piece].toLowerCase()).join(", ")}.
              </p>
            )}
            <table className={classes.levels}>
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
                    <td className={classes.pieces}>{pieces}</td>
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
