/**
 * How a page starts: first it is painted, then its scripts load, then it is awake. What a visitor clicks before that is
 * not lost.
 */

/** Id of the element that lists the addresses of the page's scripts, as JSON. */
export const scriptListId = "page-scripts";

/** Event of the document once React handles clicks. */
export const awakeEvent = "quarry:awake";

/**
 * Runs in the document head. After the first frame it starts the scripts that the page lists, in their order. Until the
 * page is awake it collects clicks on buttons and sent forms that only a script handles, and repeats them then, each once.
 * Links and forms with an address work by themselves.
 *
 * A tab in the background has no frames: there the scripts start at once.
 */
export const wakeScript = `(function(){var d=document,q=[],on=1;
function start(){if(!on)return;on=0;var e=d.getElementById("${scriptListId}");if(e)JSON.parse(e.textContent).forEach(function(u){var s=d.createElement("script");s.src=u;s.async=false;d.head.appendChild(s)})}
function soon(){if(d.hidden)start();else{requestAnimationFrame(function(){setTimeout(start)});d.addEventListener("visibilitychange",start)}}
function keep(e,t,f){if(t&&q.length<9){e.preventDefault();e.stopPropagation();if(!q.some(function(p){return p[0]===t}))q.push([t,f])}}
function click(e){var t=e.target.closest&&e.target.closest("a[href],button,summary");if(!t||t.localName!=="button"||t.form&&t.type==="submit")return;keep(e,t,"click")}
function send(e){if(!e.target.hasAttribute("action"))keep(e,e.target,"requestSubmit")}
d.addEventListener("click",click,true);d.addEventListener("submit",send,true);
d.addEventListener("${awakeEvent}",function(){d.removeEventListener("click",click,true);d.removeEventListener("submit",send,true);q.forEach(function(p){if(p[0].isConnected)p[0][p[1]]()});q=[]},{once:true});
if(d.readyState==="loading")d.addEventListener("DOMContentLoaded",soon);else soon()})()`;
