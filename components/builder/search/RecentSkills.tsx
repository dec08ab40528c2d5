import { Name } from "@/components/game/Name";
import { Chip } from "@/components/ui/Chip";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useSearchMemory } from "@/hooks/builder/use-search-memory";
import { getTargetLevel, getUsefulLevel, withSkillTarget } from "@/lib/builder/criteria/skill-targets";

/** Skills that were added lately and are not in the list, each a click away. Renders nothing where there are none. */
export function RecentSkills() {
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
