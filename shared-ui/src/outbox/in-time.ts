/** ms until a call counts as lost; it is then made again, which does no harm. */
const patience = 30_000;

/** @throws DOMException `TimeoutError` when no answer came in half a minute; else what the call throws */
export async function inTime<T>(call: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('No answer came.', 'TimeoutError')), patience);
  });
  try {
    return await Promise.race([call, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
