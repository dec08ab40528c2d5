import type { ComponentProps, ReactNode } from "react";
import { JsonLd } from "@/components/head/JsonLd";
import { Seo } from "@/components/head/Seo";
import { toBreadcrumbRecord } from "@/components/head/to-breadcrumb-record";
import { GameIcon } from "@/components/ui/GameIcon";
import { Page } from "@/components/ui/Page";
import { PageHead } from "@/components/ui/PageHead";
import { getHelpPath } from "@/lib/hunting-help/help-paths";

interface HelpPageProps
  extends Pick<ComponentProps<typeof PageHead>, "title" | "summary" | "actions">,
    Pick<ComponentProps<typeof Seo>, "description" | "path" | "noIndex"> {
  children: ReactNode;
}

/** Frame of every page of Hunting Help: metadata, header, content. */
export function HelpPage({ title, summary, actions, description, path, noIndex, children }: HelpPageProps) {
  const isBoard = path.split("?")[0] === getHelpPath();
  const way = isBoard ? [] : [{ label: "Hunting Help", href: getHelpPath() }];
  return (
    <>
      <Seo title={title} description={description} path={path} noIndex={noIndex ?? false} />
      {!isBoard && <JsonLd records={[toBreadcrumbRecord([...way, { label: title, href: path }])]} />}
      <Page>
        <PageHead
          title={title}
          icon={<GameIcon name="help" size={34} />}
          summary={summary}
          breadcrumb={way}
          actions={actions}
        />
        {children}
      </Page>
    </>
  );
}
