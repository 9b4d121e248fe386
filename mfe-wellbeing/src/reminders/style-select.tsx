import { controlStyle, useField } from '@haven/shared-ui/field';
import { useTexts } from '@haven/shared-ui/language';
import { space } from '@haven/shared-ui/theme';
import { type MessageStyle, messageStyles } from '@haven/wellbeing/contract';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';

const Frame = styled.div`
  position: relative;
  max-inline-size: 16rem;
  .lucide { position: absolute; inset-block: 0; inset-inline-end: ${space.oneAndHalf}; margin-block: auto; pointer-events: none; }
`;
const Choice = styled.select`${controlStyle} appearance: none; padding-inline-end: ${space.six};`;

type StyleSelectProps = {
  style: MessageStyle | undefined;
  onChange: (style: MessageStyle | undefined) => void;
};

/** How the message may sound; nothing has to be chosen. The device's own list: it costs an old phone no code. */
export function StyleSelect({ style, onChange }: StyleSelectProps) {
  const t = useTexts('wellbeing');
  return (
    <Frame>
      <Choice
        {...useField()}
        value={style ?? 'any'}
        onChange={({ target }) => onChange(messageStyles.find((each) => each === target.value))}
      >
        {(['any', ...messageStyles] as const).map((each) => (
          <option key={each} value={each}>
            {t(`reminders.styles.${each}`)}
          </option>
        ))}
      </Choice>
      <ChevronDown />
    </Frame>
  );
}
