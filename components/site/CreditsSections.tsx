import { RecordTable } from "@/components/ui/RecordTable";
import type { TextPageSection } from "@/components/ui/TextPage";
import { siteConfig } from "@/lib/site/config";
import { coveredVersion, gameUpdates } from "@/lib/site/game-version";
import { iconAuthors } from "@/lib/site/icon-credits";
import { ContactLink } from "./ContactLink";

interface Source {
  readonly repository: string;
  readonly role: string;
  readonly license: string;
}

/** Public repositories behind the figures, the source first, then those that figures were checked against. */
const dataSources: readonly Source[] = [
  {
    repository: "dzxrly/MHWS-in-json",
    role: "Parameter tables: source of all names and numbers",
    license: "MIT",
  },
  {
    repository: "chanleyou/mhwilds-calculator",
    role: "Skill effects, names of moves; check",
    license: "MIT",
  },
  {
    repository: "LartTyler/mhdb-wilds-data",
    role: "Check only; none of its files are used",
    license: "GPL-3.0",
  },
  { repository: "cecilbowen/mhwilds-set-search", role: "Check only", license: "MIT" },
  { repository: "EXXXI/WildsSim", role: "Check only", license: "MIT" },
  { repository: "askleon/monster-hunter-wilds-wiki", role: "Check only", license: "MIT" },
  { repository: "Caydonst/mhwilds-build-crafter", role: "Check only", license: "None" },
  { repository: "goofy-taiyaki/MHWilds-DamageSimulator", role: "Check only", license: "None" },
  { repository: "kvasszn/mhwilds-data", role: "Check only", license: "None" },
  { repository: "dtlnor/MHWs-in-json", role: "Check only", license: "None" },
  { repository: "dtlnor/mhws-rcol-record", role: "Check only", license: "None" },
  { repository: "Lv100Luca/mh-optimizer", role: "Check only", license: "MIT" },
  { repository: "icecream-o/mhwilds_damage_calculator", role: "Check only", license: "None" },
];

/** The work this site is built on, with licenses. */
export const creditsSections: readonly TextPageSection[] = [
  {
    id: "game",
    title: "The game",
    content: (
      <p>
        Monster Hunter Wilds is © CAPCOM. Monster Hunter and the names in it are trademarks or registered
        trademarks of CAPCOM CO., LTD. {siteConfig.name} is an unofficial fan site: not made, endorsed or
        approved by Capcom. It shows names and numbers, but no art, text or files from the game.
      </p>
    ),
  },
  {
    id: "figures",
    title: "Data",
    content: (
      <>
        <p>
          The data covers the base game with Title Updates 1 to {gameUpdates.length} and {coveredVersion.name}{" "}
          of {coveredVersion.month}. It comes from public tables of the game&apos;s parameters and was
          checked, record by record, against other public sources. Our thanks go to all of them.
        </p>
        <RecordTable
          caption="Repositories on GitHub"
          columns={["Repository", "Used for", "License"]}
          rows={dataSources.map(({ repository, role, license }) => ({
            key: repository,
            cells: [
              <a key="repository" href={`https://github.com/${repository}`} rel="noopener noreferrer">
                {repository}
              </a>,
              role,
              license,
            ],
          }))}
        />
        <p>
          The notices required by these licenses are in <code>THIRD_PARTY_NOTICES.md</code>, which is part of
          the source code of this site. The questions of the daily quiz were written for this site.
        </p>
      </>
    ),
  },
  {
    id: "icons",
    title: "Icons",
    content: (
      <>
        <p>
          Weapon icons and monster emblems are our own. Icons of elements, armor and similar are from{" "}
          <a href="https://game-icons.net" rel="noopener noreferrer">
            game-icons.net
          </a>
          , under{" "}
          <a href="https://creativecommons.org/licenses/by/3.0/" rel="noopener noreferrer">
            CC BY 3.0
          </a>
          . They were combined into one file and recolored; their shapes are unchanged.
        </p>
        <RecordTable
          caption="Icon authors, with icon names from game-icons.net"
          columns={["Author", "Icons"]}
          rows={iconAuthors.map(({ author, icons }) => ({ key: author, cells: [author, icons.join(", ")] }))}
        />
        <p>
          Button and menu icons are from{" "}
          <a href="https://tabler.io/icons" rel="noopener noreferrer">
            Tabler Icons
          </a>{" "}
          by Paweł Kuna, under the MIT license. The wordmark and logo of {siteConfig.name} are original.
        </p>
      </>
    ),
  },
  {
    id: "typeface",
    title: "Typeface",
    content: (
      <p>
        Text is set in{" "}
        <a href="https://rsms.me/inter/" rel="noopener noreferrer">
          Inter
        </a>{" "}
        by The Inter Project Authors, under the SIL Open Font License 1.1. It is served from this site.
      </p>
    ),
  },
  {
    id: "software",
    title: "Software",
    content: (
      <p>
        Built with Next.js, React, Mantine, SWR, zod, js-cookie, mdast-util-from-markdown and TanStack Virtual
        under the MIT license, and with the Firebase libraries under the Apache License 2.0.
      </p>
    ),
  },
  {
    id: "missing",
    title: "Missing credits",
    content: (
      <p>
        If your work is used here without credit, or credited incorrectly, write to <ContactLink /> and we
        will fix it.
      </p>
    ),
  },
];
