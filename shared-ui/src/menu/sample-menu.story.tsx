import { Heart, House, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Text } from '../layout/index.ts';
import type { MenuBodyProps } from '../menu-button/index.ts';
import { useSample } from '../stories/story.ts';
import {
  Menu,
  MenuChoices,
  MenuExternalLink,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuNote,
  MenuSeparator,
} from './index.ts';

/** A menu with one of everything, as a file of its own, so that its button can load it late. */
export default function SampleMenu(props: MenuBodyProps) {
  const say = useSample();
  const [language, setLanguage] = useState('es');
  return (
    <Menu {...props}>
      <MenuNote>
        <strong>Ana</strong>
        <Text $soft $small>
          {say('Progress saved to cloud', 'Progreso guardado en la nube')}
        </Text>
      </MenuNote>
      <MenuSeparator />
      <MenuLabel>{say('Quick access', 'Acceso rápido')}</MenuLabel>
      <MenuLink to="/" icon={House}>
        {say('Home', 'Inicio')}
      </MenuLink>
      <MenuExternalLink href="https://www.samhsa.gov" icon={Heart}>
        {say('Mental health help', 'Ayuda de salud mental')}
      </MenuExternalLink>
      <MenuSeparator />
      <MenuChoices
        value={language}
        onChange={setLanguage}
        options={[
          { value: 'en', label: 'English' },
          { value: 'es', label: 'Español' },
        ]}
      />
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={() => undefined}>
        {say('Log out', 'Cerrar sesión')}
      </MenuItem>
    </Menu>
  );
}
