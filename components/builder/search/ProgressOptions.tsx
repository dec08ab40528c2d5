import { useState } from "react";
import { Name } from "@/components/game/Name";
import { Combobox } from "@/components/ui/Combobox";
import { FieldGroup } from "@/components/ui/Field";
import { RadioSegments } from "@/components/ui/RadioSegments";
import { useAvailability } from "@/hooks/builder/use-availability";
import { useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { findMatches } from "@/lib/text/match-texts";
import { ChoiceChips } from "./ChoiceChips";

/** How far the hunter has come: gear that needs other materials is left out. */
export function ProgressOptions() {
  const criteria = useBuilder((builder) => builder.criteria);
  const { changeCriteria } = useCommands();
  const { hunterRank, lockedMonsters } = criteria;
  const [isNeeded, setNeeded] = useState(false);
  const [typed, setTyped] = useState("");
  const names = useSearchNames(typed);
  const state = useAvailability(isNeeded || lockedMonsters.length > 0);
  const monsters = state.status === "ready" ? state.data.monsters : [];
  const open = monsters.filter(({ id }) => !lockedMonsters.includes(id));
  const toName = (id: string) => (
    <Name entity="monsters" id={id}>
      {monsters.find((each) => each.id === id)?.name ?? id}
    </Name>
  );
  return (
    <FieldGroup
      label="Your progress"
      description="Armor, charms and weapons made of materials you cannot get yet are left out. Decorations, talismans and gear with materials of unknown source are not limited."
    >
      <div className="grid gap-3 pt-1">
        <RadioSegments
          label="Highest rank unlocked"
          value={hunterRank}
          options={[
            { value: "high", label: "High rank" },
            { value: "low", label: "Low rank" },
          ]}
          // There is no high-rank armor without high-rank materials, and the other way around nobody stays in low rank.
          onChange={(rank) => changeCriteria({ hunterRank: rank, rank })}
        />
        <div className="grid gap-1.5">
          <Combobox
            label="Monsters you cannot hunt yet"
            placeholder="Monster"
            emptyText={
              state.status === "failed"
                ? state.message
                : state.status === "loading"
                  ? "Loading monsters."
                  : "Nothing found."
            }
            find={(typed) =>
              findMatches(typed, open, ({ id, name }) => names.list("monsters", id, name), 12).map(
                ({ id }) => ({ id, label: toName(id) }),
              )
            }
            onType={setTyped}
            onFocus={() => {
              setNeeded(true);
              if (state.status === "failed") state.retry();
            }}
            onChoose={(id) => changeCriteria({ lockedMonsters: [...lockedMonsters, id] })}
          />
          <ChoiceChips
            label="Monsters you cannot hunt yet"
            choices={lockedMonsters.map((id) => ({ key: id, label: toName(id) }))}
            removeLabel="Unlock"
            onRemove={(id) =>
              changeCriteria({ lockedMonsters: lockedMonsters.filter((each) => each !== id) })
            }
            removeAllLabel="Unlock all"
            onRemoveAll={() => changeCriteria({ lockedMonsters: [] })}
          />
        </div>
      </div>
    </FieldGroup>
  );
}
