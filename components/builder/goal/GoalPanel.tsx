import { Button, NativeSelect } from "@mantine/core";
import { IconBolt } from "@tabler/icons-react";
import { memo, useMemo, useState } from "react";
import { MyWeapon } from "@/components/game/MyWeapon";
import { Name } from "@/components/game/Name";
import { Chip } from "@/components/ui/Chip";
import { ErrorState } from "@/components/ui/ErrorState";
import { Fold } from "@/components/ui/Fold";
import { GameIcon } from "@/components/ui/GameIcon";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useGoal } from "@/hooks/builder/use-goal";
import { useMyWeapon } from "@/hooks/ui/use-my-weapon";
import type { FileMonster } from "@/lib/builder/data/damage-file";
import { goalExamples, goalTemplates } from "@/lib/builder/goals/goal-templates";
import type { Goal } from "@/lib/builder/goals/plan-goal";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import { isBare } from "@/lib/builder/workspace/workspace";
import { type WeaponType, weaponTypes } from "@/lib/catalog/codes";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { MonsterPicker } from "../damage/MonsterPicker";

/** From a type of weapon and a monster to the best set in one move. It is open while nothing is equipped. */
export const GoalPanel = memo(function GoalPanel() {
  const { loadout, setup, data: builderData } = useBuilder(pick("loadout", "setup", "data"));
  const { changeSetup } = useCommands();
  const [isOpen, setIsOpen] = useState(() => isBare(loadout));
  const [type, setType] = useState<WeaponType | null>(null);
  const goal = useGoal();
  const equipped = loadout.weapon ? (builderData.catalog.weapons.get(loadout.weapon.id)?.type ?? null) : null;
  const [myWeapon] = useMyWeapon();
  const chosenType = type ?? equipped ?? myWeapon;
  const { monster } = setup;
  const { data } = goal;
  const monsters = useMemo(
    () => (data.status === "ready" ? data.data.monsters.filter(canBeHit) : []),
    [data],
  );

  const choose = (chosen: Goal) => {
    setType(chosen.type);
    setIsOpen(false);
    goal.choose(chosen);
  };
  return (
    <Fold
      look="box"
      open={isOpen}
      onOpen={setIsOpen}
      onPointerEnter={goal.prepare}
      onFocus={goal.prepare}
      summary="Best set for a target"
    >
      <div className="grid-cols-1 grid gap-2.5 px-3 pb-3">
        <div className="md:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] xl:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_auto] grid-cols-1 grid gap-2.5 items-end">
          <NativeSelect
            label="Weapon type"
            value={chosenType ?? ""}
            onChange={(event) => setType(weaponTypes.find((each) => each === event.target.value) ?? null)}
          >
            {chosenType === null && <option value="">Choose a type</option>}
            {weaponTypes.map((each) => (
              <option key={each} value={each}>
                {weaponTypeLabels[each]}
              </option>
            ))}
          </NativeSelect>
          <MonsterPicker
            monsters={monsters}
            chosen={monster}
            onChoose={(id) => changeSetup({ monster: id, part: null, state: "normal" })}
          />
          <Button
            // In the narrow column of a tablet it has a row to itself: it is wider than the first field.
            className="md:max-xl:col-span-full"
            size="md"
            variant="filled"
            disabled={chosenType === null || monster === null}
            loading={goal.waiting}
            onClick={() => chosenType && monster && choose({ type: chosenType, monster })}
          >
            <IconBolt size={18} stroke={2} aria-hidden="true" />
            Show the best set
          </Button>
        </div>
        {data.status === "failed" && (
          <ErrorState
            title="Monsters could not be loaded"
            action={<Button onClick={data.retry}>Try again</Button>}
          >
            {data.message}
          </ErrorState>
        )}
        {chosenType && <TemplateNote type={chosenType} getName={builderData.getName} />}
        <GoalExamples onChoose={choose} />
        <MyWeapon isLabeled />
      </div>
    </Fold>
  );
});

/** No damage can be calculated against a monster without hitzones. */
function canBeHit({ hitzones, weakPointHitzones }: FileMonster): boolean {
  return hitzones.length + (weakPointHitzones?.length ?? 0) > 0;
}

/** Goals that one click answers. */
function GoalExamples({ onChoose }: { onChoose(goal: Goal): void }) {
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <span className="text-13 text-dim" id="goal-examples">
        Examples:
      </span>
      <ul className="flex flex-wrap gap-1.5" aria-labelledby="goal-examples">
        {goalExamples.map(({ type, monster, monsterName }) => (
          <li key={type}>
            <Chip onClick={() => onChoose({ type, monster })}>
              <GameIcon name={type} size={18} className="inline-block align-text-bottom me-0.5" />{" "}
              {weaponTypeLabels[type]} for{" "}
              <Name entity="monsters" id={monster}>
                {monsterName}
              </Name>
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Which skills a goal begins with, and why. */
function TemplateNote({ type, getName }: { type: WeaponType; getName: GetName }) {
  return (
    <p className="text-13 leading-4.5 text-dim">
      Begins with{" "}
      {goalTemplates[type].map(({ id, level, why }) => (
        <span key={id}>
          <Name entity="skills" id={id}>
            {getName("skill", id)}
          </Name>{" "}
          {level} ({why})
        </span>
      ))}{" "}
      unless you chose skills. Without moves and uptimes of your own it assumes the usual combo in a steady
      hunt. A weapon is picked for you if none of this type is equipped, then compared with all others.
    </p>
  );
}
