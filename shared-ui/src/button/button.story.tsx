import { Bookmark, Heart, Save, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { Row } from '../layout/index.ts';
import { type Story, useSample } from '../stories/story.ts';
import { Button, ButtonLink, CallLink, ExternalLink, IconButton } from './index.ts';

function Tones() {
  const say = useSample();
  return (
    <Row>
      <Button tone="main" icon={Save}>
        {say('Save check-in', 'Guardar registro')}
      </Button>
      <Button tone="pine">{say('Accept', 'Aceptar')}</Button>
      <Button>{say('Decline', 'Rechazar')}</Button>
      <Button tone="plain">{say('Not now', 'Ahora no')}</Button>
      <Button tone="danger" icon={Trash2}>
        {say('Clear all data', 'Borrar todos los datos')}
      </Button>
    </Row>
  );
}

function Sizes() {
  const say = useSample();
  return (
    <>
      <Button tone="main" size="large">
        {say('Start a session', 'Comenzar una sesión')}
      </Button>
      <Button tone="main" wide>
        {say('As wide as its place', 'Tan ancho como su lugar')}
      </Button>
    </>
  );
}

function Busy() {
  const say = useSample();
  return (
    <Row>
      <Button tone="main" busy>
        {say('Saving', 'Guardando')}
      </Button>
      <Button busy>{say('Loading', 'Cargando')}</Button>
      <Button tone="pine" disabled>
        {say('Disabled', 'No disponible')}
      </Button>
    </Row>
  );
}

function Links() {
  const say = useSample();
  return (
    <>
      <Row>
        <ButtonLink to="/community" icon={Users}>
          {say('Community', 'Comunidad')}
        </ButtonLink>
        <ExternalLink href="https://www.aa.org" tone="quiet">
          {say('Find AA meetings', 'Reuniones de AA')}
        </ExternalLink>
        <CallLink href="tel:988">{say('Call 988', 'Llama al 988')}</CallLink>
        <CallLink href="sms:741741?&body=HOME">{say('Text HOME', 'Envía HOME')}</CallLink>
        <CallLink href="tel:911" tone="danger">
          {say('Call 911', 'Llama al 911')}
        </CallLink>
      </Row>
      <p>
        {say('More at ', 'Más en ')}
        <ExternalLink href="https://www.samhsa.gov">SAMHSA</ExternalLink>.
      </p>
    </>
  );
}

function Icons() {
  const [kept, setKept] = useState(true);
  const say = useSample();
  return (
    <Row>
      <IconButton
        icon={Bookmark}
        label={say('Bookmark', 'Guardar')}
        pressed={kept}
        onClick={() => setKept(!kept)}
      />
      <IconButton icon={Heart} label={say('Helpful', 'Me ayuda')} tone="quiet" />
      <IconButton icon={Trash2} label={say('Delete', 'Borrar')} tone="danger" />
    </Row>
  );
}

export const buttonStory: Story = {
  room: 'button',
  states: { tones: Tones, sizes: Sizes, 'busy and disabled': Busy, links: Links, 'icons alone': Icons },
};
