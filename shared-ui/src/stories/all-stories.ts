import { badgeStory } from '../badge/badge.story.tsx';
import { buttonStory } from '../button/button.story.tsx';
import { cardStory } from '../card/card.story.tsx';
import { crisisLinesStory } from '../crisis-lines/crisis-lines.story.tsx';
import { dialogStory } from '../dialog/dialog.story.tsx';
import { fieldStory } from '../field/field.story.tsx';
import { layoutStory } from '../layout/layout.story.tsx';
import { menuStory } from '../menu-button/menu-button.story.tsx';
import { moodFacesStory } from '../mood-faces/mood-faces.story.tsx';
import { progressStory } from '../progress/progress.story.tsx';
import { remoteStory } from '../remote/remote.story.tsx';
import { sceneStory } from '../scene/scene.story.tsx';
import { selectStory } from '../select/select.story.tsx';
import { sliderStory } from '../slider/slider.story.tsx';
import { statesStory } from '../states/states.story.tsx';
import { switchStory } from '../switch/switch.story.tsx';
import { tabsStory } from '../tabs/tabs.story.tsx';
import { toastStory } from '../toast/toast.story.tsx';
import type { Story } from './story.ts';

export const stories: readonly Story[] = [
  layoutStory,
  buttonStory,
  cardStory,
  badgeStory,
  fieldStory,
  moodFacesStory,
  selectStory,
  switchStory,
  sliderStory,
  tabsStory,
  progressStory,
  statesStory,
  sceneStory,
  crisisLinesStory,
  remoteStory,
  toastStory,
  dialogStory,
  menuStory,
];
