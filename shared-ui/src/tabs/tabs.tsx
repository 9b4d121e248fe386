import type { LucideIcon } from 'lucide-react';
import * as Radix from 'radix-ui/tabs';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { color, motion, radius, space, textSize, touchTarget, wide } from '../theme/index.ts';

const Frame = styled(Radix.Root)`
  min-inline-size: 0;
`;

/** On a phone three beside one another, also on a small one, and more of them below, so that none is out of sight. */
const List = styled(Radix.List)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(5rem, 30%), 1fr));
  gap: ${space.half};
  padding-block: ${space.half};
  ${wide} { display: flex; flex-wrap: wrap; }
`;

const Tab = styled(Radix.Trigger)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space.half};
  min-block-size: ${touchTarget};
  padding: ${space.one} ${space.half};
  border: 0;
  border-radius: ${radius.card};
  background: transparent;
  color: ${color.inkSoft};
  font-size: ${textSize.small};
  font-weight: 600;
  line-height: 1.25;
  transition: background-color ${motion.quick}, color ${motion.quick};
  &:hover { background: ${color.shade}; color: ${color.ink}; }
  &[data-state='active'] { background: ${color.pine}; color: ${color.onPine}; }
  &:focus-visible { border-radius: ${radius.card}; outline-offset: 1px; }
  ${wide} {
    flex-direction: row;
    gap: ${space.one};
    padding-inline: ${space.two};
    font-size: ${textSize.body};
    &, &:focus-visible { border-radius: ${radius.round}; }
  }
`;

const Panel = styled(Radix.Content)`padding-block-start: ${space.three};`;

type TabsProps = {
  /** What the tabs divide, for those who listen. */
  label: string;
  tabs: readonly { value: string; label: ReactNode; icon?: LucideIcon | undefined; content: ReactNode }[];
  /** The open tab, where its owner keeps it (in the address, say). */
  value?: string;
  /** The tab that is open first; otherwise the first one. */
  defaultValue?: string;
  onChange?: (value: string) => void;
};

/** Tabs; only the open panel is rendered. */
export function Tabs({ label, tabs, value, defaultValue = tabs[0]?.value, onChange }: TabsProps) {
  const [chosen, setChosen] = useState(defaultValue);
  const open = value ?? chosen;
  const change = (next: string) => {
    setChosen(next);
    onChange?.(next);
  };
  return (
    <Frame value={open} onValueChange={change}>
      <List aria-label={label}>
        {tabs.map(({ value: name, label: text, icon: Icon }) => (
          <Tab key={name} value={name}>
            {Icon && <Icon />}
            {text}
          </Tab>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value}>
          {/* Radix would draw the panel that is left once more before it goes. */}
          {tab.value === open && tab.content}
        </Panel>
      ))}
    </Frame>
  );
}
