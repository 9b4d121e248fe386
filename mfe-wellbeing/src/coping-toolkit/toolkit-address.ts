/** Where somebody is in the toolkit stands in the address: links lead there, and Back goes one step back. */
import { type GuideId, isGuideId } from './guides/guide-ids.ts';

/** The tabs, as they are called in the address. */
export const tabs = ['generate', 'browse', 'mine'] as const;
export type ToolkitTab = (typeof tabs)[number];

export const isTab = (value: string | null): value is ToolkitTab => tabs.some((tab) => tab === value);

/** The tab that an address opens; the first one when it names none that exists. */
export function tabOf(address: URLSearchParams): ToolkitTab {
  const tab = address.get('tab');
  return isTab(tab) ? tab : 'generate';
}

/** The guide that an address opens, or null. */
export function guideOf(address: URLSearchParams): GuideId | null {
  const guide = address.get('guide');
  return isGuideId(guide) ? guide : null;
}

/** The same address at another tab. */
export function withTab(address: URLSearchParams, tab: ToolkitTab): URLSearchParams {
  const next = new URLSearchParams(address);
  next.set('tab', tab);
  return next;
}

/** The same address with a guide open, or, with null, closed. */
export function withGuide(address: URLSearchParams, guide: GuideId | null): URLSearchParams {
  const next = new URLSearchParams(address);
  if (guide) next.set('guide', guide);
  else next.delete('guide');
  return next;
}
