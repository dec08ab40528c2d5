import { indexedMemory } from "./box-memory";
import { readBoxOwner, writeBoxOwner } from "./box-state";

/** Forgets an account that was deleted. What the browser holds stays, and is nobody's again. */
export async function forgetBoxOf(uid: string): Promise<void> {
  await indexedMemory.forget(uid);
  if (readBoxOwner()?.uid === uid) writeBoxOwner(null);
}
