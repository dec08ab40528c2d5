import dynamic from "next/dynamic";
import { SignedInPage } from "@/components/site/SignedInPage";
import { statementPath } from "@/lib/coins/paths";
import { getUserPath } from "@/lib/site/routes";

const StatementPage = dynamic(
  () => import("@/components/coins/StatementPage").then((module) => module.StatementPage),
  { ssr: false },
);

/** One's own coins, entry by entry. */
export default function StatementRoute() {
  return (
    <SignedInPage
      title="Coin statement"
      description="Every coin you earned and spent."
      path={statementPath}
      text="Your coin statement is only for you."
      summary="Every coin you earned and spent, newest first."
      parent={(uid) => ({ label: "Your profile", href: getUserPath(uid) })}
    >
      {(uid) => <StatementPage key={uid} uid={uid} />}
    </SignedInPage>
  );
}
