import { Button, Checkbox, Input } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import { Field } from "@/components/ui/Field";
import { useCopy } from "@/hooks/ui/use-copy";
import { CopyNote } from "./CopyNote";

interface LinkShareProps {
  link: string;
  /** Search and target are in it. */
  isWhole: boolean;
  /** Takes them in or leaves them out; `null` = there are none. */
  onWhole: ((isWhole: boolean) => void) | null;
  /** Below it. */
  children?: ReactNode;
}

/** The whole build as an address. */
export function LinkShare({ link, isWhole, onWhole, children }: LinkShareProps) {
  const field = useRef<HTMLInputElement>(null);
  const { state, copy } = useCopy();
  return (
    <section className="not-first:border-t not-first:pt-4.5 grid gap-2 min-w-0">
      <Field
        label={<span className="text-15 leading-5 text-default font-bold">Link</span>}
        aside={<CopyNote state={state} />}
        description="The link contains the whole build. It needs no account and never expires."
      >
        <div className="max-md:flex-col flex gap-2">
          <Input
            ref={field}
            readOnly
            className="flex-1"
            value={link}
            spellCheck={false}
            onFocus={(event) => event.target.select()}
          />
          <Button variant="filled" data-autofocus onClick={() => copy(link, field.current)}>
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
      {children && <div className="mt-2.5">{children}</div>}
    </section>
  );
}
