import dynamic from "next/dynamic";
import { useRouter } from "next/router";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { getLoginPath } from "@/lib/account/next-path";
import type { HuntSearch } from "@/lib/hunting-help/hunt/hunt-schema";

/** Not for visitors: it comes once somebody is signed in. */
const JoinTools = dynamic(() => import("./JoinTools").then((module) => module.JoinTools), {
  ssr: false,
});

/** The way into a hunt; for visitors it leads to the sign-in first. */
export function JoinPart({ search }: { search: HuntSearch }) {
  const user = useCurrentUser();
  const { asPath } = useRouter();
  const { author, players, seats } = search;
  if (user) return <JoinTools uid={user.uid} search={search} />;
  if (players.length >= seats) return null;
  return (
    <ButtonLink href={getLoginPath(asPath)} target="_self" variant="light">
      Sign in to join <span className="visually-hidden">{author.displayName}</span>
    </ButtonLink>
  );
}
