import type { CreateService } from '@haven/kit/service';
import { serviceApp } from '@haven/kit/service-app';
import { paths } from './contract.ts';

/** Peer profiles, matches and messages. A path without an endpoint answers 404. */
export const createCommunity: CreateService = async (context) => ({
  name: 'community',
  paths,
  app: serviceApp(context),
});
