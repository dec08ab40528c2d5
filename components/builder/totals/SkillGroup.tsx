import type { SkillTotal } from "@/lib/builder/gear/totals";
import { SkillLine } from "./SkillLine";

interface SkillGroupProps {
  title: string;
  totals: readonly SkillTotal[];
}

/** Skills of one kind, a line each. */
export function SkillGroup({ title, totals }: SkillGroupProps) {
  if (totals.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="tracking-[0] mb-1.5 text-14 leading-5">
        {title} <span className="text-dim font-normal">{totals.filter(({ level }) => level > 0).length}</span>
      </h3>
      <ul className="border rounded-md bg-card">
        {totals.map((total) => (
          <SkillLine key={total.skill} total={total} />
        ))}
      </ul>
    </section>
  );
}
