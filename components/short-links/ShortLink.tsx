import { Button, Input } from "@mantine/core";
import { useRef, useState } from "react";
import { Field } from "@/components/ui/Field";
import { SignInButton } from "@/components/ui/SignInButton";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { callCreateShortLink } from "@/hooks/short-links/use-short-links";
import { useCopy } from "@/hooks/ui/use-copy";
import { useMutation } from "@/hooks/ui/use-mutation";
import { getShortLinkPath } from "@/lib/short-links/rules";
import type { CreateShortLink } from "@/lib/short-links/schema";

interface ShortLinkProps {
  /** Content of the long link's address. */
  content: CreateShortLink;
  /** Of the address that is shared, without a trailing slash. */
  origin: string;
}

/** Stores a build under a short address, for whoever is signed in. Load it with `next/dynamic`. */
export function ShortLink({ content, origin }: ShortLinkProps) {
  const uid = useCurrentUser()?.uid ?? null;
  const field = useRef<HTMLInputElement>(null);
  const { state, copy } = useCopy();
  const [made, setMade] = useState<{ readonly of: string; readonly link: string } | null>(null);
  const of = JSON.stringify(content);
  // Of other content it is another link.
  const link = made?.of === of ? made.link : null;
  const { run, busy, problem } = useMutation(async () => {
    const created = `${origin}${getShortLinkPath(await callCreateShortLink(content))}`;
    setMade({ of, link: created });
    await copy(created, field.current);
  }, "The short link could not be made. Try again.");
  const description =
    "Public for everyone who has it. You find and delete your short links in your profile, below your builds.";
  if (uid === null) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-14 leading-5 text-dim">
        <SignInButton variant="default" /> to get a short link.
      </p>
    );
  }
  return (
    <Field
      label={<span className="text-15 leading-5 text-default font-bold">Short link</span>}
      aside={
        <span role="status" className="text-14 leading-5 text-dim">
          {link && (state === "copied" ? "✓ Copied" : "Ready to copy")}
        </span>
      }
      description={description}
      error={problem}
    >
      <div className="max-md:flex-col flex gap-2">
        <Input
          ref={field}
          readOnly
          className="flex-1"
          value={link ?? ""}
          placeholder={`${origin}${getShortLinkPath("…")}`}
          spellCheck={false}
          onFocus={(event) => event.target.select()}
        />
        <Button loading={busy} onClick={() => void (link ? copy(link, field.current) : run())}>
          {link ? "Copy short link" : "Make short link"}
        </Button>
      </div>
    </Field>
  );
}
