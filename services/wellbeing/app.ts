import type { CreateService } from '@haven/kit/service';
import { serviceApp } from '@haven/kit/service-app';
import { paths } from './contract.ts';

/** Reflections, motivational messages and coping suggestions. A path without an endpoint answers 404. */
export const createWellbeing: CreateService = async (context) => ({
  name: 'wellbeing',
  paths,
  app: serviceApp(context),
});
