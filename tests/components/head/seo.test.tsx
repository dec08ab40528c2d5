import { render } from "@testing-library/react";
import { HeadManagerContext } from "next/dist/shared/lib/head-manager-context.shared-runtime";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Seo } from "@/components/head/Seo";
import { siteConfig } from "@/lib/site/config";

/** The tags that the page puts into the document's head. */
function headOf(page: ReactElement): string {
  let head: ReactElement[] = [];
  const updateHead = (next: ReactElement[]) => {
    head = next;
  };
  render(<HeadManagerContext value={{ updateHead, mountedInstances: new Set() }}>{page}</HeadManagerContext>);
  return renderToStaticMarkup(head);
}

describe("Seo", () => {
  test("names the page and the product, and says where the page lives", () => {
    const head = headOf(<Seo title="Armor" description="Every piece." path="/wiki/armor" />);
    expect(head).toContain(`<title>Armor · ${siteConfig.name}</title>`);
    expect(head).toContain(`rel="canonical" href="${siteConfig.url}/wiki/armor"`);
    expect(head).toContain('name="description" content="Every piece."');
    expect(head).toContain(`property="og:image" content="${siteConfig.url}/og.png"`);
    expect(head).not.toContain("noindex");
  });

  test("gives the home page no trailing slash and its own title", () => {
    const head = headOf(<Seo title="Quarry: everything" description="All." path="/" exactTitle />);
    expect(head).toContain("<title>Quarry: everything</title>");
    expect(head).toContain(`rel="canonical" href="${siteConfig.url}"`);
  });

  test("keeps a page out of search engines without calling it canonical", () => {
    const head = headOf(<Seo title="Gone" description="Nothing." path="/404" noIndex />);
    expect(head).toContain('name="robots" content="noindex"');
    expect(head).not.toContain("canonical");
  });

  test("shows a picture of its own in link previews", () => {
    const head = headOf(
      <Seo
        title="Agitator"
        description="What it does."
        path="/wiki/skills/agitator"
        image="/og/skills.png"
        imageAlt="Skills"
        type="article"
      />,
    );
    expect(head).toContain(`property="og:image" content="${siteConfig.url}/og/skills.png"`);
    expect(head).toContain('property="og:image:alt" content="Skills"');
    expect(head).toContain('property="og:type" content="article"');
  });
});
