import { LoginPanel } from "@/components/account/LoginPanel";
import { Seo } from "@/components/head/Seo";
import { Page } from "@/components/ui/Page";
import { siteConfig } from "@/lib/site/config";

export default function LoginPage() {
  return (
    <>
      <Seo
        title="Sign in"
        description={`Sign in to ${siteConfig.name} or create an account: coins, the daily quiz and the daily login reward.`}
        path="/login"
        noIndex
      />
      <Page>
        <LoginPanel />
      </Page>
    </>
  );
}
