import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useBuilder } from "@/hooks/builder/use-builder";
import { useMyBuilds } from "@/hooks/builder/use-my-builds";
import { type Companion, maxCompanions } from "@/lib/builder/hunt/plan";
import type { SolvedHunt } from "@/lib/builder/hunt/solve-hunt";
import { decodeBuildCode } from "@/lib/builder/share/decode-build-code";
import { maxSeconds } from "@/lib/builder/target/damage-setup";
import { formatNumber } from "@/lib/text/format";
import { ComparisonForm } from "./ComparisonForm";
import { FigureField } from "./FigureField";

interface HuntPartyProps {
  companions: readonly Companion[];
  /** Of the answer, in the same order; may lag behind. */
  hunters: SolvedHunt["hunters"];
  maxPlayers: number;
  onChange(companions: readonly Companion[]): void;
}

/** The other hunters: each a saved build, this one again, or a link or code. A horn plays for everyone. */
export function HuntParty({ companions, hunters, maxPlayers, onChange }: HuntPartyProps) {
  const data = useBuilder((builder) => builder.data);
  const code = useBuilder((builder) => builder.code);
  const { builds } = useMyBuilds();
  const [saved, setSaved] = useState("");
  const isFull = companions.length >= Math.min(maxCompanions, maxPlayers - 1);
  const add = (added: string, name?: string) => {
    const weapon = decodeBuildCode(added, data.tables).loadout.weapon?.id;
    const base = name ?? (weapon === undefined ? "Build" : data.getName("weapon", weapon));
    const taken = companions.filter((each) => each.name === base || each.name.startsWith(`${base} (`)).length;
    const own = taken === 0 ? base : `${base} (${taken + 1})`;
    onChange([...companions, { name: own, code: added, loopSec: 0 }]);
  };
  const chosen = builds.find(({ id }) => id === saved);
  return (
    <fieldset className="grid gap-2 min-w-0">
      <legend className="text-15 font-semibold mb-1">Party</legend>
      {companions.length > 0 && (
        <ul className="grid gap-3">
          {companions.map((companion, at) => {
            const pace = hunters[at]?.notes.pace;
            return (
              <li key={companion.name} className="flex flex-wrap items-end gap-x-3 gap-y-1.5">
                <div className="flex-1 min-w-0 wrap-anywhere">
                  <FigureField
                    label={`Combo of ${companion.name}, seconds`}
                    value={companion.loopSec}
                    min={0}
                    max={maxSeconds}
                    onChange={(loopSec) =>
                      onChange(companions.map((each, place) => (place === at ? { ...each, loopSec } : each)))
                    }
                  />
                </div>
                <Button
                  size="xs"
                  aria-label={`Remove ${companion.name}`}
                  onClick={() => onChange(companions.filter((_, place) => place !== at))}
                >
                  Remove
                </Button>
                {pace?.source === "assumed" && (
                  <span className="basis-full text-12 leading-4 text-dim">
                    {formatNumber(pace.seconds, 1)} s assumed. Its usual combo, uptimes of a steady hunt.
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {isFull && <p className="text-14 leading-5 text-dim">The party is full.</p>}
      {!isFull && builds.length > 0 && (
        <div className="flex gap-1.5 items-end">
          <NativeSelect
            label="One of your builds"
            className="flex-1 min-w-0"
            value={saved}
            onChange={({ target }) => setSaved(target.value)}
          >
            <option value="">Choose a build</option>
            {builds.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
          <Button disabled={!chosen} onClick={() => chosen && add(chosen.code, chosen.name)}>
            Add
          </Button>
        </div>
      )}
      {!isFull && (
        <ComparisonForm
          present={code}
          words={{ add: "Add this build again", added: "Added" }}
          full={false}
          known={[]}
          tables={data.tables}
          onAdd={(added) => add(added)}
        />
      )}
    </fieldset>
  );
}
