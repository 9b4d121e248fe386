import type { CreateService } from '@haven/kit/service';
import { serviceApp } from '@haven/kit/service-app';
import { paths } from './contract.ts';

/** Translation. A path without an endpoint answers 404. */
export const createLanguage: CreateService = async (context) => ({
  name: 'language',
  paths,
  app: serviceApp(context),
});
