import dynamic from "next/dynamic";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { TakeDownButton } from "@/components/ui/TakeDownButton";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { getEditGuidePath } from "@/lib/guides/paths";
import { isAdminOrCreator } from "@/lib/site/roles";

const TakeDownGuide = dynamic(() => import("./TakeDownGuide").then((module) => module.TakeDownGuide), {
  loading: LazyDialog,
});

const UnpublishedGuides = dynamic(
  () => import("./editor/UnpublishedGuides").then((module) => module.UnpublishedGuides),
  {
    ssr: false,
  },
);

interface GuideToolsProps {
  slug: string;
  owner: string | null;
}

/** For creators and admins: edit a guide, propose changes to it, or take down what somebody else wrote. Nothing for all others. */
export function GuideTools(props: GuideToolsProps) {
  return isAdminOrCreator(useCurrentUser()) ? <Tools {...props} /> : null;
}

function Tools({ slug, owner }: GuideToolsProps) {
  const user = useCurrentUser();
  return (
    <div className="flex flex-wrap gap-2 mt-6">
      <ButtonLink href={getEditGuidePath(slug)}>
        {user && (user.admin || user.uid === owner) ? "Edit guide" : "Edit or propose changes"}
      </ButtonLink>
      {user?.uid !== owner && (
        <TakeDownButton
          done="Taken down. The page is gone and the author can see the reason."
          renderDialog={(dialog) => <TakeDownGuide slug={slug} {...dialog} />}
        />
      )}
    </div>
  );
}

/** For creators and admins, above the list: a new guide, and those that are not published. */
export function WriteGuide() {
  return isAdminOrCreator(useCurrentUser()) ? <UnpublishedGuides /> : null;
}
