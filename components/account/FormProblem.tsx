import { IconAlertCircle } from "@tabler/icons-react";
import classes from "./FormProblem.module.css";

/** Why an attempt failed, above the button that made it; announced when it appears. */
export function FormProblem({ message }: { message: string | undefined }) {
  // The region must exist before its text: screen readers announce changes, not arrivals.
  return (
    <div role="alert" className={classes.region}>
      {message && (
        <p className={classes.problem}>
          <IconAlertCircle size={18} className={classes.icon} aria-hidden="true" />
          {message}
        </p>
      )}
    </div>
  );
}
