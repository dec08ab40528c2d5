import { useBeside } from "@/hooks/use-beside";
import type { Builder } from "@/hooks/use-builder";
import type { DamageData } from "@/lib/builder/data/damage-file";
import { type BesideBuild, maxBeside, maxBesideName } from "@/lib/builder/hunt/hunt";
import type { HuntTarget } from "@/lib/builder/hunt/targets";
import classes from "./Beside.module.css";
import { BesideAdd } from "./BesideAdd";
import { BesideTable } from "./BesideTable";
import { Panel } from "./Panel";

interface BesideProps {
  builder: Builder;
  data: DamageData;
  /** What the present build hits; `null` while no monster is chosen. */
  target: HuntTarget | null;
}

/** Up to three builds beside the present one, differences marked. */
export function Beside({ builder, data, target }: BesideProps) {
  const { hunt, book, code, derived, act, changeHunt } = builder;
  const { beside } = hunt;
  const builds = useBeside(builder, data, target);
  const set = (next: readonly BesideBuild[], group?: string) => changeHunt({ beside: next }, group);
  const name = derived.weapon ? book.nameOf("weapon", derived.weapon.id) : "Build";
  return (
    <Panel
      id="damage-beside"
      title="Builds side by side"
      aside={`${beside.length} of ${maxBeside} kept beside`}
    >
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
          Keep this build, change something, and see both in one table. Or paste the link of another one.
        </p>
      )}
      <BesideAdd
        present={code}
        full={beside.length >= maxBeside}
        known={beside.map((each) => each.code)}
        tables={book.tables}
        onAdd={(added) => set([...beside, { code: added, name: freeName(name, beside) }].slice(0, maxBeside))}
      />
    </Panel>
  );
}

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
