import { Button } from "@mantine/core";
import { IconFlag } from "@tabler/icons-react";
import dynamic from "next/dynamic";
import { useRouter } from "next/router";
import { useState } from "react";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { getLoginPath } from "@/lib/account/next-path";
import { type ReportTarget, reportedKinds } from "@/lib/reports/targets";

const ReportDialog = dynamic(() => import("./ReportDialog").then((module) => module.ReportDialog), {
  loading: LazyDialog,
});

interface ReportButtonProps {
  target: ReportTarget;
  /** Who made it; nobody reports their own content. `null` where that is not known. */
  owner: string | null;
}

/**
 * Reports what somebody wrote or did to the moderators; on one's own content it is left out. A visitor signs in first.
 *
 *     <ReportButton target={{ kind: "build", id: build.id }} owner={build.owner} />
 */
export function ReportButton({ target, owner }: ReportButtonProps) {
  const router = useRouter();
  const uid = useCurrentUser()?.uid ?? null;
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  if (uid !== null && uid === owner) return null;
  if (isDone) {
    return (
      <p role="status" className="text-14 leading-5 text-dim">
        Reported. A moderator will look at it.
      </p>
    );
  }
  const open = () => {
    if (uid === null) void router.push(getLoginPath(router.asPath));
    else setOpen(true);
  };
  return (
    <>
      <Button variant="subtle" size="xs" aria-haspopup="dialog" onClick={open}>
        <IconFlag size={16} stroke={1.75} aria-hidden="true" />
        Report {reportedKinds[target.kind]}
      </Button>
      {isOpen && <ReportDialog target={target} onClose={() => setOpen(false)} onDone={() => setDone(true)} />}
    </>
  );
}
