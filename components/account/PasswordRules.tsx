import { IconCheck, IconPoint } from "@tabler/icons-react";
import type { PasswordCheck } from "@/lib/firebase/password-policy";

/** The provider's password policy as a checklist that follows the typing. */
export function PasswordRules({ check }: { check: PasswordCheck | null }) {
  return (
    <ul className="min-h-5 grid gap-0.5" aria-label="Password requirements">
      {check?.rules.map(({ id, label, met }) => (
        <li
          key={id}
          className={`${met ? "text-good" : "text-dim"} flex items-center gap-1.5 text-14 leading-5`}
        >
          {met ? <IconCheck size={16} aria-hidden="true" /> : <IconPoint size={16} aria-hidden="true" />}
          {label}
          <span className="visually-hidden">{met ? ": met" : ": not met yet"}</span>
        </li>
      ))}
    </ul>
  );
}
