import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Field, TextArea, TextInput } from '../field/index.ts';
import { Row } from '../layout/index.ts';
import { type Story, useSample } from '../stories/story.ts';
import { ConfirmDialog, Dialog } from './index.ts';

function Plain() {
  const say = useSample();
  const [open, setOpen] = useState(false);
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>{say('Open a dialog', 'Abrir un diálogo')}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={say('Send a connection request', 'Enviar una solicitud')}
        description={say(
          'They see your display name and these words.',
          'Verá tu nombre visible y estas palabras.',
        )}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{say('Cancel', 'Cancelar')}</Button>
            <Button tone="main" onClick={() => setOpen(false)}>
              {say('Send', 'Enviar')}
            </Button>
          </>
        }
      >
        <Field label={say('Greeting', 'Saludo')}>
          <TextInput />
        </Field>
        <Field label={say('A few words', 'Unas palabras')}>
          <TextArea rows={12} />
        </Field>
        <Field label={say('Anything else', 'Algo más')}>
          <TextArea rows={12} />
        </Field>
      </Dialog>
    </Row>
  );
}

function Confirm() {
  const say = useSample();
  const [open, setOpen] = useState(false);
  return (
    <Row>
      <Button tone="danger" onClick={() => setOpen(true)}>
        {say('Clear all data', 'Borrar todos los datos')}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={say('Clear all data', 'Borrar todos los datos')}
        description={say(
          'Are you sure you want to clear all your data? This cannot be undone.',
          '¿Seguro que quieres borrar todos tus datos? Esto no se puede deshacer.',
        )}
        confirmLabel={say('Clear all data', 'Borrar todos los datos')}
        danger
        onConfirm={() => setOpen(false)}
      />
    </Row>
  );
}

export const dialogStory: Story = { room: 'dialog', states: { dialog: Plain, confirm: Confirm } };
