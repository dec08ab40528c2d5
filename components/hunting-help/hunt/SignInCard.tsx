import { useRouter } from "next/router";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { Card } from "@/components/ui/Card";
import { getLoginPath } from "@/lib/account/next-path";

/** Card in the place of a visitor's own hunts. */
export function SignInCard() {
  const { asPath } = useRouter();
  return (
    <Card title="Look for hunters">
      <p className="mt-2 text-14 leading-5 text-dim">
        Sign in to join a hunt or to open one. It is free and ends by itself.
      </p>
      <ButtonLink
        href={getLoginPath(asPath)}
        target="_self"
        variant="filled"
        size="md"
        fullWidth
        className="mt-3"
      >
        Sign in
      </ButtonLink>
    </Card>
  );
}
