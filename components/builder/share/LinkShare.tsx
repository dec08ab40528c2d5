import { useId, useRef } from "react";
import { ActionButton } from "@/components/ui/Action";
import { useCopy } from "@/hooks/ui/use-copy";
import { CopyNote } from "./CopyNote";
import classes from "./ShareDialog.module.css";

/** The whole build as an address. */
export function LinkShare({ link }: { link: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { state, copy } = useCopy();
  return (
    <section className={classes.part}>
      <div className={classes.head}>
        <label htmlFor={id} className={classes.title}>
          Link
        </label>
        <CopyNote state={state} />
      </div>
      <div className={classes.link}>
        <input
          ref={field}
          id={id}
          type="text"
          readOnly
          className={classes.field}
          value={link}
          spellCheck={false}
          onFocus={(event) => event.target.select()}
        />
        <ActionButton
          weight="filled"
          className={classes.main}
          data-autofocus
          onClick={() => copy(link, field.current)}
        >
          Copy link
        </ActionButton>
      </div>
      <p className={classes.help}>
        The link contains the whole build. It needs no account and never expires.
      </p>
    </section>
  );
}
