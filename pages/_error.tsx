import { Button } from "@mantine/core";
import type { NextPageContext } from "next";
import { Seo } from "@/components/head/Seo";
import { ErrorPageBody } from "@/components/site/ErrorPageBody";
import { LinkRow } from "@/components/ui/LinkRow";

interface ErrorPageProps {
  /** Status of the reply; missing when the page broke in the browser. */
  statusCode?: number | undefined;
}

/** For what is neither 404 nor 500: an address that cannot be read, or a page that broke in the browser. */
export default function ErrorPage({ statusCode }: ErrorPageProps) {
  const unreadable = statusCode !== undefined && statusCode < 500;
  return (
    <>
      <Seo title="Something went wrong" description="This page could not be loaded." path="/" noIndex />
      <ErrorPageBody
        code={statusCode === undefined ? "Page error" : String(statusCode)}
        title={unreadable ? "This address is not valid" : "Something went wrong"}
        text={
          unreadable
            ? "It contains invalid characters. Check that you copied all of it."
            : "This page could not be loaded. Reloading often helps."
        }
      >
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <LinkRow
          label="Other pages"
          links={[
            { label: "Home", href: "/" },
            { label: "Wiki", href: "/wiki" },
          ]}
        />
      </ErrorPageBody>
    </>
  );
}

ErrorPage.getInitialProps = ({ res, err }: NextPageContext): ErrorPageProps => ({
  statusCode: res?.statusCode ?? err?.statusCode,
});
