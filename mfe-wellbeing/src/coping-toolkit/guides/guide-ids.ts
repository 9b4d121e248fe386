/** The guided tools of the coping toolkit, in the order they are offered. */
export const guideIds = ['breathing', 'grounding', 'urge', 'bodyScan'] as const;

export type GuideId = (typeof guideIds)[number];

/** Whether a value from an address or from storage names a guided tool. */
export function isGuideId(value: unknown): value is GuideId {
  return guideIds.some((id) => id === value);
}

/** Where a guided tool is opened; help elsewhere in Haven leads there by the same address. */
export const guideAddress = (guide: GuideId): string => `/coping-toolkit?guide=${guide}`;
