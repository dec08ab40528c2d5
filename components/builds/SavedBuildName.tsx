import { useDraftAuthor } from "@/hooks/account/use-draft-author";
import { useOwnBuild } from "@/hooks/builds/use-own-build";

/** The title of a saved build of one's own, as text; the name of the page while it is on its way or not one's own. */
export function SavedBuildName({ id }: { id: string }) {
  const { build } = useOwnBuild(useDraftAuthor(), id);
  return build?.title || "Builder";
}
