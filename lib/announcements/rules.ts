/** Longest announcement, in UTF-16 units: one line on a desktop, three on a phone. */
export const maxAnnouncementLength = 140;
/** Days that an announcement lasts at most. */
export const maxAnnouncementDays = 60;
