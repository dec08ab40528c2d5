import type { ComponentProps, ReactNode } from "react";
import { JsonLd } from "@/components/head/JsonLd";
import { Seo } from "@/components/head/Seo";
import { toBreadcrumbRecord } from "@/components/head/to-breadcrumb-record";
import { GameIcon } from "@/components/ui/GameIcon";
import type { IconName } from "@/components/ui/icon-names";
import { Page } from "@/components/ui/Page";
import { PageHead } from "@/components/ui/PageHead";
import type { SiteLink } from "@/lib/site/routes";

const leaderboardsLink: SiteLink = { label: "Leaderboards", href: "/leaderboards" };

interface LeaderboardPageProps
  extends Pick<ComponentProps<typeof PageHead>, "title" | "shownTitle" | "summary" | "figures" | "actions">,
    Pick<
      ComponentProps<typeof Seo>,
      "description" | "path" | "noIndex" | "image" | "imageAlt" | "feed" | "hasEmbed"
    > {
  icon: IconName;
  children: ReactNode;
  /** Pages between Leaderboards and this one. */
  breadcrumb?: readonly SiteLink[];
  /** Title of the document, where the heading alone says too little. */
  documentTitle?: string;
}

/** Frame of every page of leaderboards: metadata, header, content. Links below it lead on without a new document. */
export function LeaderboardPage(props: LeaderboardPageProps) {
  const { title, documentTitle = title, description, path, noIndex, icon, children, image, imageAlt } = props;
  const { shownTitle, summary, figures, actions, breadcrumb = [] } = props;
  const way = path === leaderboardsLink.href ? [] : [leaderboardsLink, ...breadcrumb];
  return (
    <div>
      <Seo
        title={documentTitle}
        description={description}
        path={path}
        noIndex={noIndex ?? false}
        image={image}
        imageAlt={imageAlt}
        feed={props.feed}
        hasEmbed={props.hasEmbed}
      />
      {way.length > 0 && <JsonLd records={[toBreadcrumbRecord([...way, { label: title, href: path }])]} />}
      <Page>
        <PageHead
          title={title}
          shownTitle={shownTitle}
          icon={<GameIcon name={icon} size={34} />}
          summary={summary}
          breadcrumb={way}
          figures={figures}
          actions={actions}
        />
        {children}
      </Page>
    </div>
  );
}
