/** Throws away what this tab kept of unfinished writing. It is the person's who leaves, and not for the next one. */
export function forgetUnfinished(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is switched off: nothing was kept.
  }
}
