import { memo } from "react";
import { useBeside } from "@/hooks/builder/use-beside";
import type { Builder } from "@/hooks/builder/use-builder";
import type { DamageResult } from "@/hooks/builder/use-damage";
import type { DamageData } from "@/lib/builder/data/damage-file";
import { decodeBuildCode } from "@/lib/builder/share/decode-build-code";
import { type BesideBuild, type Hunt, maxBeside, maxBesideName } from "@/lib/builder/target/hunt";
import classes from "./Beside.module.css";
import { BesideAdd } from "./BesideAdd";
import { BesideTable } from "./BesideTable";
import { Panel } from "./Panel";

interface BesideProps extends Pick<Builder, "book" | "code" | "derived" | "act" | "changeHunt"> {
  /** The target; may lag behind what is being chosen. */
  hunt: Hunt;
  beside: Hunt["beside"];
  /** Of the present build; `null` while no monster is chosen. */
  result: DamageResult | null;
  data: DamageData;
}

/** Up to three compared builds, differences marked. */
export const Beside = memo(function Beside(props: BesideProps) {
  const { hunt, beside, result, book, code, derived, data, act, changeHunt } = props;
  const builds = useBeside({ hunt, beside, result, derived, book, data });
  const set = (next: readonly BesideBuild[], group?: string) => changeHunt({ beside: next }, group);
  const nameFor = (added: string) => {
    const id = decodeBuildCode(added, book.tables).loadout.weapon?.id;
    return freeName(id === undefined ? "Build" : book.nameOf("weapon", id), beside);
  };
  return (
    <Panel id="damage-beside" title="Compare builds" aside={`${beside.length} of ${maxBeside} builds`}>
      {beside.length > 0 && (
        <BesideTable
          builds={builds}
          names={beside.map((each) => each.name)}
          nameOf={book.nameOf}
          onName={(at, next) =>
            set(
              beside.map((each, place) => (place === at ? { ...each, name: next } : each)),
              `beside-name:${at}`,
            )
          }
          onRemove={(at) => set(beside.filter((_, place) => place !== at))}
          onUse={(loadout) => act({ type: "replace", loadout })}
        />
      )}
      {beside.length === 0 && (
        <p className={classes.hint}>
          Add this build, then change something to compare both. Or paste a link to another build.
        </p>
      )}
      <BesideAdd
        present={code}
        full={beside.length >= maxBeside}
        known={beside.map((each) => each.code)}
        tables={book.tables}
        onAdd={(added) => set([...beside, { code: added, name: nameFor(added) }].slice(0, maxBeside))}
      />
    </Panel>
  );
});

/** The weapon's name, numbered where it is taken. */
function freeName(wanted: string, beside: readonly BesideBuild[]): string {
  const base = wanted.slice(0, maxBesideName - 3);
  const taken = new Set(beside.map(({ name }) => name));
  const numbers = [1, 2, 3, 4];
  const name = numbers
    .map((number) => (number === 1 ? base : `${base} ${number}`))
    .find((each) => !taken.has(each));
  return name ?? base;
}
