import dynamic from "next/dynamic";
import { SignedInOnly } from "@/components/site/SignedInOnly";
import { Page } from "@/components/ui/Page";
import { PageHead } from "@/components/ui/PageHead";
import { Seo } from "@/components/ui/Seo";
import { statementPath } from "@/lib/coins/paths";
import { getUserPath } from "@/lib/site/routes";

const StatementPage = dynamic(
  () => import("@/components/coins/StatementPage").then((module) => module.StatementPage),
  { ssr: false },
);

/** One's own coins, entry by entry. */
export default function StatementRoute() {
  return (
    <>
      <Seo
        title="Coin statement"
        description="Every coin you earned and spent."
        path={statementPath}
        noIndex
      />
      <SignedInOnly path={statementPath} text="Your coin statement is only for you.">
        {(uid) => (
          <Page width="text">
            <PageHead
              title="Coin statement"
              summary="Every coin you earned and spent, newest first."
              breadcrumb={[{ label: "Your profile", href: getUserPath(uid) }]}
            />
            <StatementPage key={uid} uid={uid} />
          </Page>
        )}
      </SignedInOnly>
    </>
  );
}
