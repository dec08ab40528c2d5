import type { Hitzones } from "@/lib/wiki/monsters/hitzones";

/** What a reader of this monster's figures should know about the data. */
export function MonsterNotes({ id, hitzones }: { id: string; hitzones: Hitzones }) {
  const forms = hitzones.states.some(({ state }) => state.startsWith("custom"));
  return (
    <>
      {forms && (
        <p className="max-w-text mt-3 text-14 leading-5 text-dim">
          “Custom” tabs are states of this monster by their ID in the game’s data, which has no name for them.
          Parts missing from a state have no separate values there.
        </p>
      )}
      {id === "guardian-arkveld" && (
        <p className="max-w-text mt-3 text-14 leading-5 text-dim">
          Guardian Arkveld has the same values as Arkveld for every part.
        </p>
      )}
    </>
  );
}
