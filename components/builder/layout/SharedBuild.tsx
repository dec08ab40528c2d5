import { useRouter } from "next/router";
import { useEffect } from "react";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { Page } from "@/components/ui/Page";
import { PageHead } from "@/components/ui/PageHead";

interface SharedBuildProps {
  title: string;
  /** The build as text, for whoever has no JavaScript. */
  text: string;
  /** Address of the builder with the build in it. */
  path: string;
}

/** What a short link opens: the build as text, and at once the builder. */
export function SharedBuild({ title, text, path }: SharedBuildProps) {
  const { replace } = useRouter();
  useEffect(() => {
    void replace(path);
  }, [replace, path]);
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
    </Page>
  );
}
