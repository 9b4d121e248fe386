import { ChevronDown } from 'lucide-react';
import { Row } from '../layout/index.ts';
import { type Story, useSample } from '../stories/story.ts';
import { MenuButton } from './index.ts';

function Late() {
  const say = useSample();
  return (
    <Row $justify="end">
      <MenuButton
        label={say('Account', 'Cuenta')}
        tone="quiet"
        load={() => import('../menu/sample-menu.story.tsx')}
      >
        {say('Account', 'Cuenta')}
        <ChevronDown />
      </MenuButton>
    </Row>
  );
}

export const menuStory: Story = { room: 'menu and menu-button', states: { 'loaded on first use': Late } };
