import { Button } from "@mantine/core";
import dynamic from "next/dynamic";
import { memo, useState } from "react";
import { Name } from "@/components/game/Name";
import { Chip } from "@/components/ui/Chip";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useSearchMemory } from "@/hooks/builder/use-search-memory";
import { useFirstInput } from "@/hooks/ui/use-first-input";
import {
  getTargetLevel,
  getUsefulLevel,
  toSkillTargets,
  withSkillTarget,
} from "@/lib/builder/criteria/skill-targets";
import { PaneSkeleton } from "../PaneSkeleton";
import { SkillField } from "./SkillField";

const loadBrowser = () => import("./SkillBrowser").then((module) => module.SkillBrowser);
const SkillBrowser = dynamic(loadBrowser, { ssr: false, loading: PaneSkeleton });
const loadList = () => import("./SkillTargetList").then((module) => module.SkillTargetList);
const SkillTargetList = dynamic(loadList, { ssr: false, loading: PaneSkeleton });

/** The skill targets: the field that adds skills, all skills by category, and the list itself. */
export const SkillTargets = memo(function SkillTargets() {
  const { criteria, derived, data: builderData } = useBuilder(pick("criteria", "derived", "data"));
  const { changeCriteria } = useCommands();
  useFirstInput(() => void Promise.all([loadList(), loadBrowser()]).catch(() => {}));
  const [browsing, setBrowsing] = useState(false);
  const some = Object.keys(criteria.skills).length + Object.keys(criteria.bonuses).length > 0;
  const hasSkills = Object.keys(derived.levels).length > 0;
  return (
    <div className="grid-cols-1 grid gap-2.5" data-skill-targets>
      <div className="print:hidden">
        <SkillField />
      </div>
      <RecentSkills />
      <div className="-mx-2 flex flex-wrap gap-x-1">
        <Button variant="subtle" aria-expanded={browsing} onClick={() => setBrowsing(!browsing)}>
          {browsing ? "Hide categories" : "Browse by category"}
        </Button>
        <Button
          variant="subtle"
          disabled={!hasSkills}
          onClick={() => changeCriteria(toSkillTargets(derived.levels, builderData.catalog))}
        >
          Use my current skills
        </Button>
        {some && (
          <Button
            variant="subtle"
            onClick={(event) => {
              // The button goes with the skills: the focus stays in its row.
              event.currentTarget.parentElement?.querySelector("button")?.focus();
              changeCriteria({ skills: {}, bonuses: {} });
            }}
          >
            Clear
          </Button>
        )}
      </div>
      {browsing && <SkillBrowser />}
      {some ? (
        <SkillTargetList />
      ) : (
        <p className="print:hidden text-14 leading-5 text-dim">
          No skills added yet. Search above, browse by category or use your current skills.
        </p>
      )}
    </div>
  );
});

/** Skills that were added lately and are not in the list, each a click away. Renders nothing where there are none. */
function RecentSkills() {
  const { criteria, data } = useBuilder(pick("criteria", "data"));
  const { changeCriteria } = useCommands();
  const { catalog, getName } = data;
  const { memory } = useSearchMemory(catalog);
  const recent = memory.recent.filter((id) => getTargetLevel(criteria, id) === 0);
  if (recent.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <span className="text-13 text-dim" id="recent-skills">
        Recent:
      </span>
      <ul className="flex flex-wrap gap-1.5" aria-labelledby="recent-skills">
        {recent.map((id) => (
          <li key={id}>
            <Chip
              onClick={() =>
                changeCriteria(withSkillTarget(criteria, id, getUsefulLevel(id, catalog), catalog))
              }
            >
              <span className="visually-hidden">Add</span>{" "}
              <Name entity="skills" id={id}>
                {getName("skill", id)}
              </Name>{" "}
              {getUsefulLevel(id, catalog)}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
