/*
 * When a change was made, by a hybrid logical clock: the time of the device, and a counter where that time does not move
 * on. A device that has seen a later stamp goes on from there, so what somebody changes after they saw a value always
 * comes after that value, however wrong their clock is.
 */

/**
 * Milliseconds since 1970 (9 digits of base 36), a counter (4) and the device (6) as one text. Stamps compare as texts,
 * and no two changes have the same one.
 */
export type Stamp = string;

/** A stamp of 19 letters and digits. */
export const stampPattern = /^[0-9a-z]{19}$/;

const wallLength = 9;
const counterLength = 4;
const deviceLength = 6;
const maxCounter = 36 ** counterLength - 1;

/** Before every change: what is not known to have been made at any time. */
export const noStamp: Stamp = "0".repeat(wallLength + counterLength + deviceLength);

/** @param wall milliseconds since 1970, whole, 0 or more */
export function toStamp(wall: number, counter: number, device: string): Stamp {
  return toDigits(wall, wallLength) + toDigits(counter, counterLength) + device;
}

/** The time of a stamp, in milliseconds since 1970. */
export function getWall(stamp: Stamp): number {
  return Number.parseInt(stamp.slice(0, wallLength), 36);
}

function getCounter(stamp: Stamp): number {
  return Number.parseInt(stamp.slice(wallLength, wallLength + counterLength), 36);
}

function toDigits(value: number, length: number): string {
  return Math.max(0, Math.floor(value)).toString(36).padStart(length, "0");
}

/** The later of two stamps. */
export function getLater(a: Stamp, b: Stamp): Stamp {
  return a < b ? b : a;
}

/** Makes stamps of one device. */
export interface BoxClock {
  /** A stamp after all that this clock made or saw. */
  tick(): Stamp;
  /** Notes a stamp of another device, so that the next own one comes after it. */
  see(stamp: Stamp): void;
}

/**
 * @param device 6 letters and digits that no other device has (`createDeviceId`)
 * @param now milliseconds since 1970, as far as the device knows
 * @param seen the latest stamp that is known already
 */
export function createBoxClock(device: string, now: () => number, seen: Stamp = noStamp): BoxClock {
  let last = seen;
  return {
    tick() {
      const wall = Math.floor(now());
      const seenWall = getWall(last);
      const counter = wall > seenWall ? 0 : getCounter(last) + 1;
      // A full counter moves the time on by a millisecond.
      last =
        counter > maxCounter
          ? toStamp(seenWall + 1, 0, device)
          : toStamp(Math.max(wall, seenWall), counter, device);
      return last;
    },
    see(stamp) {
      last = getLater(last, stamp);
    },
  };
}

/** @param random 0 to 1, as `Math.random` gives it */
export function createDeviceId(random: () => number): string {
  return Array.from({ length: deviceLength }, () => Math.floor(random() * 36).toString(36)).join("");
}
