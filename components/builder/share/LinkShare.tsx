import { useRef } from "react";
import { Button } from "@/components/ui/Button";
import { Field } from "@/components/ui/Field";
import { TextInput } from "@/components/ui/TextInput";
import { useCopy } from "@/hooks/ui/use-copy";
import { CopyNote } from "./CopyNote";
import classes from "./ShareDialog.module.css";

/** The whole build as an address. */
export function LinkShare({ link }: { link: string }) {
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
          <TextInput
            ref={field}
            readOnly
            className={classes.field}
            value={link}
            spellCheck={false}
            onFocus={(event) => event.target.select()}
          />
          <Button
            look="filled"
            className={classes.main}
            data-autofocus
            onClick={() => copy(link, field.current)}
          >
            Copy link
          </Button>
        </div>
      </Field>
    </section>
  );
}
