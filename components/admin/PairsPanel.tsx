import { Button, Skeleton } from "@mantine/core";
import { EmptyState } from "@/components/ui/EmptyState";
import { ErrorState } from "@/components/ui/ErrorState";
import { PageLink } from "@/components/ui/PageLink";
import { usePairs } from "@/hooks/admin/use-admin-data";
import type { PairsResponse } from "@/lib/admin/schema";
import { getUserPath } from "@/lib/site/routes";
import { formatCount } from "@/lib/text/format";

const suspicionLabels: Readonly<Record<PairsResponse["pairs"][number]["suspicions"][number], string>> = {
  repeated: "One pays the other again and again",
  mutual: "They pay each other",
  fresh: "Both were new",
  "same-network": "Same network",
};

/** Accounts that may pass coins to each other instead of helping. */
export function PairsPanel() {
  const { data, problem, retry } = usePairs();
  if (problem) {
    return (
      <ErrorState title="The pairs could not be loaded" action={<Button onClick={retry}>Try again</Button>}>
        {problem}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton height={240} />;
  if (data.length === 0) {
    return (
      <EmptyState title="No suspicious pairs">
        No payments of the last 30 days in Hunting Help look arranged.
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-3 text-14 leading-5 text-dim">
        From approved answers of the last 30 days. A hint to look closer, not proof: friends and families
        share networks too.
      </p>
      <ul className="grid gap-2">
        {data.map(({ people, payments, coins, suspicions }) => (
          <li
            key={people.map(({ uid }) => uid).join(" ")}
            className="py-2.5 px-4 border rounded-md bg-card text-14 leading-5 wrap-anywhere"
          >
            <p>
              {people.map(({ uid, displayName }, index) => (
                <span key={uid}>
                  {index > 0 && " and "}
                  <PageLink href={getUserPath(uid)} className="font-semibold underline underline-offset-3">
                    {displayName}
                  </PageLink>
                </span>
              ))}
            </p>
            <p>{suspicions.map((each) => suspicionLabels[each]).join(", ")}</p>
            <p className="text-13 text-dim">
              {formatCount(payments, "payment", "payments")}, {formatCount(coins, "coin", "coins")}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
