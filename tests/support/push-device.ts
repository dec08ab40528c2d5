import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { addDeviceBodySchema } from "@/lib/push/schema";

let devices = 0;

/** A browser that takes messages, as the specification of push services says (RFC 8291, RFC 8188). */
export function createPushDevice(host = "https://fcm.googleapis.com") {
  devices += 1;
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const auth = randomBytes(16);
  const endpoint = `${host}/fcm/send/device-${devices}-${process.pid}`;
  const keys = { p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") };
  return {
    endpoint,
    body: addDeviceBodySchema.parse({ subscription: { endpoint, keys } }),
    /** What a message says. */
    read(message: Uint8Array): unknown {
      const bytes = Buffer.from(message);
      const [salt, sender] = [bytes.subarray(0, 16), bytes.subarray(21, 21 + bytes.readUInt8(20))];
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
      const secret = Buffer.from(hkdfSync("sha256", pair.computeSecret(sender), auth, info, 32));
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${name}\0`, length));
      const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
      const sealed = bytes.subarray(21 + sender.length);
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString();
      return JSON.parse(text.slice(0, text.lastIndexOf("\x02")));
    },
  };
}
export type PushDevice = ReturnType<typeof createPushDevice>;

/** A private key of a site, base64url. */
export function createPushKey(): string {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return pair.getPrivateKey().toString("base64url").padStart(43, "A");
}
