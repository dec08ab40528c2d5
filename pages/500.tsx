import { Button } from "@mantine/core";
import { Seo } from "@/components/head/Seo";
import { ErrorPageBody } from "@/components/site/ErrorPageBody";
import { LinkRow } from "@/components/ui/LinkRow";

const otherPages = [
  { label: "Home", href: "/" },
  { label: "Wiki", href: "/wiki" },
  { label: "Builder", href: "/builder" },
];

export default function ServerErrorPage() {
  return (
    <>
      <Seo title="Something went wrong" description="The server could not respond." path="/500" noIndex />
      <ErrorPageBody
        code="500"
        title="Something went wrong on our side"
        text="The server could not respond. Nothing you saved was changed. Most of the site still works."
      >
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <LinkRow label="Other pages" links={otherPages} />
      </ErrorPageBody>
    </>
  );
}
