import { Name } from "@/components/game/Name";
import { GameIcon } from "@/components/ui/GameIcon";
import type { ExtraLevel } from "@/lib/builder/criteria/create-found-row";
import type { GetName } from "@/lib/builder/loadout/format-problem";

/** Skills of a set that are no skill targets. */
export function ExtraLine({ extra, getName }: { extra: readonly ExtraLevel[]; getName: GetName }) {
  if (extra.length === 0) return null;
  return (
    <p className="relative flex flex-wrap items-center gap-x-3 ps-6 text-13 leading-5">
      <GameIcon name="skill" size={16} className="top-0.5 absolute left-0 text-dim" label="Extra skills" />
      {extra.map(({ id, level }) => (
        <span key={id}>
          <Name entity="skills" id={id}>
            {getName("skill", id)}
          </Name>{" "}
          <b className="font-bold">{level}</b>
        </span>
      ))}
    </p>
  );
}
