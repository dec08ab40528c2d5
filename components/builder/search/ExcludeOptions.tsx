import { useMemo, useState } from "react";
import { Name } from "@/components/game/Name";
import { Combobox } from "@/components/ui/Combobox";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import {
  type Exclusion,
  exclusionEntities,
  findExclusions,
  listExclusions,
  listShownExclusions,
  withExcluded,
  withoutExcluded,
} from "@/lib/builder/criteria/exclusions";
import { ChoiceChips } from "./ChoiceChips";

const kindLabels: Readonly<Record<Exclusion["kind"], string>> = {
  piece: "piece",
  set: "whole set",
  charm: "charm",
  decoration: "decoration",
  skill: "skill",
};

/** Options that exclude pieces, whole sets, charms, decorations, and gear by skill. */
export function ExcludeOptions() {
  const { criteria, data: builderData } = useBuilder(pick("criteria", "data"));
  const { changeCriteria } = useCommands();
  const [typed, setTyped] = useState("");
  const names = useSearchNames(typed);
  const all = useMemo(() => listExclusions(builderData.armor), [builderData]);
  const shown = useMemo(() => listShownExclusions(criteria.excluded, all), [criteria.excluded, all]);
  return (
    <div className="grid gap-1.5">
      <Combobox
        label="Exclude"
        placeholder="Piece, set, charm, decoration or skill"
        emptyText="Nothing found."
        find={(typed) =>
          findExclusions(typed, all, names, 12).map((each) => ({
            id: `${each.kind}/${each.id}`,
            label: <ExclusionName exclusion={each} />,
            hint: kindLabels[each.kind],
          }))
        }
        onType={setTyped}
        onChoose={(key) => {
          const chosen = all.find((each) => `${each.kind}/${each.id}` === key);
          if (chosen) changeCriteria({ excluded: withExcluded(criteria.excluded, chosen.ids) });
        }}
      />
      <ChoiceChips
        label="Excluded"
        choices={shown.map((each) => ({
          key: `${each.kind}/${each.id}`,
          label: <ExclusionName exclusion={each} />,
          hint: (each.kind === "set" || each.kind === "skill") && kindLabels[each.kind],
        }))}
        removeLabel="Allow again"
        onRemove={(key) => {
          const chosen = shown.find((each) => `${each.kind}/${each.id}` === key);
          if (chosen) changeCriteria({ excluded: withoutExcluded(criteria.excluded, chosen.ids) });
        }}
        removeAllLabel="Allow all"
        onRemoveAll={() => changeCriteria({ excluded: [] })}
      />
    </div>
  );
}

function ExclusionName({ exclusion: { kind, id, name } }: { exclusion: Exclusion }) {
  return (
    <Name entity={exclusionEntities[kind]} id={id}>
      {name}
    </Name>
  );
}
