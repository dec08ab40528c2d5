import { useAuth } from "@/hooks/account/use-auth";
import { useFetched } from "@/hooks/ui/use-fetched";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { digestCalls, digestOffCalls } from "@/lib/digest/api";
import { callPublic } from "@/lib/http/make-call";
import { deviceCalls } from "@/lib/push/api";
import {
  endSubscription,
  getNoticeSupport,
  readOwnDeviceId,
  subscribeBrowser,
} from "@/lib/push/this-browser";

/** One's own devices, whether this browser is one of them, and how to change that. Each change throws where it fails. */
export function useDevices(uid: string) {
  const { data, mutate } = useFetched(["devices", uid], () => callSignedIn(deviceCalls.listDevices, {}));
  const own = useFetched(["own-device", uid], readOwnDeviceId);
  const isOn = data?.devices.some(({ id }) => id === own.data) ?? false;
  const remove = async (id: string) => {
    await mutate(await callSignedIn(deviceCalls.removeDevice, { body: { id } }), { revalidate: false });
  };
  return {
    /** `null` until it is known, and where the site sends nothing. */
    key: data?.key ?? null,
    support: getNoticeSupport(),
    isOn,
    /** Devices besides this one. */
    others: (data?.devices.length ?? 0) - (isOn ? 1 : 0),
    async turnOn(key: string) {
      const subscription = await subscribeBrowser(key);
      await mutate(await callSignedIn(deviceCalls.addDevice, { body: { subscription } }), {
        revalidate: false,
      });
      await own.mutate();
    },
    async turnOff() {
      await endSubscription();
      if (own.data) await remove(own.data);
    },
    async turnAllOff() {
      await endSubscription();
      await remove("all");
    },
  };
}

/** Whether the signed-in person gets the weekly email, and how to change that. Asked again once their address is verified. */
export function useDigest(uid: string) {
  const auth = useAuth();
  const isVerified = auth.status === "signed-in" && auth.emailVerified;
  const { data, mutate } = useFetched(["digest", uid, isVerified], () =>
    callSignedIn(digestCalls.readDigest, {}),
  );
  return {
    data,
    async change(isOn: boolean) {
      await mutate(await callSignedIn(digestCalls.setDigest, { body: { isOn } }), { revalidate: false });
    },
  };
}

/** Turns the weekly email off by the token of its link. */
export const callTurnDigestOff = (token: string) => callPublic(digestOffCalls.turnOff, { query: { token } });
