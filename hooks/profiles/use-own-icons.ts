import useSWR from "swr";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { useMutation } from "@/hooks/ui/use-mutation";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { iconCalls } from "@/lib/profiles/api";
import type { ProfileIconId } from "@/lib/profiles/icons";
import type { OwnIcons } from "@/lib/profiles/schema";

/** The icons that the signed-in person can choose, and the choice. */
export function useOwnIcons() {
  const uid = useCurrentUser()?.uid ?? null;
  const { data, error, mutate } = useSWR<OwnIcons, Error>(
    uid === null ? null : ["own-icons", uid],
    () => callSignedIn(iconCalls.listIcons),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const { busy, problem, run } = useMutation(
    (iconId: ProfileIconId | null, buy: boolean) =>
      callSignedIn(iconCalls.chooseIcon, { body: { iconId, buy } }),
    "The icon could not be changed. Try again.",
  );
  return {
    icons: data ?? null,
    /** Why the icons are not there, as text. */
    loadProblem: data ? null : (error?.message ?? null),
    retry: () => void mutate(),
    busy,
    /** Why the last choice failed, as text. */
    problem,
    /** @param buy whether coins may be spent on it @returns whether it is chosen */
    async choose(iconId: ProfileIconId | null, buy: boolean): Promise<boolean> {
      const reply = await run(iconId, buy);
      if (reply) await mutate(reply, { revalidate: false });
      return reply !== null;
    },
  };
}
