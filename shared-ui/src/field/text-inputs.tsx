import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlStyle } from './control-style.ts';
import { useField } from './field-context.ts';

const Line = styled.input`${controlStyle}`;
const Box = styled.textarea`${controlStyle} display: block; resize: vertical; line-height: 1.5;`;
// iOS draws an empty date smaller and centred unless it is told otherwise.
const Day = styled.input`${controlStyle} appearance: none; max-inline-size: 16rem; text-align: start;`;

/** One line of text, an e-mail address, a phone number. */
export const TextInput = (props: ComponentProps<'input'>) => <Line type="text" {...useField()} {...props} />;

/** Several lines of text. */
export const TextArea = (props: ComponentProps<'textarea'>) => <Box rows={3} {...useField()} {...props} />;

/** A day, by the device's own picker; its value is YYYY-MM-DD. */
export const DateInput = (props: ComponentProps<'input'>) => <Day {...useField()} {...props} type="date" />;
