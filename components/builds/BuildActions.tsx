import { useRouter } from "next/router";
import { useState } from "react";
import { ActionButton, ActionLink } from "@/components/ui/Action";
import { notifyError } from "@/components/ui/notify";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { useBuildLikes } from "@/hooks/builds/use-build-likes";
import { useDuplicateBuild } from "@/hooks/builds/use-duplicate-build";
import { getLoginPath } from "@/lib/account/next-path";
import { getOpenInBuilderPath } from "@/lib/builds/paths";
import type { Build } from "@/lib/builds/schema";
import { getUserPath } from "@/lib/site/routes";
import classes from "./BuildActions.module.css";
import { LikeButton } from "./LikeButton";

/** What one can do with a published build: open it, copy it, like it. */
export function BuildActions({ build }: { build: Build }) {
  const { getLike, toggle } = useBuildLikes([build], true);
  return (
    <div className={classes.actions}>
      <ActionLink href={getOpenInBuilderPath(build.code)} weight="filled">
        Open in builder
      </ActionLink>
      <DuplicateButton id={build.id} />
      <LikeButton
        title={build.title}
        like={getLike(build)}
        onToggle={async () => {
          const problem = await toggle(build);
          if (problem) void notifyError({ message: problem });
        }}
      />
    </div>
  );
}

function DuplicateButton({ id }: { id: string }) {
  const router = useRouter();
  const uid = useCurrentUser()?.uid;
  const duplicate = useDuplicateBuild();
  const [state, setState] = useState<"idle" | "busy" | "done">("idle");
  if (state === "done" && uid) {
    return (
      <p role="status" className={classes.done}>
        Copied to <a href={getUserPath(uid)}>your builds</a>
      </p>
    );
  }
  const copy = async () => {
    if (!uid) {
      void router.push(getLoginPath(router.asPath));
      return;
    }
    setState("busy");
    try {
      await duplicate(id);
      setState("done");
    } catch (error) {
      setState("idle");
      void notifyError({
        message: error instanceof Error ? error.message : "The build could not be copied. Try again.",
      });
    }
  };
  return (
    <ActionButton disabled={state === "busy"} onClick={copy}>
      Duplicate
    </ActionButton>
  );
}
