import { UnstyledButton } from "@mantine/core";
import { useCallback, useMemo, useRef } from "react";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { type SearchPress, useGoalInSight } from "@/hooks/builder/use-goal-in-sight";
import { withExcluded } from "@/lib/builder/criteria/exclusions";
import type { TickedRow } from "@/lib/builder/criteria/get-compared-lines";
import type { SearchRequest, SearchRunState } from "@/lib/builder/criteria/search-state";
import { withSkillTarget } from "@/lib/builder/criteria/skill-targets";
import type { FoundSet } from "@/lib/builder/search/query";
import type { EngineClient } from "@/lib/builder/worker/worker-client";
import { ConflictExplanation } from "./ConflictExplanation";
import { ExtraSkills } from "./ExtraSkills";
import classes from "./Outcome.module.css";
import { Proof } from "./Proof";
import { Results } from "./Results";
import { TargetCosts } from "./TargetCosts";

interface OutcomeProps {
  engine: EngineClient;
  state: SearchRunState;
  /** The last press on the button that searches. */
  press: SearchPress;
  /** The results are for other criteria than the current ones. */
  isStale: boolean;
  ticked: readonly TickedRow[];
  onTick(ticked: TickedRow, on: boolean): void;
  onEquip(set: FoundSet): void;
}

/** All that a search answered: proof, sets, what could be gained, or why there is none. */
export function Outcome({ engine, state, press, isStale, ticked, onTick, onEquip }: OutcomeProps) {
  const { data, loadout, collection } = useBuilder(pick("data", "loadout", "collection"));
  const { searchWith } = useCommands();
  const { phase, request, shown, report, failure } = state;
  const some = shown !== null && shown.sets.length > 0;
  const old = isStale || (some && shown.request !== request);
  const box = useRef<HTMLDivElement>(null);
  useGoalInSight(box, !old && (some || report?.status === "infeasible"), press);
  const { talismans } = collection;
  const savedNames = useMemo(() => new Map(talismans.map(({ id, name }) => [id, name])), [talismans]);
  // Rows are many: what they call stays the same.
  const onExclude = useCallback(
    (id: string) => searchWith(({ excluded }) => ({ excluded: withExcluded(excluded, [id]) })),
    [searchWith],
  );
  const onAdd = (id: string, level: number) =>
    searchWith((criteria) => withSkillTarget(criteria, id, level, data.catalog));

  return (
    <div
      ref={box}
      tabIndex={-1}
      className={`${classes.outcome} grid-cols-1 grid relative gap-3 min-w-0`}
      data-stale={old || undefined}
      aria-busy={phase === "searching"}
    >
      <div role="status">
        <Proof state={state} />
        {failure && (
          <p className="text-14 leading-5 text-bad">
            The search stopped: {failure} Your skills are saved. Search again.
          </p>
        )}
      </div>
      {report?.status === "infeasible" && (
        <ConflictExplanation state={state} savedNames={savedNames} onEquip={onEquip} />
      )}
      {some && (
        <UnstyledButton
          type="button"
          className="visually-hidden z-30 top-0 right-0 border absolute min-h-9 px-3 rounded-md bg-raised text-14 text-signal"
          onClick={(event) => focusFirst(event.currentTarget)}
        >
          Skip to the first set
        </UnstyledButton>
      )}
      {some && <ExtraSkills key={`extra-${request?.run}`} state={state} onAdd={onAdd} />}
      {!old && phase === "done" && request && report && hasCosts(request) && (
        <TargetCosts key={`costs-${request.run}`} engine={engine} request={request} report={report} />
      )}
      {some && (
        <Results
          key={`sets-${shown.request.run}`}
          sets={shown.sets}
          query={shown.request.query}
          title={shown.request.title}
          isOld={old}
          builderData={data}
          loadout={loadout}
          savedNames={savedNames}
          ticked={ticked}
          onTick={onTick}
          onEquip={onEquip}
          onExclude={onExclude}
        />
      )}
    </div>
  );
}

/** Skills are wanted, and what they cost can be told in damage. */
function hasCosts({ query: { objective, skills = {}, bonuses = {} } }: SearchRequest): boolean {
  return objective?.kind === "damage" && Object.keys(skills).length + Object.keys(bonuses).length > 0;
}

/** Past the chips, to the button that equips the best set. */
function focusFirst(button: HTMLElement) {
  button.closest("div")?.querySelector<HTMLElement>("[data-sets] > [data-current] button")?.focus();
}
