import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { Name } from "@/components/game/Name";
import { Chip } from "@/components/ui/Chip";
import { useBuilder } from "@/hooks/builder/use-builder";
import { useSkillCosts } from "@/hooks/builder/use-skill-costs";
import { useSkillRating } from "@/hooks/builder/use-skill-fit";
import { type ExtraSkillRow, listExtraSkills } from "@/lib/builder/criteria/list-extra-skills";
import type { SearchRunState } from "@/lib/builder/criteria/search-state";
import { formatSkillCost, listGainQuestions, type SkillCost } from "@/lib/builder/criteria/skill-costs";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import type { ExtraSkill } from "@/lib/builder/search/extra-skills";
import type { EngineClient } from "@/lib/builder/worker/worker-client";
import classes from "./ExtraSkills.module.css";

/** Chips in sight before all are shown. */
const maxShown = 12;

interface ExtraSkillsProps {
  engine: EngineClient;
  state: SearchRunState;
  onAdd(id: string, level: number): void;
}

/** Skills that still fit, each a click away. */
export function ExtraSkills({ engine, state, onAdd }: ExtraSkillsProps) {
  const builderData = useBuilder(({ data }) => data);
  const known = useSetHeadroom(state, builderData);
  const rate = useSkillRating();
  const [all, setAll] = useState(false);
  const { costs, isRunning, start } = useSkillCosts(engine);
  const [isFreeOnly, setFreeOnly] = useState(false);
  const found = known ? listExtraSkills(state.headroom, known, builderData.skills, rate) : [];
  const extraSkills = sortByCost(found, costs).filter(({ id }) => !isFreeOnly || isFree(costs.get(id)));
  const shown = all ? extraSkills : extraSkills.slice(0, maxShown);
  const { report, request } = state;
  const isDamage = request?.query.objective?.kind === "damage";
  const compare = () => {
    if (isRunning || !report || !request) return;
    const asked = found.slice(0, all ? found.length : maxShown).map(({ id, now }) => ({
      id,
      level: now + 1,
      isBonus: Boolean(builderData.skills.get(id)?.levels),
    }));
    start(report, listGainQuestions(request.query, asked));
  };
  return (
    <section className={`${classes.extraSkills} min-w-0`} aria-label="Room for more">
      <div className="h-9 flex items-center gap-2.5">
        <h3 className="text-14 whitespace-nowrap">Room for more</h3>
        <p className="text-13 text-dim">
          {!state.headroomDone && "Checking …"}
          {state.headroomDone && found.length === 0 && formatNone(state)}
          {state.headroomDone && extraSkills.length > 0 && (
            <span className="max-md:hidden">
              <span className={`${classes.mark} inline-block`} aria-hidden="true" /> fits the top set
            </span>
          )}
        </p>
        {isDamage && state.headroomDone && report && found.length > 0 && (
          <Button variant="subtle" size="xs" aria-disabled={isRunning} onClick={compare}>
            {isRunning ? `Comparing ${costs.size + 1} …` : "What each costs"}
          </Button>
        )}
        {costs.size > 0 && !isRunning && (
          <Button
            variant="subtle"
            size="xs"
            aria-pressed={isFreeOnly}
            onClick={() => setFreeOnly(!isFreeOnly)}
          >
            {isFreeOnly ? "Show all" : "Free ones only"}
          </Button>
        )}
        {extraSkills.length > maxShown && (
          <Button
            variant="subtle"
            size="xs"
            className="ms-auto"
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? "Show fewer" : `All ${extraSkills.length}`}
          </Button>
        )}
      </div>
      <ul
        className={`${classes.chips} relative ${all ? "flex-wrap" : ""} overflow-x-auto flex gap-1.5`}
        data-all={all || undefined}
      >
        {shown.map((extraSkill) => (
          <li key={extraSkill.id} className="flex-none">
            <ExtraSkillChip
              extraSkill={extraSkill}
              name={builderData.getName("skill", extraSkill.id)}
              cost={costs.get(extraSkill.id) ?? null}
              onClick={() => onAdd(extraSkill.id, extraSkill.now + 1)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What costs least first, once it is known. */
function sortByCost(
  found: readonly ExtraSkillRow[],
  costs: ReadonlyMap<string, SkillCost>,
): readonly ExtraSkillRow[] {
  const getChange = ({ id }: ExtraSkillRow) => costs.get(id)?.change ?? Number.NEGATIVE_INFINITY;
  return costs.size === 0 ? found : found.toSorted((a, b) => compareChanges(getChange(a), getChange(b)));
}

function compareChanges(a: number, b: number): number {
  return a === b ? 0 : b > a ? 1 : -1;
}

function isFree(cost: SkillCost | undefined): boolean {
  return cost?.change !== undefined && cost.change !== null && cost.change > -0.0005;
}

function formatNone({ report, headroom }: SearchRunState): string {
  return report?.status === "cancelled" && headroom.length === 0 ? "Not checked." : "No more skills fit.";
}

function ExtraSkillChip({
  extraSkill,
  name,
  cost,
  onClick,
}: {
  extraSkill: ExtraSkillRow;
  name: string;
  /** What it costs in damage; `null` = not compared. */
  cost: SkillCost | null;
  onClick(): void;
}) {
  const { id, now, max, within } = extraSkill;
  const inside = within > now;
  return (
    <Chip className={inside ? classes.inside : ""} onClick={onClick}>
      <span className="visually-hidden">Add</span>{" "}
      <span>
        <Name entity="skills" id={id}>
          {name}
        </Name>{" "}
        {now + 1}
      </span>
      {max > now + 1 && (
        <>
          {" "}
          <span className="text-dim">up to {max}</span>
        </>
      )}
      {cost && (
        <span className={(cost.change ?? 0) < 0 ? "text-bad" : "text-dim"}> {formatSkillCost(cost)}</span>
      )}
      {inside && <span className="visually-hidden">, fits the top set</span>}
    </Chip>
  );
}

/** How far the best set can be raised by other decorations; the calculation is loaded when there is a set. */
function useSetHeadroom(
  { request, report }: SearchRunState,
  builderData: BuilderData,
): readonly ExtraSkill[] | null {
  const [known, setKnown] = useState<{
    readonly run: number;
    readonly extraSkills: readonly ExtraSkill[];
  } | null>(null);
  useEffect(() => {
    const best = report?.results[0];
    if (!request || !best) return;
    let here = true;
    import("@/lib/builder/search/extra-skills").then(({ findExtraSkills }) => {
      const { objective: _, ...query } = request.query;
      if (here)
        setKnown({ run: request.run, extraSkills: findExtraSkills(best, query, builderData.armor) ?? [] });
    });
    return () => {
      here = false;
    };
  }, [request, report, builderData]);
  return known && known.run === request?.run ? known.extraSkills : null;
}
