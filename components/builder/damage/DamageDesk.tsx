import { useCallback, useDeferredValue } from "react";
import { ActionButton } from "@/components/ui/Action";
import { EmptyState } from "@/components/ui/EmptyState";
import type { Builder } from "@/hooks/builder/use-builder";
import { useDamage } from "@/hooks/builder/use-damage";
import type { DamageData } from "@/lib/builder/data/damage-file";
import type { Hunt } from "@/lib/builder/target/hunt";
import type { HitzoneState } from "@/lib/catalog/codes";
import type { BuilderTab } from "../builder-tabs";
import { Answer } from "./Answer";
import { Beside } from "./Beside";
import { Bonuses } from "./Bonuses";
import classes from "./DamageDesk.module.css";
import { HitzoneTable } from "./HitzoneTable";
import { mainDamage, mainElement } from "./hitzones";
import { MonsterPicker } from "./MonsterPicker";
import { Numbers } from "./Numbers";
import { Panel } from "./Panel";
import { PartChart } from "./PartChart";
import { Rotation } from "./Rotation";
import { Uptimes } from "./Uptimes";

interface DamageDeskProps {
  builder: Builder;
  data: DamageData;
  onTab(tab: BuilderTab): void;
}

/** The damage setup, what it comes to, and other builds to compare. */
export function DamageDesk({ builder, data, onTab }: DamageDeskProps) {
  const { hunt, derived, book, code, act, changeHunt, changeAsk } = builder;
  const later = useDeferredValue(hunt);
  const { outcome, switches, result } = useDamage(builder, data);
  const { weapon } = derived;
  const setRotation = useCallback(
    (rotation: Hunt["rotation"], group?: string) => changeHunt({ rotation }, group),
    [changeHunt],
  );
  const best = useCallback(() => {
    changeAsk({ objective: "damage" });
    onTab("search");
  }, [changeAsk, onTab]);
  const setMonster = useCallback(
    (monster: string) => changeHunt({ monster, part: null, state: "normal" }),
    [changeHunt],
  );
  const setTarget = useCallback(
    (part: string, state: HitzoneState) => changeHunt({ part, state }, "hunt-target"),
    [changeHunt],
  );
  const monsters = <MonsterPicker monsters={data.monsters} chosen={hunt.monster} onChoose={setMonster} />;
  if (weapon === null || (!outcome.ok && outcome.missing === "weapon")) {
    return (
      <div className={classes.desk}>
        <EmptyState
          title="No weapon equipped"
          action={
            <ActionButton weight="filled" onClick={() => onTab("loadout")}>
              Choose a weapon
            </ActionButton>
          }
        >
          Choose a weapon in the loadout to calculate damage. Your target is saved.
        </EmptyState>
        {monsters}
      </div>
    );
  }
  return (
    <div className={classes.desk}>
      {result && <Answer result={result} onBest={best} />}
      {monsters}
      {!outcome.ok && (
        <EmptyState title={outcome.missing === "monster" ? "Choose your target" : "No hitzone data"}>
          {outcome.missing === "monster" && hunt.monster !== null && `Unknown monster: ${hunt.monster}. `}
          {outcome.missing === "monster"
            ? "Choose a monster to see your damage against each of its parts."
            : outcome.reason}
        </EmptyState>
      )}
      {outcome.ok && (
        <HitzoneTable
          monster={outcome.monster}
          damage={mainDamage(outcome.scenario)}
          element={mainElement(outcome.scenario)}
          part={outcome.target.part}
          state={outcome.target.state}
          onChoose={setTarget}
        />
      )}
      <Rotation
        weapon={weapon}
        moves={data.moves}
        rotation={hunt.rotation}
        steps={result?.rotation.steps ?? null}
        onChange={setRotation}
      />
      <Uptimes
        switches={switches}
        conditions={hunt.conditions}
        own={hunt.skills}
        levels={derived.levels}
        skills={book.armor.skills}
        onChange={changeHunt}
      />
      <Bonuses
        data={data}
        weapon={weapon}
        bonuses={hunt.bonuses}
        own={hunt.own}
        sharpness={hunt.sharpness}
        axePower={hunt.axePower}
        onChange={changeHunt}
      />
      {result && (
        <>
          <Panel id="damage-numbers" title="Detailed breakdown">
            <Numbers result={result} data={data} book={book} />
          </Panel>
          <Panel id="damage-parts" title={`All parts of ${result.outcome.monster.name}`}>
            <PartChart result={result} />
          </Panel>
        </>
      )}
      <Beside
        hunt={later}
        beside={hunt.beside}
        result={result}
        book={book}
        code={code}
        derived={derived}
        data={data}
        act={act}
        changeHunt={changeHunt}
      />
    </div>
  );
}
