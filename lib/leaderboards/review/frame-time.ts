/** Forms of a mark in a video, in seconds of it: `1:02.345`, `62.345`, `1:02+17` (a frame of that second), `f3740`. */
const clockForm = /^(?:(\d{1,2}):)?(?:(\d{1,3}):)?(\d{1,5})(?:[.,](\d{1,6})|\+(\d{1,3}))?$/;
const frameForm = /^f(\d{1,7})$/i;

/** Frames per second that can be entered. */
export const minFrameRate = 10;
export const maxFrameRate = 240;

/**
 * The frame of a video that a mark names.
 *
 * @param fps frames per second
 * @returns number of the frame from the start of the video; `null` for a text that is no mark
 */
export function parseFrameMark(text: string, fps: number): number | null {
  const plain = text.trim();
  const [, frame] = frameForm.exec(plain) ?? [];
  if (frame !== undefined) return Number(frame);
  const match = clockForm.exec(plain);
  if (!match) return null;
  const [, first, second, seconds, fraction, frames] = match;
  const [hours, minutes] = second === undefined ? [0, Number(first ?? 0)] : [Number(first), Number(second)];
  if ((first !== undefined && Number(seconds) > 59) || (second !== undefined && minutes > 59)) return null;
  if (frames !== undefined && Number(frames) >= fps) return null;
  const whole = (hours * 3600 + minutes * 60 + Number(seconds)) * fps;
  return Math.round(whole + (frames === undefined ? Number(`0.${fraction ?? 0}`) * fps : Number(frames)));
}

/** Time between two frames. */
interface FrameSpan {
  /** Whole centiseconds, rounded to the nearest. */
  readonly timeCs: number;
  /** How far the truth can be off, in whole centiseconds: one frame. */
  readonly toleranceCs: number;
}

/**
 * The time between two marks of a video.
 *
 * @param fps frames per second, 10 to 240
 * @returns `null` where a mark cannot be read, the end is not after the start, or the rate is out of range
 */
export function measureSpan(start: string, end: string, fps: number): FrameSpan | null {
  if (!(fps >= minFrameRate && fps <= maxFrameRate)) return null;
  const [from, to] = [parseFrameMark(start, fps), parseFrameMark(end, fps)];
  if (from === null || to === null || to <= from) return null;
  return { timeCs: Math.round(((to - from) * 100) / fps), toleranceCs: Math.ceil(100 / fps) };
}
