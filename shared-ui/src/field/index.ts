export { Checkbox } from './checkbox.tsx';
export { CheckboxGroup } from './checkbox-group.tsx';
export { ChoiceGroup } from './choice-group.tsx';
export { controlStyle } from './control-style.ts';
export { FieldError } from './explanation.tsx';
export { Field } from './field.tsx';
export { type FieldWiring, useField } from './field-context.ts';
export { PasswordInput } from './password-input.tsx';
export { DateInput, TextArea, TextInput } from './text-inputs.tsx';
