import { Button, Checkbox, Input } from "@mantine/core";
import { useRef } from "react";
import { Field } from "@/components/ui/Field";
import { useCopy } from "@/hooks/ui/use-copy";
import { CopyNote } from "./CopyNote";
import classes from "./ShareDialog.module.css";

interface LinkShareProps {
  link: string;
  /** Search and target are in it. */
  isWhole: boolean;
  /** Takes them in or leaves them out; `null` = there are none. */
  onWhole: ((isWhole: boolean) => void) | null;
}

/** The whole build as an address. */
export function LinkShare({ link, isWhole, onWhole }: LinkShareProps) {
  const field = useRef<HTMLInputElement>(null);
  const { state, copy } = useCopy();
  return (
    <section className={`${classes.part} grid gap-2 min-w-0`}>
      <Field
        label={<span className={`${classes.title} leading-5 text-default font-bold`}>Link</span>}
        aside={<CopyNote state={state} />}
        description="The link contains the whole build. It needs no account and never expires."
      >
        <div className={`${classes.link} max-md:flex-col flex gap-2`}>
          <Input
            ref={field}
            readOnly
            className={classes.field}
            value={link}
            spellCheck={false}
            onFocus={(event) => event.target.select()}
          />
          <Button
            variant="filled"
            className={classes.main}
            data-autofocus
            onClick={() => copy(link, field.current)}
          >
            Copy link
          </Button>
        </div>
      </Field>
      {onWhole && (
        <Checkbox
          className="text-14"
          checked={isWhole}
          onChange={(event) => onWhole(event.target.checked)}
          label="Include search and target"
        />
      )}
    </section>
  );
}
