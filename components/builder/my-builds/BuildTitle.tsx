import dynamic from "next/dynamic";
import type { ComponentType, ReactNode } from "react";
import { useBuilder } from "@/hooks/builder/use-builder";
import { myWorkPrefix } from "@/lib/builder/workspace/workspace";
import type { SavedNameProps } from "../save-dialog";
import classes from "./BuildTitle.module.css";

/** For whoever saved builds under a name in this browser, and works on one of them. */
const MyBuildTitle = dynamic(() => import("./MyBuildTitle").then((module) => module.MyBuildTitle), {
  ssr: false,
  loading: () => <TitleFrame isNamed>Builder</TitleFrame>,
});

interface BuildTitleProps {
  /** Id of the build in the account that is being changed; `null` = none. */
  savedId: string | null;
  /** Shows the title of that build. */
  SavedName: ComponentType<SavedNameProps>;
}

/** The heading of the page: the name of the build where it has one, with what is not saved yet. */
export function BuildTitle({ savedId, SavedName }: BuildTitleProps) {
  const isMine = useBuilder(({ history }) => history.present.workId.startsWith(myWorkPrefix));
  if (savedId === null && isMine) return <MyBuildTitle Frame={TitleFrame} />;
  return (
    <TitleFrame isNamed={savedId !== null}>
      {savedId === null ? "Builder" : <SavedName key={savedId} id={savedId} />}
    </TitleFrame>
  );
}

export interface TitleFrameProps {
  /** The build has a name, which needs more room on a phone than the page's own title. */
  isNamed: boolean;
  /** Next to the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** The heading with its place. */
function TitleFrame({ isNamed, action, children }: TitleFrameProps) {
  return (
    <div className={`${classes.title} flex items-center gap-x-3 min-w-0`} data-named={isNamed || undefined}>
      <h1 className={`${classes.name} truncate min-w-0 text-26 leading-9`}>{children}</h1>
      {action}
    </div>
  );
}
