import classes from "./SaveBuildForm.module.css";
import { SignInLink } from "./SaveTrouble";

/** Tells a visitor that saving needs an account, and that nothing is lost on the way there. */
export function SignInToSave() {
  return (
    <div className={classes.visitor}>
      <p>
        Saved builds belong to an account. Sign in and you come back to this build, with everything that you
        type here.
      </p>
      <SignInLink />
    </div>
  );
}
