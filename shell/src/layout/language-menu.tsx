import { errorText } from '@haven/shared-ui/api-client';
import { changeLanguage, currentLanguage, isLanguage, languages, useTexts } from '@haven/shared-ui/language';
import { Menu, MenuChoices } from '@haven/shared-ui/menu';
import type { MenuBodyProps } from '@haven/shared-ui/menu-button';
import { showToast } from '@haven/shared-ui/toast';
import { Flag } from './flag.tsx';
import { languageNames } from './language-names.ts';

/** The choice of language; loaded when somebody reaches for it. */
export default function LanguageMenu(props: MenuBodyProps) {
  const common = useTexts('common');
  const change = (language: string) => {
    if (!isLanguage(language)) return;
    changeLanguage(language).catch((error: unknown) =>
      showToast({ title: errorText(common, error), tone: 'destructive' }),
    );
  };
  const options = languages.map((language) => ({
    value: language,
    label: (
      <>
        <Flag language={language} />
        <span lang={language}>{languageNames[language]}</span>
      </>
    ),
  }));
  return (
    <Menu {...props}>
      <MenuChoices value={currentLanguage()} onChange={change} options={options} />
    </Menu>
  );
}
