import { abuse } from './abuse.ts';
import { bodyInDanger } from './body-in-danger.ts';
import { distress } from './distress.ts';
import { harmToOthers } from './harm-to-others.ts';
import { hurtTold } from './hurt-told.ts';
import { craving, lapse } from './lapse.ts';
import { lowSpirits } from './low-spirits.ts';
import { medical } from './medical.ts';
import { near } from './near.ts';
import { overdose } from './overdose.ts';
import type { Rule } from './rule.ts';
import { selfHarm } from './self-harm.ts';
import { signs } from './signs.ts';
import { suicideBurden } from './suicide-burden.ts';
import { suicideFarewell } from './suicide-farewell.ts';
import { suicideIndirect } from './suicide-indirect.ts';
import { suicideIntent } from './suicide-intent.ts';
import { suicideLonging } from './suicide-longing.ts';
import { suicideMeans } from './suicide-means.ts';
import { suicideMeansTold } from './suicide-means-told.ts';
import { suicideOfOthers } from './suicide-of-others.ts';
import { suicideThoughts } from './suicide-thoughts.ts';
import { violenceAtHome } from './violence-at-home.ts';
import { violenceSigns } from './violence-signs.ts';
import { withdrawal } from './withdrawal.ts';

/** Every rule there is; a message is read with all of them, whatever its language. */
export const rules: readonly Rule[] = [
  ...suicideIntent,
  ...suicideMeans,
  ...suicideMeansTold,
  ...suicideFarewell,
  ...suicideThoughts,
  ...suicideBurden,
  ...suicideOfOthers,
  ...suicideIndirect,
  ...suicideLonging,
  ...selfHarm,
  ...overdose,
  ...medical,
  ...bodyInDanger,
  ...withdrawal,
  ...hurtTold,
  ...violenceAtHome,
  ...violenceSigns,
  ...abuse,
  ...harmToOthers,
  ...lapse,
  ...craving,
  ...distress,
  ...lowSpirits,
  ...near,
  ...signs,
];
