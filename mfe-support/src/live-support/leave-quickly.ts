/** ms that the word of it has to leave the device; the page is blank from the first of them. */
const grace = 250;

/** Makes the page blank at once, and takes its place in the browser's history. */
export function leaveQuickly(): void {
  document.documentElement.hidden = true;
  document.title = '';
  setTimeout(() => location.replace('about:blank'), grace);
}
