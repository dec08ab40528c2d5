import { Name } from "./Name";

interface ConditionalSkillListProps {
  skills: readonly {
    readonly id: string;
    readonly name: string;
    readonly level: number;
    /** "on weak spots" */
    readonly when: string;
    /** Against the target: "40%", "not counted"; empty without one. */
    readonly uptime: string;
  }[];
}

/** Skills that are in no figure that is always on, each with its condition; nothing where there are none. */
export function ConditionalSkillList({ skills }: ConditionalSkillListProps) {
  if (skills.length === 0) return null;
  const hasTarget = skills.some(({ uptime }) => uptime !== "");
  return (
    <section aria-label="Conditional skills" className="grid gap-1 text-13 leading-5">
      <h3 className="flex justify-between gap-3 text-13 leading-5 text-dim font-normal">
        Conditional, not in Always on {hasTarget && <span>Uptime</span>}
      </h3>
      <ul>
        {skills.map(({ id, name, level, when, uptime }) => (
          <li key={id} className="flex justify-between gap-3">
            <span className="min-w-0">
              <Name entity="skills" id={id}>
                {name}
              </Name>{" "}
              {level} <span className="text-dim">{when}</span>
            </span>{" "}
            {uptime !== "" && <span className="flex-none text-dim tabular-nums">{uptime}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
