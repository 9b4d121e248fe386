import { useTexts } from '@haven/shared-ui/language';
import { Stack, Text } from '@haven/shared-ui/layout';
import { color, radius, space, wide } from '@haven/shared-ui/theme';
import styled from 'styled-components';
import { type Failure, useFailureText } from './use-failure-text.ts';

/** Over the buttons on phones, beside them where there is room: in view when the press did not do its work. */
const Frame = styled(Stack)`
  padding: ${space.oneAndHalf} ${space.two};
  border-radius: ${radius.small};
  background: ${color.claySoft};
  ${wide} {
    flex: 1;
    order: -1;
  }
`;

/** Says in a dialog what was not kept, and why; what was typed is still there. */
export function KeepFailure({ what, failure }: { what: string; failure: Failure }) {
  const t = useTexts('progress');
  const failureText = useFailureText();
  return (
    <Frame role="alert" $gap="half">
      <strong>{what}</strong>
      <Text $small>
        {t('newMilestone.kept')} {failureText(failure)}
      </Text>
    </Frame>
  );
}
