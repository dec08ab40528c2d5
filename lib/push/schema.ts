import { z } from "zod";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { isPushEndpoint, maxEndpointLength } from "./push-endpoint";

/** Devices of one account; the one that was added first goes for a further one. */
export const maxDevices = 5;

/** Address and keys of a device, as its browser hands them out. */
const subscriptionSchema = z.strictObject({
  endpoint: z
    .string()
    .max(maxEndpointLength)
    .refine(isPushEndpoint, "must be an address of a known push service"),
  keys: z.strictObject({
    /** An uncompressed point of P-256, 65 bytes. */
    p256dh: z.string().regex(/^B[\w-]{86}=?$/, "must be a public key"),
    /** 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/, "must be a secret of 16 bytes"),
  }),
});

/** Document `devices/{id}`: a browser that shows notifications of one account. Read and written by the server alone. */
export const deviceDocumentSchema = subscriptionSchema.extend({
  uid: z.string().min(1),
  createdAt: storedTimeSchema,
  /** When news of what the person follows are next looked for. */
  newsAt: storedTimeSchema,
});
export type DeviceDocument = z.infer<typeof deviceDocumentSchema>;

const deviceIdSchema = z.string().regex(/^[0-9a-f]{40}$/, "must be the ID of a device");

/** GET, POST and DELETE /api/user/devices */
export const devicesResponseSchema = z.object({
  message: z.literal("OK"),
  /** Public key of the site, by which a browser subscribes; `null` where the operator has set none. */
  key: z.string().nullable(),
  devices: z.array(z.object({ id: deviceIdSchema, createdAt: z.iso.datetime() })).max(maxDevices),
});
export type DevicesResponse = z.infer<typeof devicesResponseSchema>;

/** POST /api/user/devices */
export const addDeviceBodySchema = z.strictObject({ subscription: subscriptionSchema });
export type AddDevice = z.output<typeof addDeviceBodySchema>;

/** DELETE /api/user/devices: one, or with `all` every one. */
export const removeDeviceBodySchema = z.strictObject({ id: z.union([z.literal("all"), deviceIdSchema]) });
export type RemoveDevice = z.output<typeof removeDeviceBodySchema>;
