import dynamic from "next/dynamic";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { TakeDownButton } from "@/components/ui/TakeDownButton";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { isAdminOrCreator } from "@/lib/site/roles";

const LazyTakeDownDialog = dynamic(
  () => import("./TakeDownDialog").then(({ TakeDownDialog }) => TakeDownDialog),
  { loading: LazyDialog },
);

interface TakeDownProps {
  id: string;
  owner: string;
}

/** For creators and admins, on what others published: takes the build down with a reason. Nothing for all others. */
export function TakeDown({ id, owner }: TakeDownProps) {
  const user = useCurrentUser();
  if (!isAdminOrCreator(user) || user?.uid === owner) return null;
  return (
    <TakeDownButton
      className="mt-5 text-bad"
      done="Taken down. The page is gone and the owner can see the reason."
      renderDialog={(dialog) => <LazyTakeDownDialog id={id} {...dialog} />}
    />
  );
}
