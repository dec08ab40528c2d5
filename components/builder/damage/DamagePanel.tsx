import { Button } from "@mantine/core";
import { useCallback, useDeferredValue, useMemo } from "react";
import { EmptyState } from "@/components/ui/EmptyState";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useDamage } from "@/hooks/builder/use-damage";
import { defaultUptimes } from "@/lib/builder/damage/conditions";
import { hasProcs } from "@/lib/builder/damage/procs";
import type { Reading } from "@/lib/builder/damage/readings";
import type { DamageData } from "@/lib/builder/data/damage-file";
import { listSteadyAilments } from "@/lib/builder/summary/weapon-figures";
import { aimAt } from "@/lib/builder/target/combos";
import { createCustomTarget, customTargetId, defaultHitzone } from "@/lib/builder/target/custom-target";
import type { HitzoneState } from "@/lib/catalog/codes";
import { useShowPane } from "../show-pane";
import { Bonuses } from "./Bonuses";
import { BuildComparison } from "./BuildComparison";
import { CustomTarget } from "./CustomTarget";
import { DamageBreakdown } from "./DamageBreakdown";
import { DamageResultPanel } from "./DamageResultPanel";
import { HuntFold } from "./HuntFold";
import { getMainDamage, getMainElement } from "./hitzones";
import { MonsterPicker } from "./MonsterPicker";
import { Panel } from "./Panel";
import { PartChart } from "./PartChart";
import { Rotation } from "./Rotation";
import { RotationLength } from "./RotationLength";
import { StatusPanel } from "./StatusPanel";
import { TargetHitzones } from "./TargetHitzones";
import { UptimeFields } from "./UptimeFields";

interface DamagePanelProps {
  data: DamageData;
  /** `false` = it is only being opened, and what is below the first screen comes next. */
  isWhole: boolean;
}

/** The damage setup, what it comes to, and other builds to compare. */
export function DamagePanel({ data, isWhole }: DamagePanelProps) {
  const { setup, derived, data: builderData } = useBuilder(pick("setup", "derived", "data"));
  const { changeSetup, searchWith } = useCommands();
  const show = useShowPane();
  const later = useDeferredValue(setup);
  const { outcome, switches, result } = useDamage(data);
  const { weapon } = derived;
  const best = useCallback(() => {
    searchWith({ objective: "damage" });
    show("search");
  }, [searchWith, show]);
  const setMonster = useCallback(
    (monster: string) => changeSetup((now) => aimAt(monster, now, weapon, data)),
    [changeSetup, weapon, data],
  );
  const setTarget = useCallback(
    (part: string, state: HitzoneState) => changeSetup({ part, state }, "hunt-target"),
    [changeSetup],
  );
  const setFrenzyCured = useCallback(
    (frenzyCured: number) =>
      changeSetup(
        ({ conditions }) => ({ conditions: { ...conditions, frenzyCured } }),
        "condition:frenzyCured",
      ),
    [changeSetup],
  );
  const setReading = useCallback(
    (reading: Reading, other: boolean) =>
      changeSetup(({ readings }) => {
        const rest = readings.filter((each) => each !== reading);
        return { readings: other ? [...rest, reading] : rest };
      }),
    [changeSetup],
  );
  const waitsForFrenzy = switches.some(({ condition }) => condition === "frenzyCured");
  const targets = useMemo(
    () => [createCustomTarget(setup.custom), ...data.monsters],
    [setup.custom, data.monsters],
  );
  const isCustom = setup.monster === customTargetId;
  const monsters = (
    <>
      <MonsterPicker monsters={targets} chosen={setup.monster} onChoose={setMonster} />
      {isCustom && (
        <CustomTarget
          hitzone={setup.custom ?? defaultHitzone}
          isWound={setup.state === "wound"}
          onChange={(custom, group) => changeSetup({ custom }, group)}
          onWound={(isWound) => changeSetup({ part: null, state: isWound ? "wound" : "normal" })}
        />
      )}
    </>
  );
  if (weapon === null || (!outcome.ok && outcome.missing === "weapon")) {
    return (
      <div className="grid-cols-1 grid gap-5">
        <EmptyState
          title="No weapon equipped"
          action={
            <Button variant="filled" onClick={() => show("loadout")}>
              Choose a weapon
            </Button>
          }
        >
          Choose a weapon in the loadout to calculate damage. Your target is saved.
        </EmptyState>
        {monsters}
      </div>
    );
  }
  return (
    <div className="grid-cols-1 grid gap-5">
      {result && <DamageResultPanel result={result} onBest={best} />}
      {monsters}
      {!outcome.ok && (
        <EmptyState title={outcome.missing === "monster" ? "Choose your target" : "No hitzone data"}>
          {outcome.missing === "monster" && setup.monster !== null && `Unknown monster: ${setup.monster}. `}
          {outcome.missing === "monster"
            ? "Choose a monster to see your damage against each of its parts."
            : outcome.reason}
        </EmptyState>
      )}
      {outcome.ok && !isCustom && (
        <TargetHitzones
          monster={outcome.monster}
          damage={getMainDamage(outcome.scenario)}
          element={getMainElement(outcome.scenario)}
          part={outcome.target.part}
          state={outcome.target.state}
          onChoose={setTarget}
        />
      )}
      <Rotation
        weapon={weapon}
        data={data}
        rotation={setup.rotation}
        bonuses={setup.bonuses}
        steps={result?.rotation.steps ?? null}
        onChange={changeSetup}
      >
        <RotationLength
          seconds={setup.seconds}
          hasProcs={hasProcs(builderData.armor.skills, derived.levels)}
          onChange={(seconds) => changeSetup({ seconds }, "rotation-seconds")}
        />
      </Rotation>
      {isWhole && (
        <>
          <UptimeFields
            switches={switches}
            conditions={setup.conditions}
            own={setup.skills}
            levels={derived.levels}
            skills={builderData.armor.skills}
            weapon={weapon.type}
            onChange={changeSetup}
          />
          <Bonuses
            data={data}
            weapon={weapon}
            bonuses={setup.bonuses}
            own={setup.own}
            sharpness={setup.sharpness}
            axePower={setup.axePower}
            frenzyCured={waitsForFrenzy ? null : (setup.conditions.frenzyCured ?? defaultUptimes.frenzyCured)}
            onChange={changeSetup}
            onFrenzyCured={setFrenzyCured}
          />
          {outcome.ok && !isCustom && <HuntFold data={data} />}
          {outcome.ok && (
            <StatusPanel
              ailments={listSteadyAilments(weapon, builderData.armor.skills, derived.levels)}
              monster={isCustom ? null : outcome.monster}
            />
          )}
          {result && (
            <>
              <Panel id="damage-numbers" title="Detailed breakdown">
                <DamageBreakdown result={result} data={data} builderData={builderData} onRead={setReading} />
              </Panel>
              {!isCustom && (
                <Panel id="damage-parts" title={`All parts of ${result.outcome.monster.name}`}>
                  <PartChart result={result} />
                </Panel>
              )}
            </>
          )}
          <BuildComparison
            setup={later}
            comparedBuilds={setup.comparedBuilds}
            result={result}
            damageData={data}
          />
        </>
      )}
    </div>
  );
}
