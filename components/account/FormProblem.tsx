import { IconAlertCircle } from "@tabler/icons-react";
import classes from "./FormProblem.module.css";

/** Why an attempt failed, above the button that made it; announced when it appears. */
export function FormProblem({ message }: { message: string | undefined }) {
  // The region must exist before its text: screen readers announce changes, not arrivals.
  return (
    <div role="alert" className={classes.region}>
      {message && (
        <p className={`${classes.problem} flex gap-2 py-2.5 px-3 rounded-md text-14 leading-5`}>
          <IconAlertCircle size={18} className={`${classes.icon} flex-none text-bad`} aria-hidden="true" />
          {message}
        </p>
      )}
    </div>
  );
}
