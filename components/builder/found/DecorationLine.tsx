import { Name } from "@/components/game/Name";
import { GameIcon } from "@/components/ui/GameIcon";
import type { DecorationCount } from "@/lib/builder/criteria/create-found-row";
import type { GetName } from "@/lib/builder/loadout/format-problem";

interface DecorationLineProps {
  decorations: readonly DecorationCount[];
  getName: GetName;
}

/** Decorations of a found set, each kind once with its count. */
export function DecorationLine({ decorations, getName }: DecorationLineProps) {
  return (
    <p className="relative flex flex-wrap items-center gap-x-3 ps-6 text-13 leading-5">
      <GameIcon
        name="decoration"
        size={16}
        className="top-0.5 absolute left-0 text-dim"
        label="Decorations"
      />
      {decorations.length === 0 && <span className="text-dim">none needed</span>}
      {decorations.map(({ id, count }) => (
        <span key={id}>
          {count > 1 && <b className="font-bold">{count} × </b>}
          <Name entity="decorations" id={id}>
            {getName("decoration", id)}
          </Name>
        </span>
      ))}
    </p>
  );
}
