import { memo } from "react";
import { useBuildComparison } from "@/hooks/builder/use-build-comparison";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import type { DamageResult } from "@/hooks/builder/use-damage";
import type { DamageData } from "@/lib/builder/data/damage-file";
import { decodeBuildCode } from "@/lib/builder/share/decode-build-code";
import {
  type ComparedBuildEntry,
  type DamageSetup,
  maxComparedBuildName,
  maxComparedBuilds,
} from "@/lib/builder/target/damage-setup";
import { ComparisonForm } from "./ComparisonForm";
import { ComparisonTable } from "./ComparisonTable";
import { Panel } from "./Panel";

interface BuildComparisonProps {
  /** The target; may lag behind what is being chosen. */
  setup: DamageSetup;
  comparedBuilds: DamageSetup["comparedBuilds"];
  /** Of the present build; `null` while no monster is chosen. */
  result: DamageResult | null;
  damageData: DamageData;
}

/** Up to three compared builds, differences marked. */
export const BuildComparison = memo(function BuildComparison(props: BuildComparisonProps) {
  const { setup, comparedBuilds, result, damageData } = props;
  const { data, code, derived } = useBuilder(pick("data", "code", "derived"));
  const { act, changeSetup } = useCommands();
  const builds = useBuildComparison({
    setup,
    comparedBuilds,
    result,
    derived,
    builderData: data,
    data: damageData,
  });
  const set = (next: readonly ComparedBuildEntry[], group?: string) =>
    changeSetup({ comparedBuilds: next }, group);
  const nameFor = (added: string) => {
    const id = decodeBuildCode(added, data.tables).loadout.weapon?.id;
    return findFreeName(id === undefined ? "Build" : data.getName("weapon", id), comparedBuilds);
  };
  return (
    <Panel
      id="damage-comparison"
      title="Compare builds"
      aside={`${comparedBuilds.length} of ${maxComparedBuilds} builds`}
    >
      {comparedBuilds.length > 0 && (
        <ComparisonTable
          builds={builds}
          names={comparedBuilds.map((each) => each.name)}
          getName={data.getName}
          onName={(at, next) =>
            set(
              comparedBuilds.map((each, place) => (place === at ? { ...each, name: next } : each)),
              `compared-build-name:${at}`,
            )
          }
          onRemove={(at) => set(comparedBuilds.filter((_, place) => place !== at))}
          onUse={(loadout) => act({ type: "replace", loadout })}
        />
      )}
      {comparedBuilds.length === 0 && (
        <p className="text-14 leading-5 text-dim">
          Add this build, then change something to compare both. Or paste a link to another build.
        </p>
      )}
      <ComparisonForm
        present={code}
        full={comparedBuilds.length >= maxComparedBuilds}
        known={comparedBuilds.map((each) => each.code)}
        tables={data.tables}
        onAdd={(added) =>
          set([...comparedBuilds, { code: added, name: nameFor(added) }].slice(0, maxComparedBuilds))
        }
      />
    </Panel>
  );
});

/** The weapon's name, numbered where it is taken. */
function findFreeName(target: string, comparedBuilds: readonly ComparedBuildEntry[]): string {
  const base = target.slice(0, maxComparedBuildName - 3);
  const taken = new Set(comparedBuilds.map(({ name }) => name));
  const numbers = [1, 2, 3, 4];
  const name = numbers
    .map((number) => (number === 1 ? base : `${base} ${number}`))
    .find((each) => !taken.has(each));
  return name ?? base;
}
