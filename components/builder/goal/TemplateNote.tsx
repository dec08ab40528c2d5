import { Name } from "@/components/game/Name";
import { goalTemplates } from "@/lib/builder/goals/goal-templates";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import type { WeaponType } from "@/lib/catalog/codes";

/** Which skills a goal begins with, and why. */
export function TemplateNote({ type, getName }: { type: WeaponType; getName: GetName }) {
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
