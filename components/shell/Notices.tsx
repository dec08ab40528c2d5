import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Notification.layer.css";
import "@mantine/notifications/styles.layer.css";
import { Notifications } from "@mantine/notifications";

/** Above the bar that the builder has on a phone. */
const root =
  "data-[position=bottom-center]:bottom-[calc(16px+var(--bar-height,0px)+env(safe-area-inset-bottom))]";
/** A finger that rests where a notice comes up would hold it open over what is below: it touches its buttons and links alone. */
const notification =
  "pointer-coarse:pointer-events-none pointer-coarse:[&_:is(a,button)]:pointer-events-auto";

/** Bottom centre, at most five at a time, four seconds each unless a notice says otherwise. */
export function Notices() {
  return (
    <Notifications
      position="bottom-center"
      limit={5}
      autoClose={4000}
      zIndex={400}
      classNames={{ root, notification }}
    />
  );
}
