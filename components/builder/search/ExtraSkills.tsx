import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import { Name } from "@/components/game/Name";
import { Chip } from "@/components/ui/Chip";
import { useBuilder } from "@/hooks/builder/use-builder";
import { useSkillRating } from "@/hooks/builder/use-skill-fit";
import {
  type ExtraSkillRow,
  listFittingSkills,
  listOtherSkills,
} from "@/lib/builder/criteria/list-extra-skills";
import type { SearchRunState } from "@/lib/builder/criteria/search-state";
import { getSetLevels } from "@/lib/builder/search/set-levels";
import classes from "./ExtraSkills.module.css";

/** Chips in sight before all are shown. */
const maxShown = 12;

interface ExtraSkillsProps {
  state: SearchRunState;
  onAdd(id: string, level: number): void;
}

/** Skills that the best set can still take, each a click away with what it costs; those that take other armor on demand. */
export function ExtraSkills({ state, onAdd }: ExtraSkillsProps) {
  const { skills, armor, getName } = useBuilder(({ data }) => data);
  const { request, report, costs, headroom, headroomDone } = state;
  const rate = useSkillRating();
  const [all, setAll] = useState(false);
  const [others, setOthers] = useState(false);
  const best = report?.results[0] ?? null;
  const levels = useMemo(() => {
    if (!best || !request) return null;
    const { objective: _, ...query } = request.query;
    return getSetLevels(best, query, armor);
  }, [best, request, armor]);
  const fitting = best ? listFittingSkills(best, costs, skills, rate) : [];
  const other = levels ? listOtherSkills(headroom, costs, (id) => levels.get(id) ?? 0, skills, rate) : [];
  const shown = [...(all ? fitting : fitting.slice(0, maxShown)), ...(others ? other : [])];
  return (
    <section className={`${classes.extraSkills} min-w-0 print:hidden`} aria-label="Room for more">
      <div className="min-h-9 flex flex-wrap items-center gap-x-2.5">
        <h3 className="text-14">Room for more</h3>
        <p className="text-13 text-dim">
          {!headroomDone && "Checking …"}
          {headroomDone && fitting.length === 0 && formatNone(state, other.length)}
          {headroomDone && fitting.length > 0 && "fits the top set"}
        </p>
        <span className="ms-auto flex gap-1">
          {fitting.length > maxShown && (
            <Button variant="subtle" size="xs" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? "Show fewer" : `All ${fitting.length}`}
            </Button>
          )}
          {headroomDone && other.length > 0 && (
            <Button variant="subtle" size="xs" aria-expanded={others} onClick={() => setOthers(!others)}>
              {others ? "Hide other armor" : `${other.length} with other armor`}
            </Button>
          )}
        </span>
      </div>
      <ul
        className={`${classes.chips} relative ${all || others ? "flex-wrap" : ""} overflow-x-auto flex gap-1.5`}
        data-all={all || others || undefined}
      >
        {shown.map((extraSkill) => (
          <li key={`${extraSkill.id} ${extraSkill.cost === null}`} className="flex-none">
            <ExtraSkillChip
              extraSkill={extraSkill}
              name={getName("skill", extraSkill.id)}
              onClick={() => onAdd(extraSkill.id, extraSkill.now + 1)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function formatNone({ report, headroom }: SearchRunState, others: number): string {
  if (report?.status === "cancelled" && headroom.length === 0) return "Not checked.";
  return others > 0 ? "Nothing more fits the top set." : "No more skills fit.";
}

function ExtraSkillChip({
  extraSkill,
  name,
  onClick,
}: {
  extraSkill: ExtraSkillRow;
  name: string;
  onClick(): void;
}) {
  const { id, now, max, cost } = extraSkill;
  return (
    <Chip onClick={onClick}>
      <span className="visually-hidden">Add</span>{" "}
      <span>
        <Name entity="skills" id={id}>
          {name}
        </Name>{" "}
        {now + 1}
      </span>{" "}
      <span className="text-dim">
        {formatCost(cost)}
        {max > now + 1 && `, up to ${max}`}
      </span>
    </Chip>
  );
}

function formatCost(cost: string | null): string {
  if (cost === null) return "with other armor";
  return cost === "" ? "at no cost" : `for ${cost}`;
}
