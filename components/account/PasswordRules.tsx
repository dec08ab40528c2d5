import { IconCheck, IconPoint } from "@tabler/icons-react";
import type { PasswordCheck } from "@/lib/firebase/password-policy";
import classes from "./PasswordRules.module.css";

/**
 * The provider's password policy as a checklist that follows the typing. Made of spans: it is in the
 * field's description, which is a paragraph.
 */
export function PasswordRules({ check }: { check: PasswordCheck | null }) {
  return (
    // biome-ignore-start lint/a11y/useSemanticElements: a list may not be in a paragraph.
    <span className={classes.rules} role="list" aria-label="Password requirements">
      {check?.rules.map(({ id, label, met }) => (
        <span key={id} className={classes.rule} role="listitem" data-met={met}>
          {met ? <IconCheck size={16} aria-hidden="true" /> : <IconPoint size={16} aria-hidden="true" />}
          {label}
          <span className="visually-hidden">{met ? ": met" : ": not met yet"}</span>
        </span>
      ))}
    </span>
    // biome-ignore-end lint/a11y/useSemanticElements: see above.
  );
}
