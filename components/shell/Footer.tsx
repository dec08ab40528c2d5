import { ActionIcon, AppShell, UnstyledButton } from "@mantine/core";
import { IconBrandDiscord } from "@tabler/icons-react";
import { LogoMark } from "@/components/ui/LogoMark";
import { NameLanguagePicker } from "@/components/ui/NameLanguagePicker";
import { PageLink } from "@/components/ui/PageLink";
import { whenSeen } from "@/components/ui/when-seen";
import { useConsent } from "@/hooks/ui/use-consent";
import { siteConfig } from "@/lib/site/config";
import { footerLinks } from "@/lib/site/routes";

const ColorPickers = whenSeen(
  () => import("./ColorPickers").then((module) => module.ColorPickers),
  // As large as what takes its place: of both a label and the choice, two rows of swatches on a phone.
  () => (
    <div className="flex flex-wrap gap-y-4 gap-x-7">
      <div className="w-41 lg:w-39 h-[calc(24px+var(--choice-height))]" />
      <div className="w-44.5 md:w-77.5 h-20.5 md:h-13" />
    </div>
  ),
);

const linkLook = "py-1 text-dim hover:text-default hover:underline hover:underline-offset-3";

/** Foot of every page: who we are, the rules, where to talk, and the visitor's own settings. */
export function Footer() {
  const { reopen } = useConsent();
  return (
    // Far below the screen it is neither styled nor laid out: a seventh of that work on home. Its height is that of a phone.
    <AppShell.Footer className="[content-visibility:auto] [contain-intrinsic-block-size:auto_522px] md:[contain-intrinsic-block-size:auto_240px] static text-14 leading-5">
      <div className="max-w-page pt-7 px-(--page-gutter) pb-10 mx-auto flex flex-wrap justify-between gap-y-6 gap-x-12">
        <div className="grow basis-55 max-w-75">
          <p className="tracking-[-0.02em] font-[700] flex items-center gap-2 text-17">
            <LogoMark size={20} className="text-(--brand)" />
            {siteConfig.name}
          </p>
          <p className="mt-2 text-12 leading-4.5 text-dim">
            An unofficial fan site. Monster Hunter Wilds and its names belong to CAPCOM.
          </p>
        </div>
        <nav
          aria-label="Footer"
          className="grid-cols-[auto_auto] print:hidden justify-items-start content-start grid gap-y-0.5 gap-x-7"
        >
          {footerLinks.map(({ href, label }) => (
            <PageLink key={href} href={href} className={linkLook}>
              {label}
            </PageLink>
          ))}
          <UnstyledButton className={linkLook} onClick={reopen}>
            Cookie settings
          </UnstyledButton>
          <a
            href={siteConfig.discordUrl}
            className={`${linkLook} inline-flex items-center gap-2`}
            rel="noopener"
          >
            <ActionIcon component="span" variant="default" size={28} className="size-7">
              <IconBrandDiscord size={18} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
            Discord
          </a>
        </nav>
        <div className="print:hidden noscript:hidden content-start flex flex-wrap gap-y-4 gap-x-7">
          <NameLanguagePicker />
          <ColorPickers />
        </div>
      </div>
    </AppShell.Footer>
  );
}
