import { Button } from "@mantine/core";
import { useMemo } from "react";
import table from "@/components/builder/search/SetComparison.module.css";
import { ElementValue } from "@/components/game/ElementValue";
import { Name } from "@/components/game/Name";
import { Dialog } from "@/components/ui/Dialog";
import { ScrollRegion } from "@/components/ui/ScrollRegion";
import { useBuilder, useCommands } from "@/hooks/builder/use-builder";
import type { ComparedLabel } from "@/lib/builder/criteria/get-compared-lines";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import { summarizeLoadout } from "@/lib/builder/summary/summarize-loadout";
import { maxComparedBuildName, maxComparedBuilds } from "@/lib/builder/target/damage-setup";
import { compareBuilds } from "@/lib/builder/workspace/my-builds/compare-builds";
import type { MyBuild, MyBuilds } from "@/lib/builder/workspace/my-builds/my-builds";
import { summarizeMyBuild } from "@/lib/builder/workspace/my-builds/summarize-build";
import { useShowPane } from "../show-pane";

interface CompareMyBuildsProps {
  builds: MyBuilds;
  onOpen(build: MyBuild): void;
  /** To the list. */
  onBack(): void;
  onClose(): void;
}

/** Two to four saved builds next to each other; where they differ, the best is marked. */
export function CompareMyBuilds(props: CompareMyBuildsProps) {
  const { builds, onOpen, onBack, onClose } = props;
  const data = useBuilder((builder) => builder.data);
  const show = useShowPane();
  const { changeSetup } = useCommands();
  const lines = useMemo(
    () =>
      compareBuilds(
        builds.map(({ code }) => {
          const { derived } = summarizeMyBuild(code, data);
          return { levels: derived.levels, summary: summarizeLoadout(derived, data.armor.skills) };
        }),
        data.armor.skills,
      ),
    [builds, data],
  );
  const compareDamage = () => {
    const comparedBuilds = builds
      .slice(0, maxComparedBuilds)
      .map(({ name, code }) => ({ name: name.slice(0, maxComparedBuildName), code }));
    changeSetup({ comparedBuilds });
    show("damage");
    onClose();
  };
  return (
    <Dialog
      title="Compare my builds"
      size="large"
      isFlush
      onClose={onClose}
      foot={
        <>
          <Button onClick={onBack}>Back to my builds</Button>
          <Button onClick={compareDamage}>
            Compare damage{builds.length > maxComparedBuilds && " of the first three"}
          </Button>
        </>
      }
    >
      <ScrollRegion label="Stats of the selected builds" className="min-h-0 overscroll-contain relative pb-3">
        <p className="py-2 px-4 text-13 leading-4.5 text-dim">With everything that is always on.</p>
        <table className={`${table.table} w-full text-14 leading-5`}>
          <caption className="visually-hidden">Comparison of my builds</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Stat</span>
              </th>
              {builds.map((build) => (
                <th key={build.id} scope="col" className="wrap-anywhere">
                  <span className="inline-block max-w-45">{build.name}</span>
                  <br />
                  <Button variant="subtle" onClick={() => onOpen(build)}>
                    Open <span className="visually-hidden">{build.name}</span>
                  </Button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, label, cells, differs }) => (
              <tr key={key} data-same={!differs || undefined}>
                <th scope="row">
                  <Label label={label} getName={data.getName} />
                </th>
                {cells.map((cell, at) => (
                  <td key={builds[at]?.id} data-best={cell.best || undefined}>
                    {cell.value === 0 && label.kind === "skill" ? "—" : cell.text}
                    {cell.best && <span className="visually-hidden"> (best)</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Dialog>
  );
}

function Label({ label, getName }: { label: ComparedLabel; getName: GetName }) {
  if (label.kind === "word") return label.word;
  if (label.kind === "element") return <ElementValue type={label.element} word size={15} />;
  return (
    <Name entity="skills" id={label.id}>
      {getName("skill", label.id)}
    </Name>
  );
}
