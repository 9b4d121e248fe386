import { useLocation, useNavigate, useSearchParams } from '@haven/shared-ui/router';
import type { GuideId } from './guides/guide-ids.ts';
import { guideOf, type ToolkitTab, tabOf, withGuide, withTab } from './toolkit-address.ts';

/** Marks the steps in the browser's history that lead from the toolkit into a guide. */
const fromToolkit = { fromToolkit: true };

const isFromToolkit = (state: unknown) =>
  typeof state === 'object' && state !== null && 'fromToolkit' in state;

/** The tab and the guide that are open, by the address, and the ways between them. */
export function useToolkitAddress() {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  return {
    tab: tabOf(address),
    guide: guideOf(address),
    openTab: (tab: ToolkitTab) => {
      // A press on a tab tells of it twice, by mouse and by focus; the second would be a step that Back seems to ignore.
      if (tabOf(new URLSearchParams(window.location.search)) !== tab) setAddress(withTab(address, tab));
    },
    openGuide: (guide: GuideId) => setAddress(withGuide(address, guide), { state: fromToolkit }),
    /** Goes back to where the guide was opened; who came straight into it finds the toolkit in its place. */
    closeGuide: () => {
      if (isFromToolkit(state)) navigate(-1);
      else setAddress(withGuide(address, null), { replace: true });
    },
  };
}
