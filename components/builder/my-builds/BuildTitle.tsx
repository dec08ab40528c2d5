import { Button } from "@mantine/core";
import { pick, useBuilder } from "@/hooks/builder/use-builder";
import { useMyBuilds } from "@/hooks/builder/use-my-builds";
import { findMyBuild, isChanged, toMyBuild } from "@/lib/builder/workspace/my-builds/my-builds";
import { myBuildsStore } from "@/lib/builder/workspace/my-builds/store";
import type { SavedNameProps } from "../save-dialog";
import classes from "./BuildTitle.module.css";

interface BuildTitleProps {
  /** Id of the build in the account that is being changed; `null` = none. */
  savedId: string | null;
  /** Shows the title of that build. */
  SavedName: React.ComponentType<SavedNameProps>;
}

/** The heading of the page: the name of the build where it has one, with what is not saved yet. */
export function BuildTitle({ savedId, SavedName }: BuildTitleProps) {
  const { builds } = useMyBuilds();
  const { history, data } = useBuilder(pick("history", "data"));
  const { present } = history;
  const mine = savedId === null ? findMyBuild(builds, present.workId) : undefined;
  const save = () => {
    if (!mine) return;
    const saved = toMyBuild(present, { id: mine.id, name: mine.name, now: new Date() }, data.tables);
    if (saved) myBuildsStore.change((all) => all.map((each) => (each.id === saved.id ? saved : each)));
  };
  return (
    <div
      className={`${classes.title} flex items-center gap-x-3 min-w-0`}
      data-named={savedId !== null || mine !== undefined || undefined}
    >
      <h1 className={`${classes.name} truncate min-w-0 text-26 leading-9`}>
        {savedId === null ? (mine?.name ?? "Builder") : <SavedName key={savedId} id={savedId} />}
      </h1>
      {mine && isChanged(mine, present, data) && (
        <Button variant="subtle" className="flex-none" onClick={save}>
          Save changes
        </Button>
      )}
    </div>
  );
}
