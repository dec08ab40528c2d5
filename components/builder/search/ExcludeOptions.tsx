import { IconX } from "@tabler/icons-react";
import { useMemo } from "react";
import { Name } from "@/components/game/Name";
import type { Builder } from "@/hooks/builder/use-builder";
import {
  type Exclusion,
  findExclusions,
  listExclusions,
  listShownExclusions,
  withExcluded,
  withoutExcluded,
} from "@/lib/builder/criteria/exclusions";
import { Combobox } from "./Combobox";
import classes from "./ExcludeOptions.module.css";

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
          findExclusions(typed, all, 12).map((each) => ({
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
      {shown.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" aria-label="Excluded">
          {shown.map((each) => (
            <li key={`${each.kind}/${each.id}`}>
              <button
                type="button"
                className={classes.chip}
                onClick={() => changeCriteria({ excluded: withoutExcluded(criteria.excluded, each.ids) })}
              >
                <span className="visually-hidden">Allow again:</span>{" "}
                <span>
                  <ExclusionName exclusion={each} />
                </span>
                {(each.kind === "set" || each.kind === "skill") && (
                  <span className="text-dim">{kindLabels[each.kind]}</span>
                )}
                <IconX size={14} stroke={2} aria-hidden="true" />
              </button>
            </li>
          ))}
          {shown.length > 1 && (
            <li>
              <button type="button" className={classes.all} onClick={() => changeCriteria({ excluded: [] })}>
                Allow all
              </button>
            </li>
          )}
        </ul>
      )}
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
