import { currentLanguage, useTexts } from '@haven/shared-ui/language';
import { MenuButton } from '@haven/shared-ui/menu-button';
import { space, textSize } from '@haven/shared-ui/theme';
import styled from 'styled-components';
import { Flag } from './flag.tsx';
import { roomy } from './header-widths.ts';
import { languageNames } from './language-names.ts';

const Picker = styled.div`
  button { gap: ${space.half}; padding-inline: ${space.one}; font-size: ${textSize.small}; }
`;
const Short = styled.span`${roomy} { display: none; }`;
const Long = styled.span`display: none; ${roomy} { display: inline; }`;

/** The language that is on; opens the choice. */
export function LanguagePicker() {
  const t = useTexts('shell');
  const language = currentLanguage();
  const code = language.toUpperCase();
  const name = languageNames[language];
  return (
    <Picker>
      <MenuButton label={t('header.language', { code, name })} load={() => import('./language-menu.tsx')}>
        <Flag language={language} />
        <Short>{code}</Short>
        <Long>{name}</Long>
      </MenuButton>
    </Picker>
  );
}
