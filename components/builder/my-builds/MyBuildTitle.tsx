import { Button } from "@mantine/core";
import type { ComponentType } from "react";
import { pick, useBuilder } from "@/hooks/builder/use-builder";
import { useMyBuilds } from "@/hooks/builder/use-my-builds";
import { findMyBuild, isChanged, toMyBuild } from "@/lib/builder/workspace/my-builds/my-builds";
import { myBuildsStore } from "@/lib/builder/workspace/my-builds/store";
import type { TitleFrameProps } from "./BuildTitle";

interface MyBuildTitleProps {
  /** The heading with its place: handed in, so that its styles stay in the file of the page. */
  Frame: ComponentType<TitleFrameProps>;
}

/** The heading for a build that is saved in this browser: its name, and the button that saves what has changed. */
export function MyBuildTitle({ Frame }: MyBuildTitleProps) {
  const { builds } = useMyBuilds();
  const { history, data } = useBuilder(pick("history", "data"));
  const { present } = history;
  const mine = findMyBuild(builds, present.workId);
  const save = () => {
    if (!mine) return;
    const saved = toMyBuild(present, { id: mine.id, name: mine.name, now: new Date() }, data.tables);
    if (saved) myBuildsStore.change((all) => all.map((each) => (each.id === saved.id ? saved : each)));
  };
  return (
    <Frame
      isNamed={mine !== undefined}
      action={
        mine &&
        isChanged(mine, present, data) && (
          <Button variant="subtle" className="flex-none" onClick={save}>
            Save changes
          </Button>
        )
      }
    >
      {mine?.name ?? "Builder"}
    </Frame>
  );
}
