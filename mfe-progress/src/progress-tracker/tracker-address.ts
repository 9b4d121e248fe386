/** Which tab of the tracker is open, as its address says: `/progress-tracker?tab=emotional`. */
export const trackerTabs = ['sobriety', 'emotional', 'overview'] as const;
export type TrackerTab = (typeof trackerTabs)[number];

export const isTab = (value: string | null): value is TrackerTab => trackerTabs.some((tab) => tab === value);

/** The tab that an address opens; the first one when it names none that exists. */
export function tabOf(address: URLSearchParams): TrackerTab {
  const tab = address.get('tab');
  return isTab(tab) ? tab : 'sobriety';
}

/** The same address at another tab. */
export function withTab(address: URLSearchParams, tab: TrackerTab): URLSearchParams {
  const next = new URLSearchParams(address);
  next.set('tab', tab);
  return next;
}
