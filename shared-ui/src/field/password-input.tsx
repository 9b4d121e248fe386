import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/index.ts';
import { useTexts } from '../language/index.ts';
import { TextInput } from './text-inputs.tsx';

const Frame = styled.div`
  position: relative;
  input { padding-inline-end: 3.25rem; }
  button { position: absolute; inset-block: 0; inset-inline-end: 0; }
`;

/** A password, hidden until the person asks to see it. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const t = useTexts('common');
  const [shown, setShown] = useState(false);
  return (
    <Frame>
      <TextInput autoCapitalize="none" spellCheck={false} {...props} type={shown ? 'text' : 'password'} />
      <IconButton
        icon={shown ? EyeOff : Eye}
        label={t(shown ? 'hidePassword' : 'showPassword')}
        onClick={() => setShown(!shown)}
      />
    </Frame>
  );
}
