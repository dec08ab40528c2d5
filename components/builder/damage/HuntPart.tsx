import { Button, NativeSelect } from "@mantine/core";
import { useMemo } from "react";
import { ErrorState } from "@/components/ui/ErrorState";
import { useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useHunt, useHuntData } from "@/hooks/builder/use-hunt";
import { useLocalStore } from "@/hooks/ui/use-local-store";
import type { DamageData } from "@/lib/builder/data/damage-file";
import type { HuntData, HuntQuest } from "@/lib/builder/data/hunt-file";
import { emptyHuntPlan, type HuntPlan, huntPlanStore } from "@/lib/builder/hunt/plan";
import { maxSeconds } from "@/lib/builder/target/damage-setup";
import { formatRotation } from "@/lib/builder/target/move-rows";
import type { MonsterItem } from "@/lib/catalog/world-codes";
import { monsterItemLabels } from "@/lib/catalog/world-labels";
import { formatNumber } from "@/lib/text/format";
import { FigureField } from "./FigureField";
import { HuntAnswer } from "./HuntAnswer";
import { HuntAssumptionFields } from "./HuntAssumptionFields";
import { HuntBuffs } from "./HuntBuffs";
import { HuntCourseChart } from "./HuntCourseChart";
import { HuntParty } from "./HuntParty";
import { HuntSupplies } from "./HuntSupplies";
import { HuntTables } from "./HuntTables";

interface HuntPartProps {
  data: DamageData;
}

/** The equipped build through a whole hunt: what it takes for granted, and how it goes. */
export function HuntPart({ data }: HuntPartProps) {
  const state = useHuntData();
  if (state.status === "failed") {
    return (
      <ErrorState
        title="Quests could not be loaded"
        action={<Button onClick={state.retry}>Try again</Button>}
      >
        {state.message}
      </ErrorState>
    );
  }
  if (state.status === "loading") return <p className="p-3 text-14 text-dim">Loading quests.</p>;
  return <Hunt data={data} hunt={state.data} />;
}

function Hunt({ data, hunt }: HuntPartProps & { hunt: HuntData }) {
  const setup = useBuilder((builder) => builder.setup);
  const { changeSetup } = useCommands();
  const plan = useLocalStore(huntPlanStore);
  const change = (by: Partial<HuntPlan>) => huntPlanStore.change((before) => ({ ...before, ...by }));
  const quests = useMemo(() => listQuests(hunt, setup.monster), [hunt, setup.monster]);
  const chosen = quests.find(({ quest }) => quest.id === plan.quest) ?? quests[0] ?? null;
  const party = plan.companions.length + 1;
  const target = useMemo(() => chosen && { id: chosen.quest.id, target: chosen.target }, [chosen]);
  const { reply, isBusy } = useHunt(plan, target, { damage: data, hunt });
  if (chosen === null) {
    return (
      <p className="p-3 text-14 leading-5 text-dim">
        No quest against this target has its health in the game's tables. Choose a large monster with a quest.
      </p>
    );
  }
  const own = reply?.ok === true ? reply.hunters[0] : undefined;
  const getPart = (id: string) => {
    const monster = data.monsters.find((each) => each.id === setup.monster);
    const combat = hunt.monsters.find((each) => each.id === setup.monster);
    const isNamed = ({ part }: { readonly part: string }) => part === id;
    return monster?.hitzones.find(isNamed)?.name ?? combat?.breaks.find(isNamed)?.name ?? id;
  };
  const getItem = (id: string) =>
    hunt.supplies.find((each) => each.id === id)?.name ?? monsterItemLabels[id as MonsterItem];
  const names = {
    hunters: reply?.ok === true ? reply.hunters.map(({ name }) => name) : [],
    getPart,
    getItem,
  };
  return (
    <div className="grid-cols-1 grid gap-4 p-3">
      {reply?.ok === false && (
        <p role="alert" className="text-14 leading-5">
          {reply.reason}
        </p>
      )}
      {reply?.ok === true && <HuntAnswer hunt={reply} isBusy={isBusy} />}
      {reply === null && <p className="text-14 text-dim">Playing the hunt.</p>}
      {/* Names of quests are long: the field has a row, what else the quest is about a line of its own. */}
      <NativeSelect
        label="Quest"
        description={formatQuest(chosen, party)}
        value={chosen.quest.id}
        onChange={({ target: { value } }) => change({ quest: value })}
      >
        {quests.map(({ quest, health }) => (
          <option key={quest.id} value={quest.id} disabled={quest.maxPlayers < party}>
            {quest.name}, {isEvent({ quest }) && "event, "}
            {quest.stars}★, {formatNumber(health[party - 1] ?? 0, 0)} health
          </option>
        ))}
      </NativeSelect>
      <div className="grid gap-1">
        <div className="grid gap-3 md:grid-cols-2">
          <FigureField
            label="Your combo takes, seconds"
            value={setup.seconds}
            min={0}
            max={maxSeconds}
            onChange={(seconds) => changeSetup({ seconds }, "rotation-seconds")}
          />
          {own && own.notes.staminaPerLoop !== null && (
            <FigureField
              label="Stamina that your combo uses"
              value={plan.staminaPerLoop ?? own.notes.staminaPerLoop}
              min={0}
              max={1000}
              onChange={(staminaPerLoop) => change({ staminaPerLoop: staminaPerLoop || null })}
            />
          )}
        </div>
        <p className="text-12 leading-4 text-dim">
          {own?.notes.pace.source === "assumed"
            ? `Not timed: ${formatNumber(own.notes.pace.seconds, 1)} s assumed. No table has the length of moves, so time your own.`
            : `${setup.seconds > 0 ? "Timed by you. " : ""}No table has the length of moves.`}
          {own && own.notes.pace.charging > 0
            ? ` Charging alone takes ${formatNumber(own.notes.pace.charging, 1)} s of it by the tables.`
            : ""}
        </p>
        {own && (
          <p className="text-12 leading-4 text-dim">
            {setup.rotation.length === 0 ? "The usual combo" : "Your combo"}:{" "}
            {formatRotation(own.notes.rotation, data.moves)}.
          </p>
        )}
      </div>
      {own && own.notes.buffs.length > 0 && (
        <HuntBuffs
          buffs={own.notes.buffs}
          renewals={plan.renewals}
          onChange={(renewals) => change({ renewals })}
        />
      )}
      {own && (
        <HuntSupplies
          notes={own.notes}
          traps={hunt.monsters.find(({ id }) => id === setup.monster)?.traps ?? []}
          plan={plan}
          onChange={change}
        />
      )}
      <HuntParty
        companions={plan.companions}
        hunters={reply?.ok === true ? reply.hunters.slice(1) : []}
        maxPlayers={chosen.quest.maxPlayers}
        onChange={(companions) => change({ companions })}
      />
      {reply?.ok === true && (
        <>
          <HuntTables hunt={reply} names={names} ammo={hunt.ammo} />
          <HuntCourseChart events={reply.course.events} names={names} />
        </>
      )}
      <HuntAssumptionFields
        changed={plan.changed}
        hasTraps={Object.values(plan.traps).some((count) => count > 0)}
        hunters={reply?.ok === true ? reply.hunters : []}
        moves={data.moves}
        onChange={(changed) => change({ changed })}
        onReset={() =>
          huntPlanStore.change(({ companions, quest }) => ({ ...emptyHuntPlan, companions, quest }))
        }
      />
    </div>
  );
}

interface QuestOption {
  readonly quest: HuntQuest;
  readonly target: number;
  readonly health: readonly number[];
}

/** Quests against a monster whose health is known, hardest first; event quests, which come and go, last. */
function listQuests({ quests }: HuntData, monster: string | null): readonly QuestOption[] {
  return quests
    .flatMap((quest): QuestOption[] => {
      const target = quest.targets.findIndex((each) => each.monster === monster && each.health !== undefined);
      const health = quest.targets[target]?.health;
      return health ? [{ quest, target, health }] : [];
    })
    .toSorted(
      (a, b) =>
        Number(isEvent(a)) - Number(isEvent(b)) ||
        b.quest.stars - a.quest.stars ||
        (b.health[0] ?? 0) - (a.health[0] ?? 0),
    );
}

/** What the chosen quest is, besides its name: the closed field is too narrow for both. */
function formatQuest({ quest, health }: QuestOption, party: number): string {
  return [
    `${quest.stars}★${isEvent({ quest }) ? " event" : ""}`,
    `${formatNumber(health[party - 1] ?? 0, 0)} health`,
    `${quest.timeLimitMin} min`,
    quest.maxPlayers === 1 ? "solo" : `up to ${quest.maxPlayers} hunters`,
  ].join(", ");
}

function isEvent({ quest }: Pick<QuestOption, "quest">): boolean {
  return quest.kind === "event";
}
