/** What became of a text that was to be shared. `impossible`: the browser neither shares nor copies. */
export type Shared = 'shared' | 'closed' | 'copied' | 'impossible';

const wasClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Hands a text to the device's own way of sharing; where there is none, or it fails, copies the text. To be called from
 * a press of the person: browsers allow neither otherwise.
 */
export async function shareText(title: string, text: string): Promise<Shared> {
  const content = { title, text };
  if (navigator.share && navigator.canShare?.(content) !== false) {
    try {
      await navigator.share(content);
      return 'shared';
    } catch (error) {
      if (wasClosed(error)) return 'closed'; // The person changed their mind: copying now would surprise.
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'impossible'; // The caller shows the text, so that it can be copied by hand.
  }
}
