import { Button } from "@mantine/core";
import dynamic from "next/dynamic";
import { useState } from "react";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { PageLink } from "@/components/ui/PageLink";
import type { Person } from "@/lib/admin/schema";
import { getUserPath } from "@/lib/site/routes";
import { formatNumber } from "@/lib/text/format";

const RoleDialog = dynamic(() => import("./PersonDialogs").then((module) => module.RoleDialog), {
  loading: LazyDialog,
});
const BlockDialog = dynamic(() => import("./PersonDialogs").then((module) => module.BlockDialog), {
  loading: LazyDialog,
});
const CoinsDialog = dynamic(() => import("./PersonDialogs").then((module) => module.CoinsDialog), {
  loading: LazyDialog,
});

const roleLabels: Readonly<Record<Person["role"], string>> = {
  none: "No role",
  creator: "Creator",
  admin: "Admin",
};

interface PersonCardProps {
  person: Person;
  onChanged(person: Person): void;
}

/** One account with what admins can change about it. */
export function PersonCard({ person, onChanged }: PersonCardProps) {
  const [dialog, setDialog] = useState<"role" | "block" | "coins" | null>(null);
  const { uid, displayName, email, isVerified, role, coins, createdAt, block, isSelf } = person;
  const rest = { person, onChanged, onClose: () => setDialog(null) };
  return (
    <section
      aria-label={displayName}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3 px-4 border rounded-md bg-card"
    >
      <div className="min-w-0 text-14 leading-5 wrap-anywhere">
        <p>
          <PageLink href={getUserPath(uid)} className="font-semibold underline underline-offset-3">
            {displayName}
          </PageLink>
          {isSelf && <span className="text-dim"> (you)</span>}
        </p>
        <p>
          {email ?? "No email"}
          {!isVerified && <span className="text-dim"> (not verified)</span>}
        </p>
        <p className="text-13 text-dim">
          {roleLabels[role]} · {formatNumber(coins)} coins · since {createdAt.slice(0, 10)} · {uid}
        </p>
        {block && (
          <p className="text-13 text-bad">
            Blocked until {block.until.slice(0, 10)}: {block.reason}
          </p>
        )}
      </div>
      {!isSelf && (
        <div className="flex flex-wrap gap-2">
          <Button size="xs" onClick={() => setDialog("role")}>
            Change role
          </Button>
          {role === "none" && (
            <Button size="xs" onClick={() => setDialog("block")}>
              {block ? "Change block" : "Block"}
            </Button>
          )}
          <Button size="xs" onClick={() => setDialog("coins")}>
            Adjust coins
          </Button>
        </div>
      )}
      {dialog === "role" && <RoleDialog {...rest} />}
      {dialog === "block" && <BlockDialog {...rest} />}
      {dialog === "coins" && <CoinsDialog {...rest} />}
    </section>
  );
}
