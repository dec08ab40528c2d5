import { useMemo } from "react";
import { Name } from "@/components/game/Name";
import type { Builder } from "@/hooks/builder/use-builder";
import {
  type Exclusion,
  listExclusions,
  listShownExclusions,
  withExcluded,
  withoutExcluded,
} from "@/lib/builder/criteria/exclusions";
import { findNamed } from "@/lib/text/find-named";
import { ChoiceChips } from "./ChoiceChips";
import { Combobox } from "./Combobox";

const kindLabels: Readonly<Record<Exclusion["kind"], string>> = {
  piece: "piece",
  set: "whole set",
  charm: "charm",
  decoration: "decoration",
  skill: "skill",
};
const entities = {
  piece: "armor",
  set: "armor-sets",
  charm: "charms",
  decoration: "decorations",
  skill: "skills",
} as const;

/** What is not to be equipped: pieces, whole sets, charms, decorations, and whatever brings a skill. */
export function ExcludeOptions({ builder }: { builder: Builder }) {
  const { criteria, data: builderData, changeCriteria } = builder;
  const all = useMemo(() => listExclusions(builderData.armor), [builderData]);
  const shown = useMemo(() => listShownExclusions(criteria.excluded, all), [criteria.excluded, all]);
  return (
    <div className="grid gap-1.5">
      <Combobox
        label="Exclude"
        placeholder="Piece, set, charm, decoration or skill"
        emptyText="Nothing found."
        find={(typed) =>
          findNamed(typed, all, 12).map((each) => ({
            id: `${each.kind}/${each.id}`,
            label: <ExclusionName exclusion={each} />,
            hint: kindLabels[each.kind],
          }))
        }
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
    <Name entity={entities[kind]} id={id}>
      {name}
    </Name>
  );
}
