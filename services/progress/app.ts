import { HavenError } from '@haven/kit/errors';
import { jsonBody } from '@haven/kit/json-body';
import { requireMember } from '@haven/kit/person';
import type { CreateService, ServiceEnv } from '@haven/kit/service';
import { serviceApp } from '@haven/kit/service-app';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { daySchema, newSobrietyMilestoneSchema, paths, sobrietyMilestonesPath } from './contract.ts';
import { SobrietyMilestones, utcDay } from './sobriety-milestones.ts';

/** The day that the asking device calls today (`?today=YYYY-MM-DD`), else the UTC day. @throws 422 `invalid` */
function todayOf(c: Context<ServiceEnv>): string {
  const asked = c.req.query('today');
  if (asked === undefined) return utcDay(c.get('service').now());
  const parsed = z.safeParse(daySchema, asked);
  if (parsed.success) return parsed.data;
  throw new HavenError(422, 'invalid', 'today: This is not a day.');
}

/** Sobriety milestones, for members (spec sections 6 and 7). */
export const createProgress: CreateService = async (context) => {
  const milestones = new SobrietyMilestones(context);
  await milestones.prepare();
  const app = serviceApp(context);

  app.get(sobrietyMilestonesPath, async (c) => {
    const { id } = await requireMember(c);
    return c.json(await milestones.listOf(id, todayOf(c)));
  });

  app.post(sobrietyMilestonesPath, async (c) => {
    const { id } = await requireMember(c);
    const wanted = await jsonBody(c, newSobrietyMilestoneSchema);
    const { milestone, isNew } = await milestones.start(id, wanted, todayOf(c));
    return c.json(milestone, isNew ? 201 : 200);
  });

  app.delete(`${sobrietyMilestonesPath}/:id`, async (c) => {
    const { id } = await requireMember(c);
    await milestones.remove(id, c.req.param('id'));
    return c.body(null, 204);
  });

  return { name: 'progress', paths, app };
};
