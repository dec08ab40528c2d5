import { IconArrowRight, IconBrandDiscord, IconExternalLink } from "@tabler/icons-react";
import Link from "next/link";
import { GameIcon } from "@/components/ui/GameIcon";
import { Page } from "@/components/ui/Page";
import { PageHead } from "@/components/ui/PageHead";
import { Seo } from "@/components/ui/Seo";
import classes from "./LandingPage.module.css";
import type { LandingPageLink, LandingPageContent as SignpostText } from "./landing-pages";

interface LandingPageProps {
  signpost: SignpostText;
}

/** A page that says in one sentence what its subject is and points the ways on. */
export function LandingPage({ signpost }: LandingPageProps) {
  const { href, title, icon, description, sentence, breadcrumb, links } = signpost;
  return (
    <Page>
      <Seo title={title} description={description} path={href} />
      <PageHead
        title={title}
        icon={<GameIcon name={icon} size={34} />}
        summary={sentence}
        breadcrumb={breadcrumb}
      />
      <nav aria-label={`Related to ${title}`}>
        {/* Four cards, or seven, would leave one alone in a row of three. */}
        <ul className={`${classes.ways} grid gap-3`} data-columns={links.length % 3 === 1 ? 2 : 3}>
          {links.map((link) => (
            <li key={link.href}>
              <LandingPageCard link={link} />
            </li>
          ))}
        </ul>
      </nav>
    </Page>
  );
}

function LandingPageCard({ link }: { link: LandingPageLink }) {
  const outside = !link.href.startsWith("/");
  const Arrow = outside ? IconExternalLink : IconArrowRight;
  const words = (
    <>
      <span className={classes.icon}>
        {link.icon ? (
          <GameIcon name={link.icon} size={26} />
        ) : (
          <IconBrandDiscord aria-hidden size={26} stroke={1.5} />
        )}
      </span>
      <span className="grid flex-1 gap-0.5 min-w-0">
        <span className="text-17 leading-6 font-semibold">{link.label}</span>
        <span className="text-14 leading-5 text-dim">{link.note}</span>
      </span>
      <Arrow aria-hidden className={classes.arrow} size={18} stroke={1.75} />
    </>
  );
  if (outside) {
    return (
      <a
        className={`${classes.way} h-full no-underline flex items-center gap-4 py-3.5 px-4 border rounded-md bg-card text-default`}
        href={link.href}
        rel="noopener noreferrer"
      >
        {words}
      </a>
    );
  }
  return (
    <Link
      className={`${classes.way} h-full no-underline flex items-center gap-4 py-3.5 px-4 border rounded-md bg-card text-default`}
      href={link.href}
    >
      {words}
    </Link>
  );
}
