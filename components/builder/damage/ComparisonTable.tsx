import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { DoubtfulFigure } from "@/components/game/DoubtfulFigure";
import { Name } from "@/components/game/Name";
import { SignedFigure } from "@/components/ui/SignedFigure";
import type { ComparedBuild } from "@/hooks/builder/use-build-comparison";
import { formatProblem, type GetName } from "@/lib/builder/loadout/format-problem";
import type { Loadout } from "@/lib/builder/loadout/model";
import { formatCodeProblem } from "@/lib/builder/share/format-code-problem";
import { maxComparedBuildName } from "@/lib/builder/target/damage-setup";
import { formatCount } from "@/lib/text/format";
import classes from "./BuildComparison.module.css";
import { type ComparisonCell, countSharedSkills, getComparisonRows } from "./get-comparison-rows";

interface ComparisonTableProps {
  /** The present build first. */
  builds: readonly ComparedBuild[];
  /** Of the compared builds, as they are being typed. */
  names: readonly string[];
  getName: GetName;
  /** `at` counts the compared builds, from 0. */
  onName(at: number, name: string): void;
  onRemove(at: number): void;
  onUse(loadout: Loadout): void;
}

/** Builds as columns, figures as rows; what differs from the present build carries its sign. */
export function ComparisonTable({ builds, names, getName, onName, onRemove, onUse }: ComparisonTableProps) {
  const shared = countSharedSkills(builds);
  return (
    <>
      <div className={`${classes.frame} scrollbar-thin relative overflow-x-auto border rounded-md bg-card`}>
        <table className={`${classes.table} w-full text-14 leading-4.5`}>
          <caption className="visually-hidden">Build comparison</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">This build</th>
              {names.map((name, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name and one code
                <th key={at} scope="col">
                  <span className="visually-hidden">{name}</span>
                  <TextInput
                    size="sm"
                    className={classes.name}
                    aria-label={`Name of compared build ${at + 1}`}
                    value={name}
                    maxLength={maxComparedBuildName}
                    onChange={({ target }) => onName(at, target.value)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <td className="text-12 leading-4">
                {shared > 0 && formatCount(shared, "skill in common", "skills in common")}
              </td>
              <td />
              {builds.slice(1).map(({ loadout, name }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their place
                <td key={at}>
                  <span className="inline-flex items-center gap-1">
                    <Button size="xs" aria-label={`Use ${name}`} onClick={() => loadout && onUse(loadout)}>
                      Use
                    </Button>
                    <ActionIcon size={32} aria-label={`Remove ${name}`} onClick={() => onRemove(at)}>
                      <IconX size={16} stroke={1.75} aria-hidden="true" />
                    </ActionIcon>
                  </span>
                </td>
              ))}
            </tr>
            {getComparisonRows(builds, getName).map(({ label, skill, unit, cells }) => (
              <tr key={skill ?? label}>
                <th scope="row">
                  {skill ? (
                    <Name entity="skills" id={skill}>
                      {label}
                    </Name>
                  ) : (
                    label
                  )}
                </th>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their place
                  <td key={at}>
                    <Cell cell={cell} unit={unit} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Notes builds={builds} getName={getName} />
    </>
  );
}

function Cell({ cell: { text, delta, differs, note, doubt }, unit }: { cell: ComparisonCell; unit: string }) {
  const figure =
    text === null ? (
      <span className="text-dim font-normal">—</span>
    ) : doubt ? (
      <DoubtfulFigure why={doubt}>{text}</DoubtfulFigure>
    ) : (
      text
    );
  return (
    <>
      <span data-differs={(differs && delta === null) || undefined}>{figure}</span>
      {note && <span className="block text-12 leading-4 text-dim font-normal">{note}</span>}
      {delta !== null && delta !== 0 && (
        <span className="block text-12 leading-4">
          <SignedFigure value={Math.round(delta * 10) / 10} unit={unit} />
        </span>
      )}
    </>
  );
}

/** Problems with a compared build: its code, or what is equipped. */
function Notes({ builds, getName }: Pick<ComparisonTableProps, "builds" | "getName">) {
  const lines = builds
    .slice(1)
    .flatMap(({ name, unread, problems }) => [
      ...unread.map((problem) => `${name}: ${formatCodeProblem(problem)}`),
      ...problems.map((problem) => `${name}: ${formatProblem(problem, getName)}`),
    ]);
  if (lines.length === 0) return null;
  return (
    <ul className="grid gap-0.5 mt-1.5 ps-4.5 text-13 leading-4.5 text-dim">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
