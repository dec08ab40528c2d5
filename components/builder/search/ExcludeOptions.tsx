import { IconX } from "@tabler/icons-react";
import { useMemo } from "react";
import { Name } from "@/components/wiki/kit/Name";
import type { Builder } from "@/hooks/builder/use-builder";
import {
  allExclusions,
  type Exclusion,
  findExclusions,
  shownExclusions,
  withExcluded,
  withoutExcluded,
} from "@/lib/builder/criteria/exclusions";
import { Combobox } from "./Combobox";
import classes from "./ExcludeOptions.module.css";

const kindWords: Readonly<Record<Exclusion["kind"], string>> = {
  piece: "piece",
  set: "whole set",
  charm: "charm",
};
const entities = { piece: "armor", set: "armor-sets", charm: "charms" } as const;

/** What is not to be equipped: pieces, whole sets, charms. */
export function ExcludeOptions({ builder }: { builder: Builder }) {
  const { ask, book, changeAsk } = builder;
  const all = useMemo(() => allExclusions(book.armor), [book]);
  const shown = useMemo(() => shownExclusions(ask.excluded, all), [ask.excluded, all]);
  return (
    <div className={classes.exclude}>
      <Combobox
        label="Exclude"
        placeholder="Piece, whole set or charm"
        nothing="No armor or charm found."
        find={(typed) =>
          findExclusions(typed, all, 12).map((each) => ({
            id: `${each.kind}/${each.id}`,
            label: <ExclusionName exclusion={each} />,
            hint: kindWords[each.kind],
          }))
        }
        onChoose={(key) => {
          const chosen = all.find((each) => `${each.kind}/${each.id}` === key);
          if (chosen) changeAsk({ excluded: withExcluded(ask.excluded, chosen.ids) });
        }}
      />
      {shown.length > 0 && (
        <ul className={classes.chips} aria-label="Excluded">
          {shown.map((each) => (
            <li key={`${each.kind}/${each.id}`}>
              <button
                type="button"
                className={classes.chip}
                onClick={() => changeAsk({ excluded: withoutExcluded(ask.excluded, each.ids) })}
              >
                <span className="visually-hidden">Allow again:</span>{" "}
                <span>
                  <ExclusionName exclusion={each} />
                </span>
                {each.kind === "set" && <span className={classes.kind}>whole set</span>}
                <IconX size={14} stroke={2} aria-hidden="true" />
              </button>
            </li>
          ))}
          {shown.length > 1 && (
            <li>
              <button type="button" className={classes.all} onClick={() => changeAsk({ excluded: [] })}>
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
