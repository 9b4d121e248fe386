import { Button } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Text } from '@haven/shared-ui/layout';
import { Skeleton } from '@haven/shared-ui/states';
import { color, font, radius, space, touchTarget } from '@haven/shared-ui/theme';
import type { Reflection } from '@haven/wellbeing/contract';
import { Bookmark, RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { useSavedReflections } from './reflections-api.ts';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  margin-inline: calc(-1 * ${space.one});
`;
const Line = styled.button`
  inline-size: 100%;
  min-block-size: ${touchTarget};
  padding: ${space.one};
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.pine};
  font-family: ${font.serif};
  text-align: start;
  &:hover { background: ${color.shade}; }
  &[aria-current='true'] { background: ${color.pineSoft}; }
`;

type SavedReflectionsProps = {
  /** The id of the one that is open. */
  openId: string | null;
  onOpen: (id: string) => void;
};

/** What the person put a bookmark on; a press opens it. */
export function SavedReflections(props: SavedReflectionsProps) {
  const t = useTexts('wellbeing');
  return (
    <Card heading={t('dailyReflections.saved.heading')} icon={Bookmark}>
      <Content {...props} />
    </Card>
  );
}

function Content({ openId, onOpen }: SavedReflectionsProps) {
  const t = useTexts('wellbeing');
  const common = useTexts('common');
  const { data: saved, isError, isFetching, refetch } = useSavedReflections();
  if (saved?.length) return <Lines saved={saved} openId={openId} onOpen={onOpen} />;
  if (saved) return <Text $soft>{t('dailyReflections.saved.none')}</Text>;
  if (!isError) return <Skeleton $width="half" />;
  return (
    <>
      <Text $soft role="status">
        {t('dailyReflections.saved.failed')}
      </Text>
      <Row>
        <Button icon={RefreshCw} busy={isFetching} onClick={() => void refetch()}>
          {common('tryAgain')}
        </Button>
      </Row>
    </>
  );
}

function Lines({ saved, openId, onOpen }: SavedReflectionsProps & { saved: Reflection[] }) {
  return (
    <List role="list">
      {saved.map(({ id, title }) => (
        <li key={id}>
          <Line type="button" aria-current={id === openId || undefined} onClick={() => onOpen(id)}>
            {title}
          </Line>
        </li>
      ))}
    </List>
  );
}
