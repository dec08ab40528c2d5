import dynamic from "next/dynamic";
import { Seo } from "@/components/head/Seo";
import { ModeratorsOnly } from "@/components/site/ModeratorsOnly";
import { Page } from "@/components/ui/Page";
import { PageHead } from "@/components/ui/PageHead";
import { adminPath } from "@/lib/site/routes";

const AdminTabs = dynamic(() => import("@/components/admin/AdminTabs").then((module) => module.AdminTabs), {
  ssr: false,
});

export default function AdminPage() {
  return (
    <>
      <Seo
        title="Administration"
        description="People, announcements, log and health."
        path={adminPath}
        noIndex
      />
      <ModeratorsOnly path={adminPath} isForAdmins>
        <Page>
          <PageHead title="Administration" summary="Everything you change here is logged with its reason." />
          <AdminTabs />
        </Page>
      </ModeratorsOnly>
    </>
  );
}
