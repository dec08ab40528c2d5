import { Button, type ButtonProps } from "@mantine/core";
import type { ComponentProps } from "react";
import { PageLink } from "./PageLink";

type ButtonLinkProps = ButtonProps & Omit<ComponentProps<typeof PageLink>, keyof ButtonProps>;

/** Leads to another page, and looks as weighty as a button. */
export function ButtonLink(props: ButtonLinkProps) {
  return <Button component={PageLink} {...props} />;
}
