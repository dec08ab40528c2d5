import { Button } from "@mantine/core";
import { IconHeart } from "@tabler/icons-react";
import { siteConfig } from "@/lib/site/config";
import classes from "./Header.module.css";

/** Submits to the external membership page in a tab of its own. Works without JavaScript. */
export function SupportForm() {
  return (
    <form action={siteConfig.donationUrl} method="get" target="_blank" rel="noopener">
      <Button
        type="submit"
        variant="default"
        className={`${classes.support} h-8.5 px-2.5 font-medium`}
        title="Opens our membership page in a new tab"
      >
        <IconHeart size={18} stroke={1.75} aria-hidden="true" />
        <span className="max-md:sr-only">Support us</span>
      </Button>
    </form>
  );
}
