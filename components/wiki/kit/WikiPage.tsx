import type { ComponentProps, ReactNode } from "react";
import { Emblem } from "@/components/game/Emblem";
import type { EmblemName } from "@/components/game/emblem-names";
import { MyWeapon } from "@/components/game/MyWeapon";
import { Name } from "@/components/game/Name";
import { JsonLd, type JsonLdRecord } from "@/components/head/JsonLd";
import { Seo } from "@/components/head/Seo";
import { toBreadcrumbRecord } from "@/components/head/to-breadcrumb-record";
import { Fold } from "@/components/ui/Fold";
import { GameIcon } from "@/components/ui/GameIcon";
import type { IconName } from "@/components/ui/icon-names";
import { Page } from "@/components/ui/Page";
import { type HeadFigure, PageHead } from "@/components/ui/PageHead";
import { TableOfContents, type TocEntry } from "@/components/ui/TableOfContents";
import { languages, type TranslatedLanguage } from "@/lib/catalog/languages";
import type { SiteLink } from "@/lib/site/routes";
import { PageFooter } from "./PageFooter";
import classes from "./WikiPage.module.css";
import { getSectionLink, getSectionPicture, type WikiSection, wikiSections } from "./wiki-sections";

interface WikiPageProps extends Pick<ComponentProps<typeof Seo>, "feed" | "hasEmbed"> {
  /** English; the document title and the page's h1. */
  title: string;
  /** From lib/site/wiki-paths. */
  path: string;
  /** One or two sentences for search engines and link previews. */
  description: string;
  /** Decides the icon, the picture of link previews, and with `id` the record of the page. */
  section: WikiSection;
  children: ReactNode;
  /** Pages between the wiki overview and this one; the list of the section where it is left out. */
  breadcrumb?: readonly SiteLink[];
  icon?: IconName;
  /** In place of the icon. */
  emblem?: EmblemName;
  /** Name of the element or status that the emblem has the color of. */
  tint?: string | undefined;
  summary?: ReactNode;
  figures?: readonly HeadFigure[];
  /** Shown on a phone alone, between summary and actions. */
  card?: ReactNode;
  actions?: ReactNode;
  /** Anchored sections of the page for its map. */
  toc?: readonly TocEntry[];
  /** The record of the page: its title follows the language of names. */
  id?: string;
  /** Its name in the other languages. */
  names?: NameTranslations;
  /** Further structured data; the breadcrumb is added here. */
  jsonLd?: JsonLdRecord | readonly JsonLdRecord[];
  /** Picture of link previews, 1200 × 630 px, an address from the root; default from the section. */
  image?: string;
  /** Alt text of the link preview; default from the section. */
  imageAlt?: string;
  /** A text to read: its table of contents is next to its lines. */
  isArticle?: boolean;
  /** Name in a report of a mistake, where the page has no `id`: `monsterCombat/rathalos`. */
  record?: string;
  /** Source of this page's data, in addition to the general note. */
  source?: ReactNode;
}

const wikiLink: SiteLink = { label: "Wiki", href: "/wiki" };

/** Frame of every wiki page: metadata, header, table of contents, content and footer. */
export function WikiPage(props: WikiPageProps) {
  const { title, path, description, section, children, id } = props;
  const { names: entity } = wikiSections[section];
  const list = getSectionLink(section);
  const {
    icon = wikiSections[section].icon,
    breadcrumb = list && list.href !== path ? [list] : [],
    emblem,
    summary,
    figures,
    actions,
    toc,
    names,
    record = entity && id && `${entity}/${id}`,
  } = props;
  const way = path === wikiLink.href ? [] : [wikiLink, ...breadcrumb];
  const picture = getSectionPicture(section);
  const records = [toBreadcrumbRecord([...way, { label: title, href: path }]), ...toList(props.jsonLd)];
  const shownTitle =
    entity && id ? (
      <Name entity={entity} id={id}>
        {title}
      </Name>
    ) : undefined;
  return (
    <div className={`${classes.root} normal-nums`}>
      <Seo
        title={entity && id ? `${title} · ${wikiSections[section].title}` : title}
        description={description}
        path={path}
        {...picture}
        {...(props.image && { image: props.image })}
        {...(props.imageAlt && { imageAlt: props.imageAlt })}
        {...(entity && id && { type: "article" })}
        feed={props.feed}
        hasEmbed={props.hasEmbed}
      />
      <JsonLd records={records} />
      <Page>
        <PageHead
          title={title}
          shownTitle={shownTitle}
          icon={emblem ? <Emblem name={emblem} size={48} /> : <GameIcon name={icon} size={34} />}
          tint={props.tint}
          summary={summary}
          breadcrumb={way}
          figures={figures}
          tools={<MyWeapon />}
          card={props.card}
          actions={actions}
        />
        {toc && toc.length > 1 ? (
          <div
            data-content
            className={`${props.isArticle ? "xl:grid-cols-[minmax(0,46rem)_184px]" : "xl:grid-cols-[minmax(0,1fr)_184px]"} grid-cols-1 grid gap-x-10`}
          >
            <TableOfContents entries={toc} />
            <div className="min-w-0">{children}</div>
          </div>
        ) : (
          <div data-content className="min-w-0">
            {children}
          </div>
        )}
        {names && <TranslatedNames english={title} names={names} />}
        <PageFooter path={path} source={props.source} {...(record !== undefined && { record })} />
      </Page>
    </div>
  );
}

function toList(records: WikiPageProps["jsonLd"]): readonly JsonLdRecord[] {
  if (!records) return [];
  return isList(records) ? records : [records];
}

function isList(records: JsonLdRecord | readonly JsonLdRecord[]): records is readonly JsonLdRecord[] {
  return Array.isArray(records);
}

/** Names by language. */
type NameTranslations = Readonly<Partial<Record<TranslatedLanguage, string>>>;

interface TranslatedNamesProps {
  english: string;
  names: NameTranslations;
}

/** The name in every language of the game. */
function TranslatedNames({ english, names }: TranslatedNamesProps) {
  const known = languages.flatMap(({ code, name, englishName, tag, direction }) => {
    const text = code === "en" ? english : names[code];
    return text ? [{ code, language: name, englishName, tag, direction, text }] : [];
  });
  if (known.length < 2) return null;
  return (
    <Fold
      look="box"
      className={`${classes.names} mt-6`}
      summary={`Name in ${known.length - 1} other languages`}
    >
      <dl>
        {known.map(({ code, language, englishName, tag, direction, text }) => (
          <div key={code}>
            <dt className="text-dim text-12 leading-4" lang={tag} title={englishName}>
              {language}
            </dt>
            <dd className="wrap-anywhere" lang={tag} dir={direction}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
