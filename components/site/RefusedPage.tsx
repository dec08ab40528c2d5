import { Button } from "@mantine/core";
import { Seo } from "@/components/head/Seo";
import { LinkRow } from "@/components/ui/LinkRow";
import type { ContentPageProps } from "@/lib/content/page-props";
import { ErrorPageBody } from "./ErrorPageBody";

type Reason = Extract<ContentPageProps<never>, { refused: unknown }>["refused"];

const texts = {
  unavailable: {
    code: "503",
    title: "This page isn't available right now",
    text: "Its content could not be loaded. Try again in a few seconds. The wiki and the builder still work.",
  },
  "too-many": {
    code: "429",
    title: "Too many requests",
    text: "Your network opened too many pages in a short time. Try again in a minute.",
  },
} as const satisfies Record<Reason, unknown>;

interface RefusedPageProps {
  reason: Reason;
  /** The list that the page belongs to. */
  path: string;
  /** Name of that list. Default `Builds`. */
  label?: string;
}

/** Replaces a page of user content that cannot be shown at this moment. */
export function RefusedPage({ reason, path, label = "Builds" }: RefusedPageProps) {
  const { code, title, text } = texts[reason];
  return (
    <>
      <Seo title={title} description={text} path={path} noIndex />
      <ErrorPageBody code={code} title={title} text={text}>
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <LinkRow
          label="Other pages"
          links={[
            { label, href: path },
            { label: "Wiki", href: "/wiki" },
            { label: "Builder", href: "/builder" },
          ]}
        />
      </ErrorPageBody>
    </>
  );
}
