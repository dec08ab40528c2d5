import { Button, type ButtonProps } from "@mantine/core";
import { getLoginPath } from "@/lib/account/next-path";

/** Leads to sign in and back to the address that is open at that moment. */
export function SignInButton({ variant = "filled" }: Pick<ButtonProps, "variant">) {
  return (
    <Button
      variant={variant}
      onClick={() => {
        const { pathname, search, hash } = window.location;
        window.location.assign(getLoginPath(`${pathname}${search}${hash}`));
      }}
    >
      Sign in
    </Button>
  );
}
