/**
 * How a page starts: first it is painted, then its scripts load, then it is awake. What a visitor clicks before that is
 * not lost.
 */

/** Id of the element that lists the addresses of the page's scripts, as JSON. */
export const scriptListId = "page-scripts";

/** Event of the document once React hears of clicks: it wakes the part of the page that is clicked. */
export const listeningEvent = "quarry:listening";

/** Event of the document once the whole page is awake, and name of the mark that it leaves in the browser's timeline. */
export const awakeEvent = "quarry:awake";

/** Says that the whole page is awake. */
export function announceAwake(): void {
  performance.mark(awakeEvent);
  document.dispatchEvent(new Event(awakeEvent));
}

/**
 * Puts the comments of a completed `Suspense` boundary around the content of every slice of the page that the server
 * wrote, as React expects them there. Slices that are not from the server get none.
 */
export function markSlices(page: Document): void {
  for (const element of page.querySelectorAll("[data-slice]")) {
    element.prepend(page.createComment("$"));
    element.append(page.createComment("/$"));
  }
}

/**
 * Runs in the document head. After the first frame it starts the scripts that the page lists, in their order. Until
 * React listens it collects clicks on buttons, until the page is awake sent forms that only a script handles, and repeats
 * them then, each once. Links and forms with an address work by themselves.
 *
 * A tab in the background has no frames: there the scripts start at once.
 */
export const wakeScript = `(function(){var d=document,q=[],on=1;
function start(){if(!on)return;on=0;var e=d.getElementById("${scriptListId}");if(e)JSON.parse(e.textContent).forEach(function(u){var s=d.createElement("script");s.src=u;s.async=false;d.head.appendChild(s)})}
function soon(){if(d.hidden)start();else{requestAnimationFrame(function(){setTimeout(start)});d.addEventListener("visibilitychange",start)}}
function keep(e,t,f){if(t&&q.length<9){e.preventDefault();e.stopPropagation();if(!q.some(function(p){return p[0]===t}))q.push([t,f])}}
function click(e){var t=e.target.closest&&e.target.closest("a[href],button,summary");if(!t||t.localName!=="button"||t.form&&t.type==="submit")return;keep(e,t,"click")}
function send(e){if(!e.target.hasAttribute("action"))keep(e,e.target,"requestSubmit")}
function hand(type,h,name){d.addEventListener(type,h,true);d.addEventListener(name,function(){d.removeEventListener(type,h,true);var k=q;q=k.filter(function(p){return (p[1]==="click")!==(type==="click")});k.forEach(function(p){if(q.indexOf(p)<0&&p[0].isConnected)p[0][p[1]]()})},{once:true})}
hand("click",click,"${listeningEvent}");hand("submit",send,"${awakeEvent}");
if(d.readyState==="loading")d.addEventListener("DOMContentLoaded",soon);else soon()})()`;
