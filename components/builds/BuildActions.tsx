import { Button } from "@mantine/core";
import dynamic from "next/dynamic";
import { useRouter } from "next/router";
import { useState } from "react";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { notifyProblem } from "@/components/ui/notify";
import { useNotifiedMutation } from "@/components/ui/use-notified-mutation";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { useBuildLikes } from "@/hooks/builds/use-build-likes";
import { useDuplicateBuild } from "@/hooks/builds/use-duplicate-build";
import { getLoginPath } from "@/lib/account/next-path";
import { getOpenInBuilderPath } from "@/lib/builds/paths";
import type { Build } from "@/lib/builds/schema";
import { getUserPath } from "@/lib/site/routes";
import { LikeButton } from "./LikeButton";

const OwnerActions = dynamic(() => import("./OwnerActions").then((module) => module.OwnerActions), {
  ssr: false,
});

/** Actions on a published build: open it, copy it, like it; the owner edits and deletes it. */
export function BuildActions({ build }: { build: Build }) {
  const { getLike, toggle } = useBuildLikes([build], true);
  const isOwner = useCurrentUser()?.uid === build.owner;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ButtonLink href={getOpenInBuilderPath(build.code, undefined, build.buffs)} variant="filled">
        Open in builder
      </ButtonLink>
      <DuplicateButton id={build.id} />
      <LikeButton title={build.title} like={getLike(build)} onToggle={() => notifyProblem(toggle(build))} />
      {isOwner && <OwnerActions build={build} />}
    </div>
  );
}

function DuplicateButton({ id }: { id: string }) {
  const router = useRouter();
  const uid = useCurrentUser()?.uid;
  const [isDone, setDone] = useState(false);
  const { busy, run } = useNotifiedMutation(useDuplicateBuild(), {
    failure: "The build could not be copied. Try again.",
  });
  if (isDone && uid) {
    return (
      <p role="status" className="px-1 text-14 text-dim">
        Copied to{" "}
        <a className="underline underline-offset-3" href={getUserPath(uid)}>
          your builds
        </a>
      </p>
    );
  }
  const copy = async () => {
    if (!uid) {
      void router.push(getLoginPath(router.asPath));
      return;
    }
    setDone((await run(id)) !== null);
  };
  return (
    <Button disabled={busy} onClick={copy}>
      Duplicate
    </Button>
  );
}
