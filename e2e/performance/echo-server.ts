/** A bare Hono that gives back what it was sent: what a call costs before Haven does anything. Prints its port. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const app = new Hono();
app.post('/echo', async (c) => c.json(await c.req.json()));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port));
