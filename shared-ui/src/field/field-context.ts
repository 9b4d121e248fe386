import { createContext, useContext } from 'react';

/** What ties a control to the label, hint and error around it. */
export type FieldWiring = {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-required'?: true | undefined;
};

export const FieldContext = createContext<FieldWiring>({});

/** The wiring of the `Field` around a control; spread it over the control's element. */
export const useField = (): FieldWiring => useContext(FieldContext);
