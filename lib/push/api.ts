import { defineCalls } from "@/lib/http/contract";

/** Calls about the browsers that show notifications while the site is closed. */
export const deviceCalls = defineCalls(() => import("./schema"), {
  /** The caller's devices, and the key by which a browser becomes one; `null` where the site sends nothing. */
  listDevices: {
    method: "GET",
    path: "/api/user/devices",
    who: "user",
    writes: "nothing",
    reply: "devicesResponseSchema",
  },
  /**
   * Adds this browser, or takes it over from another account. Five at most: the one that was added first goes. 409 where
   * the site sends nothing.
   */
  addDevice: {
    method: "POST",
    path: "/api/user/devices",
    who: "user",
    writes: "own",
    body: "addDeviceBodySchema",
    reply: "devicesResponseSchema",
    refuses: ["conflict"],
  },
  /** Removes one device by its ID, or `all`. */
  removeDevice: {
    method: "DELETE",
    path: "/api/user/devices",
    who: "user",
    writes: "own",
    body: "removeDeviceBodySchema",
    reply: "devicesResponseSchema",
  },
});
