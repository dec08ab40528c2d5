import { useRouter } from "next/router";
import { type ReactNode, useEffect } from "react";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { Page } from "@/components/ui/Page";
import { PageHead } from "@/components/ui/PageHead";

interface SharedBuildProps {
  title: string;
  /** The build as text, for whoever has no JavaScript. */
  text: string;
  /** Address of the builder with the build in it. */
  path: string;
  /** Whether it waits for a tap. Default: it opens the builder at once. */
  waits?: boolean;
  /** Below the text. */
  children?: ReactNode;
}

/** Page of a shared build: the build as text, and at once the builder. */
export function SharedBuild({ title, text, path, waits = false, children }: SharedBuildProps) {
  const { replace } = useRouter();
  useEffect(() => {
    if (!waits) void replace(path);
  }, [replace, path, waits]);
  return (
    <Page width="text">
      <PageHead
        title={title}
        breadcrumb={[{ label: "Builder", href: "/builder" }]}
        actions={
          <ButtonLink href={path} variant="filled">
            Open in the builder
          </ButtonLink>
        }
      />
      <p className="p-4 border rounded-md bg-card text-14 leading-5.5 whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
      {children}
    </Page>
  );
}
