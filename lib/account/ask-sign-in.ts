/** Asks whoever is signed in to sign in again. @returns whether they did */
type AskToSignIn = () => Promise<boolean>;

let ask: AskToSignIn | null = null;

/** Names who asks: the dialog of the page. `null` = nobody does. */
export function setSignInAsker(asker: AskToSignIn | null): void {
  ask = asker;
}

/** Asks for a new sign-in, for a call that takes a recent one. @returns false where nobody can ask */
export async function askToSignIn(): Promise<boolean> {
  return ask ? ask() : false;
}
