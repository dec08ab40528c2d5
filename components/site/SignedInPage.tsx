import type { ReactNode } from "react";
import { Seo } from "@/components/head/Seo";
import { Page } from "@/components/ui/Page";
import { PageHead } from "@/components/ui/PageHead";
import { SignedInOnly } from "./SignedInOnly";

interface SignedInPageProps {
  title: string;
  summary: string;
  /** For search engines, although they are asked to leave it out. */
  description: string;
  /** Address of the page, to come back to after signing in. */
  path: string;
  /** Summary of the page, for those who are not signed in. */
  text: string;
  /** Where it belongs, of the person who is signed in. */
  parent: (uid: string) => { label: string; href: string };
  children: (uid: string) => ReactNode;
}

/** A page of text width that is for those who are signed in alone, and about them. */
export function SignedInPage({
  title,
  description,
  path,
  text,
  summary,
  parent,
  children,
}: SignedInPageProps) {
  return (
    <>
      <Seo title={title} description={description} path={path} noIndex />
      <SignedInOnly path={path} text={text}>
        {(uid) => (
          <Page width="text">
            <PageHead title={title} summary={summary} breadcrumb={[parent(uid)]} />
            {children(uid)}
          </Page>
        )}
      </SignedInOnly>
    </>
  );
}
