import { DoubtfulFigure } from "@/components/game/DoubtfulFigure";
import mineFirst from "@/components/game/mine-first.module.css";
import { Name } from "@/components/game/Name";
import { GameIcon } from "@/components/ui/GameIcon";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import type { SkillFigureGroup, SkillLevelStep, SkillPageProps } from "@/lib/wiki/skills/skill-types";
import tables from "@/styles/kit.module.css";
import classes from "./SkillLevelTables.module.css";

/** The levels of a skill; if values differ by weapon, one table per group of weapons. */
export function SkillLevelTables({ skill }: { skill: SkillPageProps }) {
  return (
    <div className={skill.figures.length > 1 ? "grid tiles-fit-320 gap-y-6 gap-x-8 items-start" : undefined}>
      {skill.figures.map((figures) => (
        <LevelTable key={figures.weapons.join()} skill={skill} figures={figures} />
      ))}
    </div>
  );
}

function LevelTable({ skill, figures }: { skill: SkillPageProps; figures: SkillFigureGroup }) {
  const { weapons, columns, always, steps } = figures;
  const inPieces = steps.some(({ pieces }) => pieces);
  return (
    <div className={mineFirst.mine} data-for={weapons.join(" ") || undefined}>
      <table className={`${tables.table} ${classes.table}`}>
        {weapons.length > 0 ? (
          <caption className={`${classes.weapons} pb-1.5 font-semibold`}>
            {weapons.map((type, index) => (
              <span key={type}>
                <GameIcon name={type} size={18} /> {weaponTypeLabels[type]}
                {index < weapons.length - 1 && <span className="visually-hidden">, </span>}
              </span>
            ))}
          </caption>
        ) : (
          <caption className="visually-hidden">Levels of {skill.name}</caption>
        )}
        <thead>
          <tr>
            <th scope="col">Level</th>
            {inPieces && <th scope="col">Pieces</th>}
            {inPieces && <th scope="col">Name</th>}
            {columns.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            {columns.length === 0 && <th scope="col">Effect</th>}
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.level}>
              <th scope="row" className="text-15 font-bold">
                {step.level}
              </th>
              {inPieces && <td>{step.pieces}</td>}
              {inPieces && (
                <td>
                  <Name entity="skill-levels" id={`${skill.id}/${step.level}`}>
                    {step.name ?? ""}
                  </Name>
                </td>
              )}
              <Cells step={step} columns={columns} doubt={skill.doubt} />
            </tr>
          ))}
        </tbody>
      </table>
      {always.length > 0 && (
        <p className="mt-2.5 text-14 leading-5">
          <span className="text-dim">At every level:</span> {always.join(" · ")}
        </p>
      )}
    </div>
  );
}

interface CellsProps {
  step: SkillLevelStep;
  columns: readonly string[];
  doubt: string | null;
}

function Cells({ step, columns, doubt }: CellsProps) {
  if (columns.length === 0) {
    return <td className="text-dim">{step.hasFigures ? "see below" : "No data"}</td>;
  }
  if (!step.hasFigures) {
    return (
      <td className="text-dim" colSpan={columns.length}>
        No data
      </td>
    );
  }
  return columns.map((label, index) => {
    const figure = step.cells[index];
    if (!figure) {
      return (
        <td key={label} className="text-dim">
          —
        </td>
      );
    }
    return (
      <td key={label} className="font-semibold">
        {doubt ? <DoubtfulFigure why={doubt}>{figure}</DoubtfulFigure> : figure}
      </td>
    );
  });
}
