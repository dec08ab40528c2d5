import { useState } from "react";
import { CodeBlock } from "@/components/ui/CodeBlock";
import { GuideLink } from "@/components/ui/GuideLink";
import { LinkRow } from "@/components/ui/LinkRow";
import { Markdown } from "@/components/ui/Markdown";
import { PageLink } from "@/components/ui/PageLink";
import { PersonName } from "@/components/ui/PersonName";
import { Pills } from "@/components/ui/Pills";
import { Prose } from "@/components/ui/Prose";
import { Section } from "@/components/ui/Section";
import { Tabs } from "@/components/ui/Tabs";
import { notesBudget } from "@/lib/builds/rules";
import { Specimen } from "./Specimen";

const markdown = `## How to play it

Open with **Focus Strike**, then *roll* out. See the [builder](/builder) and <b>no HTML</b>.

1. Wait for the roar
2. Counter

> Works on Rathalos.

![A picture](https://example.com/picture.png)`;

const links = [
  { href: "/wiki", label: "Wiki" },
  { href: "/builder", label: "Builder" },
];
const tabs = [
  { id: "low", label: "Low rank", count: 12 },
  { id: "high", label: "High rank", count: 1204 },
  { id: "event", label: "Event" },
] as const;

/** Words, and the ways from one place to another. */
export function TextSpecimens() {
  return (
    <>
      <Specimen title="Section: panel, aside, level 3, folding, to the edges" layout="stack">
        <Section id="kit-section" title="Materials" icon="chest" level={3} aside="Crafting">
          <p>
            A panel with a heading. <a href="#text">A link among words</a> is underlined.
          </p>
        </Section>
        <Section id="kit-fold" title="Folds on a phone" level={3} fold="closed">
          <p>On wide screens this is in sight.</p>
        </Section>
        <Section id="kit-flush" title="To the edges" level={3} flush>
          <p className="py-3">Content brings its own padding.</p>
        </Section>
      </Specimen>
      <TabsSpecimen />
      <Specimen title="Pills: the page on screen, a count" layout="stack">
        <Pills
          label="Jump to a group"
          links={[
            { href: "#text", label: "Text and links", current: true },
            { href: "#tables", label: "Tables", count: 7 },
            { href: "#game", label: "Game" },
          ]}
        />
      </Specimen>
      <Specimen title="CodeBlock" layout="stack">
        <CodeBlock className="py-3 px-4">curl https://quarry.example/api/wiki/skills.json</CodeBlock>
      </Specimen>
      <Specimen title="GuideLink: to a guide that comes with the site">
        <GuideLink slug="reading-hitzones" />
      </Specimen>
      <Specimen title="LinkRow and PageLink" layout="stack">
        <LinkRow label="Other pages" links={links} />
        <p>
          <PageLink href="/wiki">A link to a page of the site</PageLink>
        </p>
      </Specimen>
      <Specimen title="Markdown: within its budget, over it" layout="columns">
        <Markdown text={markdown} budget={notesBudget} />
        <Markdown text="> > > Deeper than the **budget** allows" budget={{ depth: 1, nodes: 20 }} />
      </Specimen>
      <Specimen title="PersonName: of a player, of staff, without a page" layout="stack">
        <p>
          <PersonName uid="rook" name="Rook" />, <PersonName uid="moss" name="Moss" isStaff />,{" "}
          <PersonName name="Former hunter" />
        </p>
      </Specimen>
      <Specimen title="Prose" layout="stack">
        <Prose updated="2026-11-22">
          <p>
            Running text of an article. It has <a href="#text">links</a>, <strong>weight</strong> and lists:
          </p>
          <ul>
            <li>one entry</li>
            <li>another one</li>
          </ul>
        </Prose>
      </Specimen>
    </>
  );
}

function TabsSpecimen() {
  const [tab, setTab] = useState<(typeof tabs)[number]["id"]>("low");
  return (
    <Specimen title="Tabs: of a page, of the states of a table" layout="stack">
      <div>
        <Tabs label="Rank" tabs={tabs} value={tab} onChange={setTab}>
          <p>What belongs to the chosen rank.</p>
        </Tabs>
        <Tabs label="State" look="pills" tabs={tabs} value={tab} onChange={setTab}>
          <p>The table of the chosen state.</p>
        </Tabs>
      </div>
    </Specimen>
  );
}
