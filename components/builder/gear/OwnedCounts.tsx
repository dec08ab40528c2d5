import { Button, Checkbox } from "@mantine/core";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { SearchInput } from "@/components/ui/SearchInput";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { useShownNames } from "@/hooks/wiki/use-shown-names";
import {
  type DecorationCounts,
  withDecorations,
  withSameCount,
  withUsed,
} from "@/lib/builder/collection/own-decorations";
import { countUsedDecorations } from "@/lib/builder/editor/place-decorations";
import { formatCount } from "@/lib/text/format";
import { findMatches } from "@/lib/text/match-texts";
import { CountRow } from "./CountRow";
import classes from "./OwnedDialog.module.css";
import { SetAll } from "./SetAll";

interface OwnedCountsProps {
  counts: DecorationCounts;
}

/** Every decoration with the number owned, by the size of its slot. */
export function OwnedCounts({ counts }: OwnedCountsProps) {
  const { data: builderData, loadout } = useBuilder(pick("data", "loadout"));
  const { changeCollection } = useCommands();
  const getName = useShownNames(builderData.getName);
  const [query, setQuery] = useState("");
  const [onlyMine, setOnlyMine] = useState(false);
  const request = useDeferredValue(query);
  const searchNames = useSearchNames(request);
  const rows = useMemo(
    () =>
      builderData.armor.decorations.map(({ id, name, kind, slot, skills }) => ({
        id,
        name,
        kind,
        slot,
        skills: skills.map(({ skill, level }) => `${getName("skill", skill)} ${level}`).join(", "),
        ids: skills.map(({ skill }) => skill),
      })),
    [builderData, getName],
  );
  const listed = rows.filter(({ id }) => !onlyMine || (counts[id] ?? 0) > 0);
  const shown = findMatches(request, listed, ({ id, name, skills, ids }) => ({
    names: searchNames.list("decorations", id, name),
    mentions: [
      skills,
      ...ids.flatMap((skill) => [
        ...searchNames.listSkill(skill, builderData.getName("skill", skill)),
        ...searchNames.listWords(skill),
      ]),
    ],
  }));
  const change = useCallback(
    (to: (counts: DecorationCounts) => DecorationCounts) =>
      changeCollection((collection) =>
        collection.decorations === "unlimited"
          ? collection
          : withDecorations(collection, to(collection.decorations)),
      ),
    [changeCollection],
  );
  const owned = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <div className="flex flex-wrap items-end gap-y-2.5 gap-x-3">
        <SearchInput
          label="Search"
          className={classes.search}
          size="sm"
          value={query}
          placeholder="Name or skill"
          onChange={(event) => setQuery(event.target.value)}
          onClear={() => setQuery("")}
        />
        <SetAll
          label={request.trim() ? `Set all ${shown.length} results to` : "Set all to"}
          onSet={(count) =>
            change((now) =>
              withSameCount(
                now,
                shown.map(({ id }) => id),
                count,
              ),
            )
          }
        />
        <Button
          variant="default"
          onClick={() => change((now) => withUsed(now, countUsedDecorations(loadout)))}
        >
          Add decorations of this build
        </Button>
        <Checkbox
          checked={onlyMine}
          onChange={(event) => setOnlyMine(event.target.checked)}
          label="Owned only"
        />
      </div>
      <p className="mt-2 mb-1 text-13 leading-4.5 text-dim" role="status">
        {formatCount(owned, "decoration", "decorations")} owned, {shown.length} of {rows.length} decorations
        shown.
      </p>
      {[3, 2, 1].map((size) => {
        const ofSize = shown.filter(({ slot }) => slot === size);
        return (
          ofSize.length > 0 && (
            <section key={size} aria-label={`Slot ${size}`}>
              <h3 className="top-0 z-1 pt-2 pb-1 sticky max-md:bg-card bg-raised text-14 leading-5">
                Slot {size} <span className="text-dim font-normal">{ofSize.length}</span>
              </h3>
              <ul>
                {ofSize.map(({ id, name, kind, skills }) => (
                  <CountRow
                    key={id}
                    id={id}
                    name={name}
                    kind={kind}
                    skills={skills}
                    count={counts[id] ?? 0}
                    onCount={change}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
      {shown.length === 0 && <p className="py-6 text-dim">No decorations match.</p>}
    </>
  );
}
