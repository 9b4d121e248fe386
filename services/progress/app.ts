import { HavenError } from '@haven/kit/errors';
import { jsonBody } from '@haven/kit/json-body';
import { requireMember } from '@haven/kit/person';
import type { CreateService, Person, ServiceEnv } from '@haven/kit/service';
import { serviceApp } from '@haven/kit/service-app';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import {
  checkpointSchema,
  daySchema,
  emotionalChangeSchema,
  emotionalMilestonesPath,
  lapseSchema,
  newEmotionalMilestoneSchema,
  newSobrietyMilestoneSchema,
  paths,
  sobrietyChangeSchema,
  sobrietyMilestonesPath,
} from './contract.ts';
import { invalid, utcDay } from './days-that-came.ts';
import { EmotionalMilestones } from './emotional-milestones.ts';
import { sobrietyOnDay } from './milestone-changes.ts';
import { SobrietyMilestones } from './sobriety-milestones.ts';

/** Bytes: what a whole milestone may have by the contract, with every lapse or checkpoint written full in any script. */
const wholeMilestone = 4 * 1024 * 1024;

/** The day that the asking device calls today (`?today=YYYY-MM-DD`), else the UTC day. @throws 422 `invalid` */
function todayOf(c: Context<ServiceEnv>): string {
  const asked = c.req.query('today');
  if (asked === undefined) return utcDay(c.get('service').now());
  const parsed = z.safeParse(daySchema, asked);
  if (parsed.success) return parsed.data;
  throw invalid('today', 'This is not a day.');
}

/**
 * The member behind a call. A device that holds what somebody did says whose it is (`?person=`): the cookie belongs to
 * all tabs, and may be somebody else's by the time a call is made.
 *
 * @throws 401 `sign-in-required`, 409 `someone-else`
 */
async function memberOf(c: Context<ServiceEnv>): Promise<Person> {
  const member = await requireMember(c);
  const meant = c.req.query('person');
  if (meant === undefined || meant === member.id) return member;
  throw new HavenError(
    409,
    'someone-else',
    'Somebody else is signed in by now. Nothing of theirs was changed.',
  );
}

/** Sobriety and emotional milestones, for members (spec sections 6 and 7). */
export const createProgress: CreateService = async (context) => {
  const sobriety = new SobrietyMilestones(context);
  const emotional = new EmotionalMilestones(context);
  await sobriety.prepare();
  await emotional.prepare();
  const app = serviceApp(context);

  app.get(sobrietyMilestonesPath, async (c) => {
    const { id } = await memberOf(c);
    const today = todayOf(c);
    return c.json((await sobriety.listOf(id)).map((each) => sobrietyOnDay(each, today)));
  });

  app.post(sobrietyMilestonesPath, async (c) => {
    const { id } = await memberOf(c);
    const today = todayOf(c);
    const wanted = await jsonBody(c, newSobrietyMilestoneSchema, wholeMilestone);
    const { milestone, isNew } = await sobriety.start(id, wanted);
    return c.json(sobrietyOnDay(milestone, today), isNew ? 201 : 200);
  });

  app.patch(`${sobrietyMilestonesPath}/:id`, async (c) => {
    const { id } = await memberOf(c);
    const today = todayOf(c);
    const change = await jsonBody(c, sobrietyChangeSchema);
    return c.json(sobrietyOnDay(await sobriety.change(id, c.req.param('id'), change), today));
  });

  app.delete(`${sobrietyMilestonesPath}/:id`, async (c) => {
    const { id } = await memberOf(c);
    await sobriety.remove(id, c.req.param('id'));
    return c.body(null, 204);
  });

  app.post(`${sobrietyMilestonesPath}/:id/lapses`, async (c) => {
    const { id } = await memberOf(c);
    const today = todayOf(c);
    const lapse = await jsonBody(c, lapseSchema);
    return c.json(sobrietyOnDay(await sobriety.logLapse(id, c.req.param('id'), lapse), today));
  });

  app.delete(`${sobrietyMilestonesPath}/:id/lapses/:lapseId`, async (c) => {
    const { id } = await memberOf(c);
    const today = todayOf(c);
    const milestone = await sobriety.undoLapse(id, c.req.param('id'), c.req.param('lapseId'));
    return c.json(sobrietyOnDay(milestone, today));
  });

  app.get(emotionalMilestonesPath, async (c) => {
    const { id } = await memberOf(c);
    return c.json(await emotional.listOf(id));
  });

  app.post(emotionalMilestonesPath, async (c) => {
    const { id } = await memberOf(c);
    const wanted = await jsonBody(c, newEmotionalMilestoneSchema, wholeMilestone);
    const { milestone, isNew } = await emotional.start(id, wanted);
    return c.json(milestone, isNew ? 201 : 200);
  });

  app.patch(`${emotionalMilestonesPath}/:id`, async (c) => {
    const { id } = await memberOf(c);
    const change = await jsonBody(c, emotionalChangeSchema);
    return c.json(await emotional.change(id, c.req.param('id'), change));
  });

  app.delete(`${emotionalMilestonesPath}/:id`, async (c) => {
    const { id } = await memberOf(c);
    await emotional.remove(id, c.req.param('id'));
    return c.body(null, 204);
  });

  app.post(`${emotionalMilestonesPath}/:id/checkpoints`, async (c) => {
    const { id } = await memberOf(c);
    const checkpoint = await jsonBody(c, checkpointSchema);
    return c.json(await emotional.addCheckpoint(id, c.req.param('id'), checkpoint));
  });

  app.delete(`${emotionalMilestonesPath}/:id/checkpoints/:checkpointId`, async (c) => {
    const { id } = await memberOf(c);
    return c.json(await emotional.removeCheckpoint(id, c.req.param('id'), c.req.param('checkpointId')));
  });

  return { name: 'progress', paths, app };
};
