import { useSearchParams } from '@haven/shared-ui/router';
import { type TrackerTab, tabOf, withTab } from './tracker-address.ts';

/** The tab that is open, by the address, and the way to another. */
export function useTrackerAddress() {
  const [address, setAddress] = useSearchParams();
  return {
    tab: tabOf(address),
    openTab: (tab: TrackerTab) => {
      // A press on a tab tells of it twice, by mouse and by focus; the second would be a step that Back seems to ignore.
      const now = new URLSearchParams(window.location.search);
      if (tabOf(now) !== tab) setAddress(withTab(now, tab));
    },
  };
}
