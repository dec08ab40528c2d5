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

const ProposedGuides = dynamic(
  () => import("./editor/ProposedGuides").then((module) => module.ProposedGuides),
  { ssr: false },
);

/**
 * For creators and admins: edit a guide, propose changes to it, or take down what somebody else wrote. Others who are
 * signed in propose changes; nothing for visitors.
 */
export function GuideTools(props: GuideToolsProps) {
  const user = useCurrentUser();
  if (isAdminOrCreator(user)) return <Tools {...props} />;
  return user ? (
    <p className="mt-6">
      <ButtonLink href={getEditGuidePath(props.slug)}>Propose changes</ButtonLink>
    </p>
  ) : null;
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

/** Above the list, for who is signed in: a new guide, what is proposed, and for creators what is not published. */
export function WriteGuide() {
  const user = useCurrentUser();
  const isCreator = isAdminOrCreator(user);
  return (
    user && (
      <>
        {isCreator && <UnpublishedGuides />}
        <ProposedGuides isCreator={isCreator} />
      </>
    )
  );
}
