import { addTexts } from '@haven/shared-ui/language';
import type { ComponentType } from 'react';
import { bodyScanNamespace, bodyScanTexts } from './body-scan/body-scan-texts.ts';
import type { GuideId } from './guide-ids.ts';
import type { GuideProps } from './guide-props.ts';

const loaders: Record<GuideId, () => Promise<{ default: ComponentType<GuideProps> }>> = {
  breathing: () => import('./breathing/breathing.tsx'),
  grounding: () => import('./grounding/grounding.tsx'),
  urge: () => import('./urge/urge.tsx'),
  bodyScan: async () => {
    const [scan] = await Promise.all([
      import('./body-scan/body-scan.tsx'),
      addTexts(bodyScanNamespace, bodyScanTexts),
    ]);
    return scan;
  },
};

/** The view of a guide, with its texts. @throws when there is no network and it was never loaded */
export const loadGuide = async (guide: GuideId) => (await loaders[guide]()).default;
