import type { ReactNode } from "react";
import { Name } from "@/components/game/Name";
import { Slots } from "@/components/game/Slots";
import { GameIcon } from "@/components/ui/GameIcon";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import type { FoundCharm } from "@/lib/builder/search/query";

/** Names that a player gave to talismans, by their marks. */
export type SavedNames = ReadonlyMap<string, string>;

interface CharmLineProps {
  charm: FoundCharm | null;
  savedNames: SavedNames;
  getName: GetName;
}

/** The charm or talisman of a found set: a charm by its name, a talisman by its skills and slots. */
export function CharmLine({ charm, savedNames, getName }: CharmLineProps) {
  if (charm === null) {
    return (
      <Line label="Charm">
        <span className="text-dim">none needed</span>
      </Line>
    );
  }
  if (charm.kind === "charm") {
    return (
      <Line label="Charm">
        <span>
          <Name entity="charms" id={charm.id}>
            {getName("charm", charm.id)}
          </Name>
        </span>
      </Line>
    );
  }
  const { talisman, skills, slots, id } = charm;
  return (
    <Line label="Talisman">
      <span>
        {savedNames.get(id ?? "") || getName("talisman", talisman)}
        {": "}
        {skills.map(({ skill, level }, at) => (
          <span key={skill}>
            {at > 0 && ", "}
            <Name entity="skills" id={skill}>
              {getName("skill", skill)}
            </Name>{" "}
            {level}
          </span>
        ))}
      </span>
      {(["weapon", "armor"] as const).map((kind) => {
        const levels = slots.filter((each) => each.kind === kind).map(({ slot }) => slot);
        return levels.length > 0 && <Slots key={kind} levels={levels} kind={kind} />;
      })}
      {id === null && <span className="text-dim">not owned</span>}
    </Line>
  );
}

/** A line of a set, behind the icon of charms. @param label what the icon stands for */
function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="relative flex flex-wrap items-center gap-x-3 ps-6 text-13 leading-5">
      <GameIcon name="charm" size={16} className="top-0.5 absolute left-0 text-dim" label={label} />
      {children}
    </p>
  );
}
