import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import { EmptyState } from "@/components/ui/EmptyState";
import { SearchInput } from "@/components/ui/SearchInput";
import { pick, useBuilder } from "@/hooks/builder/use-builder";
import { useShownNames } from "@/hooks/wiki/use-shown-names";
import {
  filterMyBuilds,
  withMyBuildCopy,
  withMyBuildName,
  withoutMyBuild,
  withRestoredMyBuild,
} from "@/lib/builder/workspace/my-builds/change-my-builds";
import { maxTickedBuilds } from "@/lib/builder/workspace/my-builds/compare-builds";
import { createMyBuildId } from "@/lib/builder/workspace/my-builds/create-my-build-id";
import { getMyWorkId, type MyBuild, type MyBuilds } from "@/lib/builder/workspace/my-builds/my-builds";
import { myBuildsStore } from "@/lib/builder/workspace/my-builds/store";
import { type MyBuildSummary, summarizeMyBuild } from "@/lib/builder/workspace/my-builds/summarize-build";
import { formatCount } from "@/lib/text/format";
import { MyBuildRow } from "./MyBuildRow";

interface MyBuildListProps {
  builds: MyBuilds;
  onOpen(build: MyBuild): void;
  onNew(): void;
  onCompare(builds: MyBuilds): void;
}

/** The builds with their search. A deleted one can be brought back as long as the list is open. */
export function MyBuildList({ builds, onOpen, onNew, onCompare }: MyBuildListProps) {
  const { data, history } = useBuilder(pick("data", "history"));
  const getName = useShownNames(data.getName);
  const [query, setQuery] = useState("");
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [deleted, setDeleted] = useState<{ build: MyBuild; at: number } | null>(null);
  const summaries = useMemo(
    () => new Map(builds.map(({ id, code }) => [id, summarizeMyBuild(code, data)])),
    [builds, data],
  );
  const shown = filterMyBuilds(builds, query, ({ id }) => listTexts(summaries.get(id), getName));
  const chosen = builds.filter(({ id }) => ticked.includes(id));
  const { change } = myBuildsStore;
  return (
    <section className="grid gap-2 min-w-0" aria-label="Saved builds">
      <div className="flex flex-wrap items-center gap-2">
        {builds.length > 1 && (
          <SearchInput
            className="flex-1"
            aria-label="Search my builds"
            placeholder="Name, weapon or skill"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onClear={() => setQuery("")}
          />
        )}
        {builds.length > 1 && (
          <Button disabled={chosen.length < 2} onClick={() => onCompare(chosen)}>
            Compare{chosen.length > 0 && ` (${chosen.length})`}
          </Button>
        )}
        <Button onClick={onNew}>New build</Button>
      </div>
      <div role="status" className="text-14 leading-5">
        {deleted && (
          <p className="flex items-center justify-between gap-3 py-1.5 px-3 border border-strong rounded-md">
            <span className="min-w-0 wrap-anywhere">Deleted {deleted.build.name}.</span>
            <Button
              key={deleted.build.id}
              autoFocus
              onClick={() => {
                change((all) => withRestoredMyBuild(all, deleted.build, deleted.at));
                setDeleted(null);
              }}
            >
              Undo
            </Button>
          </p>
        )}
        <span className="visually-hidden">
          {query !== "" && formatCount(shown.length, "build found", "builds found")}
        </span>
      </div>
      {builds.length === 0 && !deleted && (
        <EmptyState title="No builds saved yet">
          Save the build you are working on. It stays here when you close the page.
        </EmptyState>
      )}
      {builds.length > 0 && shown.length === 0 && (
        <EmptyState
          title="No build found"
          action={<Button onClick={() => setQuery("")}>Clear search</Button>}
        >
          The search looks at names, weapons and skills.
        </EmptyState>
      )}
      <ul>
        {shown.map((build) => (
          <MyBuildRow
            key={build.id}
            build={build}
            summary={summaries.get(build.id)}
            getName={data.getName}
            isOpen={history.present.workId === getMyWorkId(build.id)}
            isTicked={ticked.includes(build.id)}
            canTick={builds.length > 1 && (ticked.includes(build.id) || chosen.length < maxTickedBuilds)}
            onTick={(on) =>
              setTicked((all) => (on ? [...all, build.id] : all.filter((each) => each !== build.id)))
            }
            onOpen={() => onOpen(build)}
            onRename={(name) => change((all) => withMyBuildName(all, build.id, name))}
            onDuplicate={() =>
              change((all) => withMyBuildCopy(all, build.id, { id: createMyBuildId(), now: new Date() }))
            }
            onDelete={() => {
              setDeleted({ build, at: builds.indexOf(build) });
              change((all) => withoutMyBuild(all, build.id));
            }}
          />
        ))}
      </ul>
    </section>
  );
}

function listTexts(
  summary: MyBuildSummary | undefined,
  getName: (kind: "weapon" | "skill" | "weapon-type", id: string) => string,
): readonly string[] {
  if (!summary) return [];
  return [
    ...(summary.weapon ? [getName("weapon", summary.weapon)] : []),
    ...(summary.weaponType ? [getName("weapon-type", summary.weaponType)] : []),
    ...summary.skills.map(({ skill }) => getName("skill", skill)),
  ];
}
