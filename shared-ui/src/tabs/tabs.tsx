import type { LucideIcon } from 'lucide-react';
import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, motion, radius, space, touchTarget } from '../theme/index.ts';

const Frame = styled(Radix.Root)`
  min-inline-size: 0;
`;

/** One line that scrolls by itself when it is longer than the screen, edge to edge so that it is seen to go on. */
const List = styled(Radix.List)`
  display: flex;
  gap: ${space.half};
  margin-inline: calc(-1 * ${space.two});
  padding: ${space.half} ${space.two};
  overflow-x: auto;
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }
`;

const Tab = styled(Radix.Trigger)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space.one};
  min-block-size: ${touchTarget};
  padding-inline: ${space.two};
  border: 0;
  border-radius: ${radius.round};
  background: transparent;
  color: ${color.inkSoft};
  font-weight: 600;
  transition: background-color ${motion.quick}, color ${motion.quick};
  &:hover { background: ${color.shade}; color: ${color.ink}; }
  &[data-state='active'] { background: ${color.pine}; color: ${color.onPine}; }
  &:focus-visible { border-radius: ${radius.round}; outline-offset: 1px; }
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
  const open = value === undefined ? { defaultValue } : { value };
  return (
    <Frame {...open} onValueChange={onChange}>
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
          {tab.content}
        </Panel>
      ))}
    </Frame>
  );
}
