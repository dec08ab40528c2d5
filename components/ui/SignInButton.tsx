import type { ComponentProps } from "react";
import { getLoginPath } from "@/lib/account/next-path";
import { Button } from "./Button";

/** Leads to sign in and back to the address that is open at that moment. */
export function SignInButton({ look = "filled" }: Pick<ComponentProps<typeof Button>, "look">) {
  return (
    <Button
      look={look}
      onClick={() => {
        const { pathname, search, hash } = window.location;
        window.location.assign(getLoginPath(`${pathname}${search}${hash}`));
      }}
    >
      Sign in
    </Button>
  );
}
