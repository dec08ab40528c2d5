import { Button } from "@mantine/core";
import dynamic from "next/dynamic";
import { useRouter } from "next/router";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { getLoginPath } from "@/lib/account/next-path";
import type { FollowProps } from "./FollowToggle";

/** Comes with a session: a visitor's page does without what it takes to follow. */
const FollowToggle = dynamic(() => import("./FollowToggle").then((module) => module.FollowToggle), {
  ssr: false,
  loading: () => (
    <Button variant="default" disabled>
      Follow
    </Button>
  ),
});

/** The way to follow something, whose news come to the bell. Visitors sign in first, and nobody follows themselves. */
export function FollowButton(props: FollowProps) {
  const router = useRouter();
  const uid = useCurrentUser()?.uid ?? null;
  if (props.follow === `hunter:${uid}`) return null;
  if (uid !== null) return <FollowToggle {...props} uid={uid} />;
  return (
    <Button
      variant="default"
      aria-label={`Follow ${props.name}`}
      onClick={() => void router.push(getLoginPath(router.asPath))}
    >
      Follow
    </Button>
  );
}
